import { expect, test } from "vitest";
import { drawn } from "./play.ts";
import { matchForTwo } from "./requests.ts";
import { testServer } from "./server.ts";
import { findings, LIMIT, patience, phone, testSite } from "./test-site.ts";

const site = testSite("whole", "full");
const server = testServer();

test(
  "people online are told when it is their turn, or why they cannot be, and a notification leads to the table",
  patience,
  async ({ onTestFinished }) => {
    const { context, page } = await site.visitor(onTestFinished, { name: "Bob" }, phone, "allow");
    // Where one's records are asked for, the page makes itself known to the server.
    await page.goto(`${server.address}#/records`);
    await page.getByText("You have not uploaded any records.").waitFor();
    const match = await page.evaluate(matchForTwo, { who: "bot", bot: "beginner" });
    await page.goto(`${server.address}#/table/${match}`);
    const menu = page.locator('.match-tools [aria-label="Menu"]');
    await menu.click();
    const box = page.locator(".alerts input");
    // Nobody has allowed notifications here, as most people do not.
    await page.locator(".alerts input:enabled").waitFor();
    await box.click({ force: true });
    await page.locator(".alerts-problem", { hasText: "does not allow notifications" }).waitFor();
    expect(await box.isChecked()).toBe(false);
    expect(await findings(page)).toEqual([]);
    // A webhook needs no permission of the browser.
    await page.locator(".alerts .button").click();
    await page.locator('input[type="url"]').fill("https://hooks.example.com/tabletown");
    await page.locator("dialog form .button").click();
    await page.locator(".channels li", { hasText: "hooks.example.com" }).waitFor();
    expect((await page.locator(".secret").textContent())?.length).toBeGreaterThan(20);
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator('input[type="url"]').waitFor({ state: "detached" });
    await box.click({ force: true });
    await drawn(page);
    await page.locator(".alerts input:checked:enabled").waitFor();
    // The server knows it, whichever browser asks.
    await page.reload();
    await menu.click();
    await page.locator(".alerts input:checked").waitFor();

    // Where they are allowed, a notification leads to its table.
    await context.grantPermissions(["notifications"], { origin: new URL(server.address).origin });
    await page.evaluate(() => navigator.serviceWorker.ready);
    const session = await context.newCDPSession(page);
    let registrationId = "";
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      registrationId = registrations[0]?.registrationId ?? registrationId;
    });
    // The list is told when one begins to listen, and may not be complete then.
    const registered = async (): Promise<string> => {
      await session.send("ServiceWorker.disable");
      await session.send("ServiceWorker.enable");
      return registrationId;
    };
    await expect.poll(registered, { timeout: LIMIT }).not.toBe("");
    await session.send("ServiceWorker.deliverPushMessage", {
      origin: new URL(server.address).origin,
      registrationId,
      data: JSON.stringify({ what: "turn", match: "abcdef1234", game: "london", seat: 0 }),
    });
    const shown = (): Promise<string[]> =>
      page.evaluate(async () => {
        const found = await (await navigator.serviceWorker.ready).getNotifications();
        return found.map(({ title, tag }) => `${title} ${tag}`);
      });
    await expect.poll(shown, { timeout: LIMIT }).toEqual(["Your turn abcdef1234"]);
    // A tap on it, as the browser would report it, which also starts a service worker that has gone to sleep.
    const tapped = async (): Promise<string> => {
      await session.send("ServiceWorker.startWorker", { scopeURL: new URL("/", server.address).href });
      await context.serviceWorkers()[0]?.evaluate(async () => {
        const worker = globalThis as typeof globalThis & {
          registration?: ServiceWorkerRegistration;
          NotificationEvent?: new (type: string, about: object) => Event;
        };
        const [notification] = (await worker.registration?.getNotifications()) ?? [];
        if (worker.NotificationEvent === undefined) throw new Error("not in a service worker");
        if (notification !== undefined)
          dispatchEvent(new worker.NotificationEvent("notificationclick", { notification }));
      });
      return page.url();
    };
    await expect.poll(tapped, { timeout: LIMIT }).toMatch(/#\/table\/abcdef1234$/);
  },
);
