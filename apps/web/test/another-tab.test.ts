import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tcpProxy } from "../../server/src/testing/tcp-proxy.ts";
import { createTable, openTable, sayInChat } from "./online-play.ts";
import { pill } from "./play.ts";
import { administer, type OwnServer, startServer } from "./server.ts";
import { LIMIT, patience, phone, testSite, wide } from "./test-site.ts";

const site = testSite();
let server: OwnServer;
beforeAll(async () => {
  server = await startServer();
}, LIMIT);
afterAll(() => server.close());

/** In another tab of the same browser; where the page were open there, it would give them the name that this browser knows. */
async function becomeSomebodyElse(context: BrowserContext, name: string): Promise<void> {
  const tab = await context.newPage();
  await tab.goto(`${server.address}healthz`);
  await tab.evaluate(async (next) => {
    await fetch("/api/session", { method: "DELETE" });
    const headers = { "content-type": "application/json" };
    await fetch("/api/session", { method: "POST", headers, body: JSON.stringify({ name: next }) });
  }, name);
  await tab.close();
}

/** Somebody comes back to a page that they had left open. */
async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}

describe.concurrent("a page that another tab has signed out", patience, () => {
  test("does nothing in the name of who plays there now, and loses nothing that was typed", async ({
    onTestFinished,
  }) => {
    const [anna, bob] = await site.visitors(onTestFinished, [
      [{ name: "Anna" }, wide],
      [{ name: "Bob" }, phone],
    ]);
    await openTable(anna.page, bob.page, server.address, "metropolia");
    await bob.page.locator(".match-tools .badged button").click();
    await bob.page.locator("#tab-chat").click();
    await anna.page.locator("#tab-chat").click();
    await sayInChat(anna.page, "Hello");
    await bob.page.locator(".person-name", { hasText: "Anna" }).first().click();
    await bob.page.locator("dialog button", { hasText: "Report" }).click();
    await bob.page.locator("dialog .pill", { hasText: "Insults" }).click();
    await bob.page.locator("dialog .field input").fill("Please look at this.");
    await becomeSomebodyElse(bob.context, "Mia");
    await bob.page.locator("dialog button", { hasText: "Send the report" }).click();
    await bob.page.locator('dialog [role="alert"]', { hasText: "Somebody else is signed in" }).waitFor();
    expect(await bob.page.locator("dialog .field input").inputValue()).toBe("Please look at this.");
    expect(await administer(server, "reports")).toBe("nobody has reported anything\n");
  });

  test("says whose it no longer is when somebody looks at it again, and keeps what was typed", async ({
    expect,
    onTestFinished,
  }) => {
    const { page, context } = await site.visitor(onTestFinished, { name: "Anna", language: "pl" }, phone);
    await page.goto(`${server.address}#/records`);
    await page.evaluate(() => localStorage.setItem("tabletown.online", "yes"));
    await page.goto(`${server.address}#/profile`);
    await page.locator(".profile-head h1", { hasText: "Anna" }).waitFor();
    await lookAgain(page);
    const account = await context.newPage();
    await account.goto(`${server.address}#/account`);
    await account.locator(".account-name summary").click();
    const typed = account.locator(".account-name input");
    await typed.fill("Anna Maria");
    await becomeSomebodyElse(context, "Mia");
    for (const each of [page, account]) {
      expect(await each.locator(".somebody-else").count()).toBe(0);
      // Who looks in a moment in which the server cannot be asked is told when they look again.
      const told = async (): Promise<number> => {
        await lookAgain(each);
        return each.locator('.somebody-else[role="alert"]', { hasText: "Mia" }).count();
      };
      await expect.poll(told).toBe(1);
    }
    expect(await typed.inputValue()).toBe("Anna Maria");
    await page.locator(".somebody-else button").click();
    await page.locator(".profile-head h1").waitFor();
    expect(await page.locator(".somebody-else").count()).toBe(0);
    // Signed out on another device, or banned, it says that.
    const { person } = await page.evaluate(async () => (await fetch("/api/session")).json());
    await administer(server, "ban", person, "--days", "7");
    await lookAgain(page);
    await page
      .locator(".somebody-else", { hasText: "na tym serwerze" })
      .filter({ hasText: "Znów możesz grać od" })
      .waitFor();
    expect(await page.locator(".somebody-else button").count()).toBe(0);
  });

  test("looks for a game no longer, and says why", async ({ onTestFinished }) => {
    const { page, context } = await site.visitor(onTestFinished, { name: "Anna" }, phone);
    await page.goto(server.address);
    await page.locator("#find-game").click();
    await page.locator("#start-search").click();
    await page.locator(".searching").waitFor();
    // It does not ask just when nobody is signed in.
    await page.route("**/api/search", (route) => route.abort());
    await becomeSomebodyElse(context, "Mia");
    await page.locator(".searching .lost", { hasText: "Connection lost" }).waitFor();
    await page.unroute("**/api/search");
    await page.locator('.people [role="alert"]', { hasText: "Somebody else is signed in" }).waitFor();
    expect(await page.locator(".searching").count()).toBe(0);
  });

  test("says that it is signed out where nobody is signed in any more, and how to go on", async ({
    onTestFinished,
  }) => {
    const [anna, bob] = await site.visitors(onTestFinished, [
      [{ name: "Anna" }, wide],
      [{ name: "Bob" }, phone],
    ]);
    const end = async (): Promise<void> => {
      await fetch("/api/session", { method: "DELETE" });
    };
    await createTable(anna.page, server.address, "metropolia", 2);
    await anna.page.locator(".chat-form input").fill("Hello");
    await anna.page.evaluate(end);
    const said = "You are signed out in this browser. Load the page again to go on.";
    await anna.page.locator(".lost", { hasText: said }).waitFor();
    expect(await anna.page.locator(".chat-form input").inputValue()).toBe("Hello");
    await bob.page.goto(`${server.address}#/workshop/metropolia`);
    const share = bob.page.getByRole("button", { name: "Share by link" });
    const upload = bob.page.getByRole("button", { name: "Upload and get a link" });
    await share.click();
    await upload.click();
    await bob.page.locator(".shared-packs li").waitFor();
    await bob.page.evaluate(end);
    await bob.page.getByRole("button", { name: "Upload it as it is now" }).click();
    await bob.page.locator('dialog [role="alert"]', { hasText: said }).waitFor();
  });

  test("keeps the name that the other has chosen when it keeps a setting", async ({ onTestFinished }) => {
    const { page, context } = await site.visitor(onTestFinished, { name: "Anna" }, wide);
    await page.goto(server.address);
    const tab = await context.newPage();
    await tab.goto(server.address);
    await tab.locator("#find-game").click();
    await tab.locator(".find-game .field input").fill("Mia");
    await pill(tab, "Over days: 3 days per move");
    await tab.locator("#start-search").click();
    await tab.locator(".searching").waitFor();
    await page.getByTitle("Settings").click();
    await pill(page, "Night");
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("tabletown.settings") ?? "{}"));
    expect(kept).toMatchObject({ name: "Mia", theme: "dark" });
  });

  test("keeps what the other has set when it sets something else", async ({ onTestFinished }) => {
    const { page, context } = await site.visitor(onTestFinished, {}, wide);
    const tab = await context.newPage();
    for (const each of [page, tab]) {
      await each.goto(site.address);
      await each.getByTitle("Settings").click();
    }
    await pill(page, "Night");
    await page.locator('html[data-theme="dark"]').waitFor();
    await pill(tab, "Slow");
    await tab.locator('html[data-motion="moving"]').waitFor();
    for (const each of [page, tab]) {
      await each.reload();
      await each.locator('html[data-theme="dark"][data-motion="moving"]').waitFor();
    }
  });

  test("is not at the table, when its connection comes back, as who plays there now", async ({ onTestFinished }) => {
    const { hostname, port } = new URL(server.address);
    const proxy = await tcpProxy({ host: hostname, port: Number(port) });
    onTestFinished(() => proxy.close());
    const [anna, bob] = await site.visitors(onTestFinished, [
      [{ name: "Anna" }, wide],
      [{ name: "Bob" }, phone],
    ]);
    await openTable(anna.page, bob.page, server.address, "metropolia", `http://127.0.0.1:${proxy.port}/`);
    proxy.silence();
    await bob.page.locator(".lost", { hasText: "Connection lost" }).waitFor();
    await becomeSomebodyElse(bob.context, "Mia");
    // That its session has ended does not arrive.
    proxy.reset();
    proxy.heal();
    await bob.page.locator(".lost", { hasText: "You are signed in as Mia in this browser now." }).waitFor();
    expect(await bob.page.locator(".match-board .lit").count()).toBe(0);
    expect(await anna.page.locator(".presence-seats", { hasText: "spectator" }).count()).toBe(0);
  });
});
