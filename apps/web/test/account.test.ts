import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { BrowserContext, CDPSession, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { look } from "./look.ts";
import { createTable, openTable } from "./online-play.ts";
import { tapTwice } from "./play.ts";
import { command } from "./requests.ts";
import { type OwnServer, startServer } from "./server.ts";
import { LIMIT, patience, phone, testSite, wide } from "./test-site.ts";

const site = testSite();
let server: OwnServer;
/** Passkeys belong to a name, and an address is none. */
let address: string;
beforeAll(async () => {
  server = await startServer();
  address = server.address.replace("127.0.0.1", "localhost");
}, LIMIT);
afterAll(() => server.close());

describe.concurrent("an account", patience, () => {
  test("that another tab signs in to in the middle of a guest's match is named at the table, which goes on as its own", async ({
    onTestFinished,
  }) => {
    const [anna, bob] = await site.visitors(onTestFinished, [
      [{ name: "Anna" }, wide],
      [{ name: "Bob" }, phone],
    ]);
    const post = async ([path, body]: readonly [string, object]): Promise<boolean> => {
      const headers = { "content-type": "application/json" };
      return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).ok;
    };
    const way = { login: "robert at home", passphrase: "correct horse battery" };
    const laptop = await site.visitor(onTestFinished, {}, wide);
    await laptop.page.goto(address);
    expect(await laptop.page.evaluate(post, ["/api/session", { name: "Robert" }] as const)).toBe(true);
    expect(await laptop.page.evaluate(post, ["/api/account", way] as const)).toBe(true);
    await openTable(anna.page, bob.page, address, "metropolia");
    const tab = await bob.context.newPage();
    await tab.goto(address);
    expect(await tab.evaluate(post, ["/api/login", { ...way, bring: true }] as const)).toBe(true);
    const lost = bob.page.locator(".lost");
    await lost.waitFor();
    // Back from the other tab.
    await bob.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await lost.filter({ hasText: "You are signed in as Robert in this browser now." }).waitFor();
    await lost.getByRole("button", { name: "Load the page again" }).click();
    await lost.waitFor({ state: "detached" });
    await bob.page.locator(".match-board").waitFor();
    await anna.page.locator(".presence-seats li", { hasText: "(away)" }).waitFor({ state: "detached" });
    // Bob's page has not heard that he signed in: the name that was chosen on it before is not given to the account.
    expect(await bob.page.evaluate(async () => (await fetch("/api/session")).json())).toMatchObject({ name: "Robert" });
    // Who closes a new browser before it hears so, is signed in when it is opened again.
    await laptop.context.clearCookies();
    const { page } = laptop;
    await page.goto(`${address}#/account`);
    await page.route("**/api/login", async (route) => {
      await route.fetch();
      await page.evaluate(() => void setTimeout(() => location.reload()));
    });
    await page.locator(".account-ways summary", { hasText: "With a passphrase" }).click();
    await page.locator('.account-ways [name="login"]').fill(way.login);
    await page.locator('.account-ways [name="passphrase"]').fill(way.passphrase);
    await page.locator("details[open] button", { hasText: "Sign in" }).click();
    await page.locator("#sign-out").waitFor();
  });

  test("made with a passkey in the middle of a match goes on on another device, with its settings", async ({
    onTestFinished,
  }) => {
    const [laptop, other] = await site.visitors(onTestFinished, [
      [{ name: "Anna" }, wide],
      [{ name: "Guest" }, phone],
    ]);
    const { page } = laptop;
    await addAuthenticator(laptop.context, page);
    const match = await waitAtTable(page);
    await page.locator(".keep-offer a").click();
    await page.locator("#keep-passkey").waitFor();
    await look(page, "account-guest");
    await page.locator("#keep-passkey").click();
    await page.locator("#make-codes").waitFor();
    await page.locator(".account-list", { hasText: "Chrome" }).first().waitFor();
    await look(page, "account");
    await page.locator('.page-head [aria-label^="Colours: Night"]').click();
    await page.locator('.languages [lang="pl"]').click();
    await page.locator("h1", { hasText: "Konto" }).waitFor();
    // The same page in the other theme and language: in `npm run test:long`.
    if (process.env.LONG_TESTS !== undefined) await look(page, "account-pl");

    // On the phone somebody has played as a guest before; that comes along.
    await waitAtTable(other.page);
    await page.locator("#show-link").click();
    const link = (await page.locator("[data-link]").getAttribute("data-link")) ?? "";
    await other.page.goto(link);
    await other.page.locator("b", { hasText: "as Anna?" }).waitFor();
    await look(other.page, "link");
    await other.page.locator("#use-link").click();
    await other.page.locator(".notice-good", { hasText: "Anna" }).waitFor();
    // Settings have followed, and the laptop has noticed the phone.
    await other.page.locator('html[lang="pl"][data-theme="dark"]').waitFor();
    await page.locator(".notice-good", { hasText: "Zalogowano inne urządzenie" }).waitFor();
    await page.locator(".account-list li", { hasText: "Wyloguj" }).waitFor();
    await other.page.goto(`${address}#/`);
    await other.page.locator(`a[href="#/table/${match}"]`).waitFor();
    expect(await other.page.locator('.people-group a[href^="#/table/"]').count()).toBe(2);
    // A link that was used leads nowhere.
    await other.page.goto(link);
    await other.page.locator('[role="alert"]', { hasText: "Ten link został już użyty" }).waitFor();

    // Signed out from the laptop, the phone is nobody; the passkey lets it in again.
    await page.locator("#sign-out-others").click();
    await page.locator("#sign-out-others").waitFor({ state: "detached" });
    await other.page.goto(`${address}#/account`);
    await other.page.reload();
    await other.page.locator("#keep-passkey").waitFor();
    expect(await other.page.locator("#sign-out").count()).toBe(0);
    await page.locator("#sign-out").click();
    await page.locator(".hero").waitFor();
    await page.goto(`${address}#/account`);
    await page.locator("#passkey-sign-in").click();
    await page.locator(".notice-good", { hasText: "Anna" }).waitFor();

    // The last way in is removed only by somebody who has read what it means.
    await page.locator(".account-list").first().locator("button").click();
    await page.locator("dialog .notice", { hasText: "nikt już nie wejdzie" }).waitFor();
    await look(page, "account-last-way");
    await page.keyboard.press("Escape");
    expect([laptop, other].flatMap(complaints)).toEqual([]);
  });

  test("kept with a passphrase is found again by a recovery code, downloaded, and deleted from the database", async ({
    onTestFinished,
  }) => {
    const [mina, bob] = await site.visitors(onTestFinished, [
      [{ name: "Wilhelmina", theme: "dark" }, wide],
      [{ name: "Bob" }, phone],
    ]);
    const { page } = mina;
    await waitAtTable(page);
    const finished = await playTogether(page, bob.page);
    await page.locator(".keep-offer a").click();
    await page.locator("summary", { hasText: "Keep with a passphrase" }).click();
    await page.locator('[name="passphrase"]').first().fill("correct horse battery");
    await page.locator("button", { hasText: /^Keep$/ }).click();
    let made = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/api/account/codes")) made++;
    });
    // Of codes that were made twice only the later ones work.
    await tapTwice(page.locator("#make-codes"));
    await page.locator(".codes code").last().waitFor();
    expect(made).toBe(1);
    const codes = await page.locator(".codes code").allTextContents();
    expect(codes).toHaveLength(10);
    await look(page, "account-codes");
    // What is printed is the codes, and nothing else.
    await page.emulateMedia({ media: "print" });
    await page.locator(".codes code").last().waitFor();
    await page.locator("#make-codes").waitFor({ state: "hidden" });
    await page.emulateMedia({ media: "screen" });
    await page.locator("button", { hasText: "I have them" }).click();
    await page.locator("#sign-out").click();
    await page.locator(".hero").waitFor();
    await page.waitForLoadState("networkidle");
    // Who has left is not there again as a guest.
    expect(named("Wilhelmina")).toBe(1);

    // A code works in any browser, once; afterwards a new passphrase may be chosen.
    await page.goto(`${address}#/account`);
    const withCode = async (code: string): Promise<void> => {
      await page.locator("summary", { hasText: "With a recovery code" }).click();
      await page.locator('[name="code"]').fill(code);
      await page.locator("details[open] button", { hasText: "Sign in" }).click();
    };
    await withCode("AAAA-AAAA-AAAA-AAAA");
    await page.locator('[role="alert"]', { hasText: "not known here" }).waitFor();
    // Whoever goes by keys is where they were, and the field says what is wrong with it.
    await page.locator("details[open] button:focus", { hasText: "Sign in" }).waitFor();
    expect(await describedBy(page.locator('[name="code"]'))).toContain("not known here");
    await page.locator("summary", { hasText: "With a recovery code" }).click();
    await withCode(codes[3] ?? "");
    await page.locator(".notice", { hasText: "choose a new one now" }).waitFor();
    await page.locator('[name="passphrase"]').fill("battery staple");
    await page.locator(".account-way button", { hasText: "Save" }).click();
    await page.locator(".notice-good", { hasText: "All other devices are signed out" }).waitFor();

    const downloaded = page.waitForEvent("download");
    await page.locator("#download-data").click();
    expect((await downloaded).suggestedFilename()).toBe("tabletown-my-data.json");
    await page.locator("#delete-data").click();
    await page.locator("dialog b", { hasText: "1 match that is not over" }).waitFor();
    await look(page, "account-delete");
    await page.locator('dialog [name="name"]').fill("somebody");
    await page.locator("dialog .button-danger").click();
    await page.locator("dialog .notice", { hasText: "exactly as it is shown" }).waitFor();
    expect(found("Wilhelmina")).not.toEqual([]);
    await page.locator('dialog [name="name"]').fill("Wilhelmina");
    await page.locator("dialog .button-danger").click();
    await page.locator(".hero").waitFor();
    expect(found("Wilhelmina")).toEqual([]);

    // Bob has his match as it was, and somebody was there.
    await bob.page.goto(`${address}#/table/${finished}`);
    await bob.page.reload();
    await bob.page.locator(".place", { hasText: "Former player" }).waitFor();
    await bob.page.locator(".button", { hasText: "Replay" }).click();
    await bob.page.locator(".scrub").waitFor();
    expect([mina, bob].flatMap(complaints)).toEqual([]);
  });
});

