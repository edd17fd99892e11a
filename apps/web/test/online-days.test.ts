import { describe, expect, test } from "vitest";
import { createTable, openTable, sayInChat, sitDown } from "./online-play.ts";
import { asked, moveOn, pill, sideways } from "./play.ts";
import { testServer } from "./server.ts";
import { findings, patience, phone, testSite, wide } from "./test-site.ts";

const site = testSite();
const server = testServer();

describe.concurrent("playing over days", patience, () => {
  test("only the clock that runs is shown, a bot that plays for somebody says so, and one goes on at the next table", async ({
    onTestFinished,
  }) => {
    const [anna, bob] = await site.visitors(onTestFinished, [
      [{ name: "Anna" }, wide],
      [{ name: "Bob", language: "pl" }, phone],
    ]);
    for (const game of ["metropolia", "london"]) {
      await anna.page.goto(`${server.address}#/new/${game}`);
      await anna.page.locator(".way", { hasText: "Online table" }).click();
      await pill(anna.page, "2");
      await pill(anna.page, "1 day per move");
      await anna.page.locator("#create").click();
      await anna.page.locator(".qr-code").waitFor();
      await sitDown(bob.page, server.address, (await anna.page.locator(".code").textContent()) ?? "");
      await anna.page.locator("#start-match:not([disabled])").click();
      for (const { page } of [anna, bob]) await page.locator(".match-board").waitFor();
      expect(await bob.page.locator(".clock").allTextContents()).toEqual([expect.stringMatching(/^(1.d.0.h|23:59:)/)]);
    }
    // Whoever is to move somewhere is shown there, and how long they still have.
    await asked(anna.page);
    await anna.page.goto(`${server.address}#/`);
    const mine = anna.page.locator(".own-matches .save", { hasText: "Your turn · 23 hours left" });
    await mine.nth(1).waitFor();
    await mine.filter({ hasText: "London" }).locator("a").click();
    await asked(anna.page);
    while ((await anna.page.locator(".turn-mine").count()) > 0) await moveOn(anna.page);
    await bob.page.locator(".dock-prompt", { hasText: "Dobierz" }).waitFor();
    await anna.page.locator(".dock a", { hasText: "Your turn at another table" }).click();
    await anna.page.locator(".m-pile").first().waitFor();
    // Who is away finds out what has become of their seat, and takes it back.
    await bob.page.locator('.match-tools [aria-label="Menu"]').click();
    await bob.page.locator("dialog button", { hasText: "Niech bot zagra" }).click();
    await bob.page.locator(".presence", { hasText: "Gra za ciebie bot." }).waitFor();
    expect(await findings(bob.page)).toEqual([]);
    await bob.page.locator(".presence .button-main", { hasText: "Wracam do gry" }).click();
    await bob.page.locator(".presence .button-main").waitFor({ state: "detached" });
    expect([...anna.errors, ...bob.errors]).toEqual([]);
  });

  test("when it begins, whoever goes by keys goes on at the board, and what they were about to say is still there", async ({
    onTestFinished,
  }) => {
    const [anna, bob] = await site.visitors(onTestFinished, [
      [{ name: "Anna" }, wide],
      [{ name: "Bob" }, phone],
    ]);
    const code = await createTable(anna.page, server.address, "metropolia", 2);
    await sitDown(bob.page, server.address, code);
    await bob.page.locator(".chat-form input").fill("I will be back");
    await anna.page.locator("#start-match:not([disabled])").press("Enter");
    for (const { page } of [anna, bob]) await page.locator("#match-board:focus").waitFor();
    await bob.page.locator(".match-tools .badged button").click();
    await bob.page.locator("#tab-chat").click();
    expect(await bob.page.locator(".chat-form input").inputValue()).toBe("I will be back");
  });

  test("before the beginning places are changed, and whoever loses theirs is told", async ({ onTestFinished }) => {
    const [anna, bob] = await site.visitors(onTestFinished, [
      [{ name: "Anna" }, wide],
      [{ name: "Bob" }, phone],
    ]);
    const code = await createTable(anna.page, server.address, "metropolia", 3);
    await sitDown(bob.page, server.address, code);
    const seats = anna.page.locator(".seat");
    const names = (): Promise<string[]> => anna.page.locator(".seat-name > :first-child").allTextContents();
    await bob.page.locator(".seat button", { hasText: "Sit here" }).click();
    await seats.nth(2).filter({ hasText: "Bob" }).waitFor();
    await bob.page.locator(".seat button", { hasText: "Change places" }).click();
    await anna.page.locator(".asked .button-main").click();
    await seats.nth(0).filter({ hasText: "Bob" }).waitFor();
    expect(await names()).toEqual(["Bob", "Open seat", "Anna"]);
    expect(await seats.nth(2).textContent()).toContain("here · host");
    expect(await findings(bob.page)).toEqual([]);
    expect(await sideways(bob.page)).toBe(0);
    // What is said moves no page from where somebody is.
    await bob.page.evaluate(() => scrollTo(0, 0));
    for (const line of ["One", "Two", "Three"]) {
      await sayInChat(anna.page, line);
      await bob.page.locator(".chat-messages li", { hasText: line }).waitFor();
    }
    expect(await bob.page.evaluate(() => scrollY)).toBe(0);
    await seats.nth(0).locator('[aria-label^="Clear"]').click();
    await bob.page.locator('main > [role="alert"]', { hasText: "no longer have a seat" }).waitFor();
    // They sit down again when the host, who alone is told of them, has let them back.
    await bob.page.locator(".seat .button-main").first().click();
    await bob.page.locator('main > [role="alert"]', { hasText: "only when they let you back" }).waitFor();
    expect(await bob.page.getByText("Removed from this table").count()).toBe(0);
    expect(await findings(anna.page)).toEqual([]);
    await anna.page.getByRole("button", { name: "Let back in" }).click();
    await anna.page.getByText("Removed from this table").waitFor({ state: "detached" });
    await bob.page.locator(".seat .button-main").first().click();
    // Whoever gets up knows it.
    await bob.page.locator(".seat button", { hasText: "Get up" }).click();
    await bob.page.locator(".seat .button-main").first().waitFor();
    await bob.page.locator('main > [role="alert"]').waitFor({ state: "detached" });
    expect([...anna.errors, ...bob.errors]).toEqual([]);
  });

  test("what somebody writes is gone at once when it is not to be seen, and there again", async ({
    onTestFinished,
  }) => {
    const [anna, bob] = await site.visitors(onTestFinished, [
      [{ name: "Anna" }, wide],
      [{ name: "שלום".repeat(8) }, phone],
    ]);
    await openTable(anna.page, bob.page, server.address, "metropolia");
    const lines = anna.page.locator(".chat-messages li", { has: anna.page.locator("time") });
    const say = async (line: string): Promise<void> => {
      await sayInChat(bob.page, line);
      await bob.page.locator(".chat-messages li", { hasText: line }).waitFor();
    };
    await bob.page.locator(".match-tools .badged button").click();
    await bob.page.locator("#tab-chat").click();
    await say("שלום 12");
    await anna.page.locator("#tab-chat").click();
    await lines.first().waitFor();
    // Writing from right to left turns nothing round but itself.
    const [text, time] = await Promise.all([":scope > bdi", "time"].map((what) => lines.locator(what).boundingBox()));
    expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThanOrEqual(time?.x ?? 0);
    await anna.page.locator('.match-tools [aria-label="Menu"]').click();
    await anna.page.locator("dialog .menu-others button").click();
    const heard = anna.page.locator("dialog button", { hasText: "what they write" });
    await heard.click();
    await heard.filter({ hasText: "again" }).waitFor();
    expect(await lines.count()).toBe(0);
    await say("still here?");
    await heard.click();
    await heard.filter({ hasText: "Do not" }).waitFor();
    expect(await findings(anna.page)).toEqual([]);
    await anna.page.keyboard.press("Escape");
    await lines.nth(1).waitFor();
    // A long name fits where it is told who has won.
    await anna.page.locator('.match-tools [aria-label="Menu"]').click();
    await anna.page.locator("dialog .button-danger").click();
    await anna.page.locator("#resign").click();
    await bob.page.locator("dialog .place-first").waitFor();
    const over = await bob.page.locator("dialog[open]").evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth);
    expect(over).toBe(0);
    expect([...anna.errors, ...bob.errors]).toEqual([]);
  });
});
