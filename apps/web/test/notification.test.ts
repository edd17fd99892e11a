import { describe, expect, test } from "vitest";
import { openTable } from "./online-play.ts";
import { drawn } from "./play.ts";
import { testServer } from "./server.ts";
import { findings, LIMIT, patience, phone, testSite, wide } from "./test-site.ts";

const site = testSite("whole", "full");
const server = testServer();

describe.concurrent("people online", patience, () => {
  test("are told when it is their turn, or why they cannot be", async ({ onTestFinished }) => {
    const [anna, bob] = await site.visitors(
      onTestFinished,
      [
        [{ name: "Anna" }, wide],
        [{ name: "Bob" }, phone],
      ],
      "allow",
    );
    await openTable(anna.page, bob.page, server.address, "metropolia");
    const menu = bob.page.locator('.match-tools [aria-label="Menu"]');
    await menu.click();
    const box = bob.page.locator(".alerts input");
    // Nobody has allowed notifications here, as most people do not.
    await bob.page.locator(".alerts input:enabled").waitFor();
    await box.click({ force: true });
    await bob.page.locator(".alerts-problem", { hasText: "does not allow notifications" }).waitFor();
    expect(await box.isChecked()).toBe(false);
    expect(await findings(bob.page)).toEqual([]);
    // A webhook needs no permission of the browser.
    await bob.page.locator(".alerts .button").click();
    await bob.page.locator('input[type="url"]').fill("https://hooks.example.com/tabletown");
    await bob.page.locator("dialog form .button").click();
    await bob.page.locator(".channels li", { hasText: "hooks.example.com" }).waitFor();
    expect((await bob.page.locator(".secret").textContent())?.length).toBeGreaterThan(20);
    expect(await findings(bob.page)).toEqual([]);
    await bob.page.keyboard.press("Escape");
    await bob.page.locator('input[type="url"]').waitFor({ state: "detached" });
    await box.click({ force: true });
    await drawn(bob.page);
    await bob.page.locator(".alerts input:checked:enabled").waitFor();
    // The server knows it, whichever browser asks.
    await bob.page.reload();
    await menu.click();
    await bob.page.locator(".alerts input:checked").waitFor();
  });

  test("see a notification that leads to the table", async ({ onTestFinished, expect: eventually }) => {
    const { context, page } = await site.visitor(onTestFinished, {}, wide, "allow");
    await context.grantPermissions(["notifications"], { origin: new URL(server.address).origin });
    await page.goto(server.address);
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
    await eventually.poll(registered, { timeout: LIMIT }).not.toBe("");
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
    await eventually.poll(shown, { timeout: LIMIT }).toEqual(["Your turn abcdef1234"]);
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
    await eventually.poll(tapped, { timeout: LIMIT }).toMatch(/#\/table\/abcdef1234$/);
  });
});
