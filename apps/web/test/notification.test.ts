import { setTimeout as wait } from "node:timers/promises";
import type { BrowserContext, CDPSession } from "playwright-core";
import { expect, test } from "vitest";
import { drawn, serviceWorkerReady } from "./play.ts";
import { matchForTwo } from "./requests.ts";
import { testServer } from "./server.ts";
import { findings, patience, phone, testSite } from "./test-site.ts";

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
    await serviceWorkerReady(page);
    const session = await context.newCDPSession(page);
    const push = { what: "turn", match: "abcdef1234", game: "london", seat: 0 };
    // A browser may lose a push, or put its service worker to sleep between the push and the tap: each is tried again.
    const pushed = (): Promise<string[]> =>
      attempt(async () => {
        await deliverPush(session, new URL(server.address).origin, JSON.stringify(push));
        return page.evaluate(shownNotifications);
      });
    await expect.poll(pushed).toEqual(["Your turn abcdef1234"]);
    const tapped = async (): Promise<string> => {
      await pushed();
      await attempt(() => tapNotification(context, session, new URL("/", server.address).href));
      return page.url();
    };
    await expect.poll(tapped).toMatch(/#\/table\/abcdef1234$/);

    // Where another language was chosen since, it is told in that one.
    await page.evaluate(() => {
      localStorage.setItem("tabletown.alerts", JSON.stringify({ channel: "any", endpoint: "any", language: "en" }));
      const settings = JSON.parse(localStorage.getItem("tabletown.settings") ?? "{}");
      localStorage.setItem("tabletown.settings", JSON.stringify({ ...settings, language: "pl" }));
    });
    await page.goto(`${server.address}#/table/${match}`);
    await page.reload();
    await page.locator(".match-board").waitFor();
    await expect.poll(pushed).toContain("Twoja kolej abcdef1234");
  },
);

test(
  "a browser that was told of turns is told again once its person has signed in there anew",
  patience,
  async ({ onTestFinished }) => {
    const { context, page } = await site.visitor(onTestFinished, { name: "Bob" }, phone, "allow");
    await context.grantPermissions(["notifications"], { origin: new URL(server.address).origin });
    // The browser's push service.
    await page.addInitScript(() => {
      const subscription = { endpoint: "https://push.example.com/bob", keys: { p256dh: "BPY", auth: "abc" } };
      Object.assign(PushManager.prototype, { getSubscription: async () => ({ toJSON: () => subscription }) });
    });
    await page.goto(`${server.address}#/records`);
    await page.getByText("You have not uploaded any records.").waitFor();
    const match = await page.evaluate(matchForTwo, { who: "bot", bot: "beginner" });
    await page.goto(`${server.address}#/table/${match}`);
    await serviceWorkerReady(page);
    const menu = page.locator('.match-tools [aria-label="Menu"]');
    await menu.click();
    await page.locator(".alerts input:enabled").waitFor();
    await page.locator(".alerts input").click({ force: true });
    const told = (): Promise<number> =>
      page.evaluate(async () => (await (await fetch("/api/channels")).json()).channels.length);
    // What was clicked is checked at once, and stays so when the server has answered.
    await expect.poll(told).toBe(1);
    await page.locator(".alerts input:checked:enabled").waitFor();
    await page.evaluate(async () => {
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ login: "bob of the turns", passphrase: "a long passphrase" });
      await fetch("/api/account", { method: "POST", headers, body });
      await fetch("/api/session", { method: "DELETE" });
      await fetch("/api/login", { method: "POST", headers, body });
    });
    expect(await told()).toBe(0);
    await page.reload();
    await menu.click();
    await page.locator(".alerts input:checked").waitFor();
    await expect.poll(told).toBe(1);
  },
);

/** How long a browser has for one of the things that it may never answer, in milliseconds. */
const ATTEMPT = 10_000;

/** What a browser does not answer in time is an error, so that whoever asks can ask again. */
async function attempt<T>(ask: () => Promise<T>): Promise<T> {
  const answer = ask();
  const late = wait(ATTEMPT, undefined, { ref: false }).then(() => {
    throw new Error("the browser did not answer");
  });
  return Promise.race([answer, late]);
}

/** In the page: the notifications that are shown, by title and tag. */
async function shownNotifications(): Promise<string[]> {
  const found = await (await navigator.serviceWorker.ready).getNotifications();
  return found.map(({ title, tag }) => `${title} ${tag}`);
}

/** Gives the service worker a push message, as a browser's push service would. */
async function deliverPush(session: CDPSession, origin: string, data: string): Promise<void> {
  // The list of workers is told when one begins to listen.
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await session.send("ServiceWorker.disable");
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await registered, data });
}

/** A tap on the notification, as the browser would report it, which also starts a service worker that sleeps. */
async function tapNotification(context: BrowserContext, session: CDPSession, scopeURL: string): Promise<void> {
  await session.send("ServiceWorker.startWorker", { scopeURL });
  await context.serviceWorkers()[0]?.evaluate(async () => {
    const worker = globalThis as typeof globalThis & {
      registration?: ServiceWorkerRegistration;
      NotificationEvent?: new (type: string, about: object) => Event;
    };
    const [notification] = (await worker.registration?.getNotifications()) ?? [];
    if (worker.NotificationEvent === undefined) throw new Error("not in a service worker");
    if (notification !== undefined) dispatchEvent(new worker.NotificationEvent("notificationclick", { notification }));
  });
}
