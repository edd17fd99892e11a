import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openTable, sayInChat, sitDown } from "./online-play.ts";
import { asked, moveOn, pill, sideways } from "./play.ts";
import { command } from "./requests.ts";
import { testServer } from "./server.ts";
import { findings, patience, phone, testSite, wide } from "./test-site.ts";

const site = testSite();
const server = testServer();

describe.concurrent("what is agreed on for an online table", patience, () => {
  test("everything that a server knows can be chosen by keys, is told to who comes, remembered, and kept for a rematch", async ({
    onTestFinished,
  }) => {
    const [anna, bob] = await site.visitors(onTestFinished, [
      [{ name: "Anna" }, wide],
      [{ name: "Bob" }, phone],
    ]);
    const { page } = anna;
    await newTable(page, "metropolia");
    await pill(page, "2");
    // Whoever only wants to play is not asked.
    expect(await page.locator(".more-terms legend").first().isVisible()).toBe(false);
    await pill(page, "Other…");
    await page.locator(".field-inline", { hasText: "Minutes each" }).locator("select").selectOption("45");
    await page.locator(".field-inline", { hasText: "Seconds per move" }).locator("select").selectOption("0");
    await page.locator(".more-terms summary").focus();
    await page.keyboard.press("Enter");
    for (const [question, answer] of ANSWERS) await choose(page, question, answer);
    await page.locator(".more-terms", { hasText: "Whoever runs out of time has resigned" }).waitFor();
    expect(await findings(page, "terms")).toEqual([]);
    expect(await sideways(page)).toBe(0);
    await page.locator("#create").click();
    await page.locator(".qr-code").waitFor();
    const code = (await page.locator(".code").textContent()) ?? "";
    await bob.page.goto(`${server.address}#/join/${code}`);
    await bob.page.locator("#join-table").click();
    const told = await termsOf(bob.page);
    expect(told).toMatchObject({
      Time: "45 min + 0 s",
      "When time runs out": "the seat resigns",
      "Taking back": "only what reveals nothing",
      "Sharing the victory": "if everybody agrees",
      Spectators: "10 min later",
      Beginning: "when all seats are taken",
    });
    await bob.page.locator(".seat .button-main").first().click();
    // Nobody has to press anything.
    for (const each of [anna, bob]) await each.page.locator(".match-board").waitFor();
    const match = page.url().split("/").at(-1) ?? "";
    await bob.page.evaluate(command, [match, { do: "resign" }] as const);
    await page.locator("dialog .button-main", { hasText: "Play again" }).click();
    await page.locator(".terms").waitFor();
    expect(await termsOf(page)).toEqual({ ...told, Beginning: "the host starts" });
    // The next table begins with the same, in sight.
    await newTable(page, "london");
    await page.locator(".more-terms legend", { hasText: "Spectators" }).waitFor();
    expect(await chosenIn(page)).toEqual(expect.arrayContaining(["Other…", ...ANSWERS.map(([, answer]) => answer)]));
    await choose(page, "How time runs", "Days for each move");
    await page.locator(".field-inline", { hasText: "Days per move" }).locator("select").selectOption("14");
    await page.locator("#create").click();
    await page.locator(".terms", { hasText: "14 days per move" }).waitFor();
    expect([...anna.errors, ...bob.errors]).toEqual([]);
  });

  test("a victory is offered to be shared, refused, offered again and shared, and the result says so", async ({
    onTestFinished,
  }) => {
    const [anna, bob] = await site.visitors(onTestFinished, [
      [{ name: "Anna" }, wide],
      [{ name: "Bob", language: "ru", theme: "dark" }, phone],
    ]);
    await newTable(anna.page, "metropolia");
    await pill(anna.page, "2");
    await anna.page.locator(".more-terms summary").click();
    await choose(anna.page, "Sharing the victory", "If everybody agrees");
    await anna.page.locator("#create").click();
    await anna.page.locator(".qr-code").waitFor();
    await sitDown(bob.page, server.address, (await anna.page.locator(".code").textContent()) ?? "");
    await anna.page.locator("#start-match:not([disabled])").click();
    for (const { page } of [anna, bob]) await page.locator(".match-board").waitFor();
    const question = bob.page.locator(".asked", { hasText: "Anna предлагает разделить победу." });
    const openOffer = async (): Promise<void> => {
      await openMenu(anna.page, "Menu");
      await anna.page.locator("dialog button", { hasText: "Share the victory…" }).click();
      await anna.page.locator("dialog", { hasText: "Who must agree: Bob." }).waitFor();
    };
    const offer = async (): Promise<void> => {
      await openOffer();
      await anna.page.locator("dialog .button-main", { hasText: "Offer it" }).click();
      const own = anna.page.locator(".asked", { hasText: "You offer to share the victory." });
      await own.filter({ hasText: "Who must agree: Bob." }).waitFor();
      await question.waitFor();
    };
    await openOffer();
    expect(await findings(anna.page)).toEqual([]);
    await anna.page.keyboard.press("Escape");
    await offer();
    expect(await findings(bob.page, "share-asked")).toEqual([]);
    expect(await sideways(bob.page)).toBe(0);
    // While it is asked it cannot be asked again, and play goes on.
    await openMenu(bob.page, "Меню");
    expect(await bob.page.locator("dialog button", { hasText: "Разделить победу…" }).count()).toBe(0);
    await bob.page.keyboard.press("Escape");
    const mover = await Promise.race([anna, bob].map(({ page }) => asked(page).then(() => page)));
    await moveOn(mover);
    await question.locator(".button", { hasText: "Отказаться" }).click();
    await anna.page.locator(".presence .lost", { hasText: "The victory is not shared" }).waitFor();
    // Who thinks better of it is told nothing.
    await offer();
    await anna.page.locator(".asked button", { hasText: "Withdraw" }).click();
    await question.waitFor({ state: "detached" });
    expect(await anna.page.locator(".presence .lost").count()).toBe(0);
    await offer();
    await question.locator(".button-main").click();
    await anna.page.locator(".ending-why", { hasText: "everybody agreed to share the victory" }).waitFor();
    await bob.page.locator(".ending-why", { hasText: "все согласились разделить победу" }).waitFor();
    for (const { page } of [anna, bob]) {
      await page.locator(".place-first").nth(1).waitFor();
      expect(await findings(page, page === bob.page ? "shared" : undefined)).toEqual([]);
    }
    // The review goes by how the match ended.
    await anna.page.locator("dialog .button", { hasText: "Review" }).click();
    await anna.page.locator(".review-words", { hasText: "agreed to share the victory" }).waitFor();
    await anna.page.locator(".review-progress").waitFor({ state: "detached" });
    await anna.page.locator(".ledger").nth(1).waitFor();
    const ends = await anna.page.locator(".ledger-end td:last-child").allTextContents();
    expect(ends.map((text) => Number.parseInt(text, 10)).filter((_, index) => index % 2 === 1)).toEqual([50, 50]);
    expect([...anna.errors, ...bob.errors]).toEqual([]);
  });

  test("a victory is not offered where the table has not agreed on it, or a bot plays", async ({ onTestFinished }) => {
    const { page } = await site.visitor(onTestFinished, { name: "Anna" }, phone);
    await newTable(page, "metropolia");
    await pill(page, "2");
    await page.locator(".more-terms summary").click();
    await choose(page, "Sharing the victory", "If everybody agrees");
    expect(await sideways(page)).toBe(0);
    await page.locator("#create").click();
    await page.locator(".seat button", { hasText: "Seat a bot" }).click();
    await page.locator("#start-match:not([disabled])").click();
    await page.locator(".match-board").waitFor();
    await openMenu(page, "Menu");
    await page.locator("dialog button", { hasText: "Resign" }).waitFor();
    expect(await page.locator("dialog button", { hasText: "Share the victory" }).count()).toBe(0);
  });
});