/** What is said of a field besides its name. */
function describedBy(field: Locator): Promise<string> {
  return field.evaluate((element) =>
    (element.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent)
      .join(" "),
  );
}

/** What a page complains about, but for answers that say no: those are shown to whoever asked. */
function complaints({ errors }: { readonly errors: readonly string[] }): string[] {
  return errors.filter((error) => !/status of 40[01]/.test(error));
}

/** How many people go by a name. */
function named(name: string): number {
  const database = new DatabaseSync(join(server.data, "tabletown.db"), { readOnly: true });
  try {
    return Number(database.prepare("SELECT count(*) AS people FROM people WHERE name = ?").get(name)?.people);
  } finally {
    database.close();
  }
}

/** The tables in which a text stands. */
function found(text: string): string[] {
  const database = new DatabaseSync(join(server.data, "tabletown.db"), { readOnly: true });
  try {
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    return tables
      .map(({ name }) => String(name))
      .filter((name) => JSON.stringify(database.prepare(`SELECT * FROM ${name}`).all()).includes(text));
  } finally {
    database.close();
  }
}

/** A device with a fingerprint reader at which the right finger always lies. */
async function addAuthenticator(context: BrowserContext, page: Page): Promise<CDPSession> {
  const session = await context.newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

/** Opens a table for two, and says which. */
async function waitAtTable(page: Page): Promise<string> {
  await createTable(page, address, "metropolia", 2);
  return matchAt(page);
}

function matchAt(page: Page): string {
  return /table\/(\w+)/.exec(page.url())?.[1] ?? "";
}

/** A few moves of two people, until one of them resigns; which match it was. */
async function playTogether(host: Page, guest: Page): Promise<string> {
  await openTable(host, guest, address, "metropolia");
  const match = matchAt(host);
  for (const page of [host, guest, host, guest]) await page.evaluate(moveByRequest, match);
  await guest.evaluate(command, [match, { do: "resign" }] as const);
  await host.locator(".place").first().waitFor();
  return match;
}

/** The first of the moves that somebody may make, if any. */
async function moveByRequest(match: string): Promise<void> {
  const { seq, position } = await (await fetch(`/api/matches/${match}`)).json();
  const [move] = position.options ?? [];
  if (move === undefined) return;
  const headers = { "content-type": "application/json" };
  await fetch(`/api/matches/${match}/commands`, {
    method: "POST",
    headers,
    body: JSON.stringify({ do: "act", seq, move }),
  });
}