describe.concurrent("at an online table", patience, () => {
  test("whoever reads earlier lines of the chat stays there, and is told of new ones", async ({ onTestFinished }) => {
    const [anna, bob] = await site.visitors(onTestFinished, [
      [{ name: "Anna" }, wide],
      [{ name: "Bob" }, phone],
    ]);
    await openTable(anna.page, bob.page, server.address, "metropolia");
    await anna.page.locator("#tab-chat").click();
    await bob.page.locator(".match-tools .badged button").click();
    await bob.page.locator("#tab-chat").click();
    const say = async (page: Page, text: string): Promise<void> => {
      await sayInChat(page, text);
      await page.locator(".chat-messages li", { hasText: text }).waitFor();
    };
    for (const line of ["First", "Second", "Third", "Fourth", "Fifth", "Sixth"]) {
      await say(anna.page, `${line}, ${"a long line ".repeat(20)}`);
      await bob.page.locator(".chat-messages li", { hasText: line }).waitFor();
    }
    const scroller = bob.page.locator("#side-content");
    const top = (): Promise<number> => scroller.evaluate((element) => element.scrollTop);
    const atEnd = async (): Promise<void> => {
      await bob.page.waitForFunction(() => {
        const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = document.getElementById("side-content") ?? {};
        return scrollHeight - scrollTop - clientHeight < 2;
      });
    };
    await atEnd();
    await scroller.evaluate((element) => element.scrollTo({ top: 30 }));
    await say(anna.page, "And this is new.");
    const told = bob.page.locator(".chat-new button", { hasText: "New messages" });
    await told.waitFor();
    expect(await top()).toBe(30);
    expect(await findings(bob.page, "chat-new")).toEqual([]);
    await bob.page.locator("#tab-chat .badge", { hasText: "1" }).waitFor();
    await told.press("Enter");
    await told.waitFor({ state: "detached" });
    await atEnd();
    expect(await bob.page.evaluate(() => document.activeElement?.textContent)).toBe("Anna");
    await bob.page.locator("#tab-chat .badge").waitFor({ state: "detached" });
    // At the end one stays at the end, and one sees what one has said oneself.
    await say(anna.page, "Once more.");
    await atEnd();
    await scroller.evaluate((element) => element.scrollTo({ top: 30 }));
    await say(bob.page, "Yes!");
    await atEnd();
    expect([...anna.errors, ...bob.errors]).toEqual([]);
  });

  test("a seat kept for a rematch says so, and nobody is told to move who cannot", async ({ onTestFinished }) => {
    const [anna, bob] = await site.visitors(onTestFinished, [
      [{ name: "Anna" }, wide],
      [{ name: "Bob" }, phone],
    ]);
    await openTable(anna.page, bob.page, server.address, "metropolia");
    const mover = await Promise.race([anna, bob].map((each) => asked(each.page).then(() => each)));
    const prompt = mover.page.locator(".dock-prompt");
    const before = (await prompt.textContent()) ?? "";
    await mover.context.setOffline(true);
    await mover.page.locator(".dock-prompt", { hasText: "as soon as the connection is back" }).waitFor();
    await mover.context.setOffline(false);
    await prompt.filter({ hasText: before }).waitFor();
    const match = anna.page.url().split("/").at(-1) ?? "";
    await bob.page.evaluate(command, [match, { do: "resign" }] as const);
    await anna.page.locator("dialog .button-main", { hasText: "Play again" }).click();
    const seat = anna.page.locator(".seat", { hasText: "Bob" });
    await seat.filter({ hasText: "the seat is kept for them" }).waitFor();
    await bob.page.locator("dialog .rematch .button-main").click();
    await seat.filter({ hasText: "here" }).waitFor();
    expect(await seat.textContent()).not.toContain("kept");
    // That nothing could be reached is what was tried.
    const isOffline = (error: string): boolean => error.includes("ERR_INTERNET_DISCONNECTED");
    expect([...anna.errors, ...bob.errors].filter((error) => !isOffline(error))).toEqual([]);
  });
});

const ANSWERS = [
  ["When time runs out", "The seat resigns"],
  ["Taking back", "Only what reveals nothing"],
  ["Sharing the victory", "If everybody agrees"],
  ["Spectators", "10 min later"],
  ["Beginning", "When all seats are taken"],
] as const;

async function newTable(page: Page, game: string): Promise<void> {
  await page.goto(`${server.address}#/new/${game}`);
  await page.locator(".way", { hasText: "Online table" }).click();
  await page.locator("#create").waitFor();
}

async function choose(page: Page, question: string, answer: string): Promise<void> {
  const asks = page.locator(".choose", { has: page.locator("legend", { hasText: question }) });
  await asks.locator(".pill", { hasText: answer }).click();
}

async function chosenIn(page: Page): Promise<string[]> {
  return page.locator(".pill:has(:checked)").allTextContents();
}

async function termsOf(page: Page): Promise<Record<string, string>> {
  await page.locator(".terms").waitFor();
  const rows = await page
    .locator(".terms > div")
    .evaluateAll((all) => all.map((row) => [...row.children].map(({ textContent }) => textContent ?? "")));
  return Object.fromEntries(rows);
}

async function openMenu(page: Page, label: string): Promise<void> {
  await page.locator(`.match-tools [aria-label="${label}"]`).click();
  await page.locator("dialog[open]").waitFor();
}
