import type { Page, Route } from "playwright-core";
import { describe, expect, test } from "vitest";
import { tcpProxy } from "../../server/src/testing/tcp-proxy.ts";
import { openTable, sayInChat, sitDown } from "./online-play.ts";
import { asked, drawn, moveByClicking, moveOn, pill, sentMoves, seqOf, sideways } from "./play.ts";
import { testServer } from "./server.ts";
import { findings, patience, phone, testSite, wide } from "./test-site.ts";

const site = testSite();
const server = testServer();

describe.concurrent("the online table", patience, () => {
  test("a lost connection shows on both screens, and a move that was not answered is made once", async ({
    onTestFinished,
  }) => {
    const { hostname, port } = new URL(server.address);
    const proxy = await tcpProxy({ host: hostname, port: Number(port) });
    onTestFinished(() => proxy.close());
    const [anna, bob] = await site.visitors(onTestFinished, [
      [{ name: "Anna" }, wide],
      [{ name: "Bob" }, phone],
    ]);
    await openTable(anna.page, bob.page, server.address, "metropolia", `http://127.0.0.1:${proxy.port}/`);
    const away = anna.page.locator(".presence-seats li", { hasText: "(away)" });
    while ((await whoseTurn([anna.page, bob.page])) === anna.page) await moveOn(anna.page);
    // Nothing gets through any more, and nobody is told.
    proxy.silence();
    await bob.page.locator(".presence .lost", { hasText: "Connection lost" }).waitFor();
    expect(await bob.page.locator(".match-board .lit").count()).toBe(0);
    await away.waitFor();
    expect(await away.textContent()).toContain("Bob");
    proxy.heal();
    await asked(bob.page);
    await away.waitFor({ state: "detached" });
    // The move arrives; that it has, does not.
    const before = await seqOf(bob.page);
    proxy.silence("answers");
    await moveByClicking(bob.page);
    await anna.page.locator(`.match[data-seq="${before + 1}"]`).waitFor();
    await bob.page.locator(".presence .lost", { hasText: "Your move will be sent" }).waitFor();
    await away.waitFor();
    proxy.heal();
    await bob.page.locator(`.match[data-seq="${before + 1}"]`).waitFor();
    await away.waitFor({ state: "detached" });
    expect(await sentMoves(bob.page)).toBe(2);
    // Each log speaks to its reader: what was rolled and paid is the same in both.
    const logs = await logsOf([anna.page, bob.page]);
    const [amounts, others] = logs.map((log) => log.map((told) => told.match(/\d+/g)));
    expect(amounts).toEqual(others);
    expect(logs[0]).toHaveLength(before + 2);
  });

  test("a clock shows what is left, also while earlier moves are looked at and when the page is loaded anew", async ({
    onTestFinished,
  }) => {
    const [anna, bob] = await site.visitors(onTestFinished, [
      [{ name: "Anna" }, wide],
      [{ name: "Bob" }, phone],
    ]);
    await anna.page.goto(`${server.address}#/new/metropolia`);
    await anna.page.locator(".way", { hasText: "Online table" }).click();
    await pill(anna.page, "2");
    await anna.page.locator(".pill", { hasText: /^10 min \+/ }).click();
    await anna.page.locator("#create").click();
    await anna.page.locator(".qr-code").waitFor();
    await sitDown(bob.page, server.address, (await anna.page.locator(".code").textContent()) ?? "");
    await anna.page.locator("#start-match:not([disabled])").click();
    await bob.page.locator(".match-board").waitFor();
    const { page } = (await whoseTurn([anna.page, bob.page])) === anna.page ? bob : anna;
    const running = page.locator(".clock", { hasText: /^9:/ });
    await running.filter({ hasText: "9:57" }).waitFor();
    await page.locator('.match-tools [aria-label="Menu"]').click();
    await page.locator("button", { hasText: "Look at earlier moves" }).click();
    await page.locator(".look-back").waitFor();
    await running.waitFor();
    await page.reload();
    await page.locator(".clock").first().waitFor();
    expect(await running.count()).toBe(1);
    expect([...anna.errors, ...bob.errors]).toEqual([]);
  });

  test("tells who only looks on that the chat is not for them, and not that it is empty", async ({
    onTestFinished,
  }) => {
    const [anna, bob] = await site.visitors(onTestFinished, [
      [{ name: "Anna" }, wide],
      [{ name: "Bob" }, phone],
    ]);
    await openTable(anna.page, bob.page, server.address, "metropolia");
    await bob.page.close();
    await anna.page.locator("#tab-chat").click();
    await sayInChat(anna.page, "Hello");
    await anna.page.locator(".chat-messages li", { hasText: "Hello" }).waitFor();
    const eve = await site.visitor(onTestFinished, { name: "Eve" }, phone);
    await eve.page.goto(anna.page.url());
    await eve.page.locator(".match-tools .badged button").click();
    await eve.page.locator("#tab-chat").click();
    await eve.page.locator(".chat", { hasText: "Only those at the table" }).waitFor();
    expect(await eve.page.locator(".chat").textContent()).not.toMatch(/Hello|Nobody/);
  });

  test("why something was refused is gone once the table has changed", async ({ onTestFinished }) => {
    const [anna, bob] = await site.visitors(onTestFinished, [
      [{ name: "Anna" }, wide],
      [{ name: "Bob" }, phone],
    ]);
    const pages = [anna.page, bob.page] as const;
    await openTable(...pages, server.address, "metropolia");
    const first = await whoseTurn(pages);
    const [mover, visitor, other] = first === anna.page ? [first, anna, bob.page] : [first, bob, anna.page];
    await moveOn(mover);
    // In two windows at once the same is asked for: the second is told that there is a question already.
    const again = await visitor.context.newPage();
    await again.goto(mover.url());
    for (const page of [mover, again]) await openTakeback(page);
    for (const page of [mover, again]) await page.locator("dialog .button-main").click();
    await again.locator(".presence .lost").waitFor();
    await other.locator(".asked .button", { hasText: "Decline" }).click();
    await again.locator(".presence .lost").waitFor({ state: "detached" });
    expect(complaints(anna, bob)).toEqual([]);
  });

  test("is shared by its address, talks in everybody's language, says why it ended and begins anew", async ({
    onTestFinished,
  }) => {
    const [anna, bob] = await site.visitors(onTestFinished, [
      [{}, wide],
      [{ language: "ru", theme: "dark" }, phone],
    ]);
    await anna.page.goto(`${server.address}#/new/suburbia`);
    await anna.page.locator(".way", { hasText: "Online table" }).click();
    // The button is in sight however long the form, and nobody sits down without a name.
    await anna.page.locator("#create").waitFor();
    expect(await anna.page.locator(".new-form").textContent()).not.toContain("Lone Architect");
    expect(await inSight(anna.page, "#create")).toBe(true);
    await anna.page.locator("#create").click();
    await anna.page.locator("#your-name:focus").waitFor();
    await anna.page.locator("#your-name").fill("Anna");
    await pill(anna.page, "2");
    // The answer is lost on its way: asked for again, the table that is open already is gone to.
    const lost = loseAnswer(anna.page, "**/api/matches");
    await anna.page.locator("#create").click();
    await anna.page.locator("#create-problem").waitFor();
    const { id } = await lost;
    await anna.page.locator("#create").click();
    await anna.page.locator(".terms", { hasText: "Whoever has the link" }).waitFor();
    expect(anna.page.url()).toContain(id);
    // A host who cannot start yet is told why.
    await anna.page.locator(".start-bar", { hasText: "Waiting for more players." }).waitFor();
    await bob.page.goto(anna.page.url());
    await bob.page.locator(".seat .button-main").click();
    await bob.page.locator("dialog input").fill("Борис");
    await bob.page.locator("dialog .button-main").click();
    await bob.page.locator(".phrases summary").click();
    await bob.page.locator(".phrase-row button", { hasText: "Удачи!" }).click();
    await anna.page.locator(".chat-messages li", { hasText: "Good luck!" }).locator("time").waitFor();
    expect(await findings(bob.page, "lobby")).toEqual([]);
    expect(await sideways(bob.page)).toBe(0);
    await anna.page.locator("#start-match:not([disabled])").click();
    for (const { page } of [anna, bob]) await page.locator(".match-board").waitFor();
    await anna.page.waitForFunction(() => document.title === "Your turn · Suburbia · Tabletown");
    // What was said shows on the icon, the tab and in the title until it is read.
    await anna.page.locator("#tab-chat").click();
    await sayInChat(anna.page, "And to you!");
    await bob.page.locator(".match-tools .badge").waitFor();
    await bob.page.waitForFunction(() => document.title.startsWith("(1) · "));
    await bob.page.locator(".match-tools .badged button").click();
    await bob.page.locator("#tab-chat .badge").waitFor();
    await bob.page.locator("#tab-chat").click();
    await bob.page.locator(".badge").first().waitFor({ state: "detached" });
    await bob.page.locator(".side-close button").click();
    await bob.page.locator('.match-tools [aria-label="Меню"]').click();
    await bob.page.locator("dialog .button-danger").click();
    await bob.page.locator("dialog", { hasText: "Партия сразу закончится, победит Anna." }).waitFor();
    expect(await findings(bob.page)).toEqual([]);
    await bob.page.locator("#resign").click();
    await anna.page.locator(".ending-why", { hasText: "because Борис resigned" }).waitFor();
    // Nobody is told that a rule for equal scores has decided.
    await anna.page.locator(".place-first").waitFor();
    expect(await anna.page.locator(".place", { hasText: "Equal score" }).count()).toBe(0);
    await bob.page.locator("dialog .button-main", { hasText: "Сыграть ещё" }).click();
    await bob.page.locator(".seats").waitFor();
    await anna.page.locator("dialog .rematch", { hasText: "Борис wants to play again" }).waitFor();
    expect(await findings(anna.page)).toEqual([]);
    await anna.page.locator("dialog .rematch .button-main").click();
    await anna.page.locator(".seat", { hasText: "Борис" }).waitFor();
    // A table that is not open, or not there, asks for a code.
    const code = (await bob.page.locator(".code").textContent()) ?? "";
    await bob.page.goto(`${server.address}#/table/nosuchtable00001`);
    await bob.page.locator(".closed-table input").fill(code);
    expect(await findings(bob.page)).toEqual([]);
    await bob.page.locator(".closed-table .join button").click();
    await bob.page.locator("#join-table").click();
    await bob.page.locator(".seat", { hasText: "Anna" }).waitFor();
    expect(complaints(anna, bob)).toEqual([]);
  });

  test("moves taken back are gone from both logs and boards, which say who took them back", async ({
    onTestFinished,
  }) => {
    // Things move on both screens, on one of them slowly enough to be behind: what is still being shown must not come back afterwards.
    const [anna, bob] = await site.visitors(onTestFinished, [
      [{ name: "Anna", speed: "fast" }, wide],
      [{ name: "Bob", speed: "normal" }, phone],
    ]);
    const pages = [anna.page, bob.page] as const;
    await openTable(...pages, server.address, "metropolia");
    const [first, second] = (await whoseTurn(pages)) === anna.page ? pages : [bob.page, anna.page];
    const [mover, other] = first === anna.page ? ["Anna", "Bob"] : ["Bob", "Anna"];
    await moveOn(first);
    // Who has rolled builds, which nothing reveals: it is freely taken back while the others still watch it.
    await asked(first);
    await moveOn(first);
    await first.locator(".dock button", { hasText: "Take back" }).click();
    for (const page of pages) await page.locator('.match[data-seq="1"] .taken-back').waitFor();
    // Each log speaks to its own reader.
    const told = [first, second] as const;
    const freely = await logsOf(told);
    expect(freely.map((log) => log.length)).toEqual([3, 3]);
    expect(freely.map((log) => log.at(-1))).toEqual(["You took a move back.", `${mover} took a move back.`]);
    expect(await textOf(anna.page)).toBe(await textOf(bob.page));

    await asked(first);
    await moveOn(first);
    await asked(second);
    await moveOn(second);
    for (const page of pages) await page.locator('.match[data-seq="3"]').waitFor();
    // The whole turn is asked for, and the whole turn is what comes back.
    await openTakeback(first);
    expect(await first.locator("dialog").textContent()).toContain(`Who must agree: ${other}.`);
    expect(await findings(first)).toEqual([]);
    await first.locator("dialog .button-main").click();
    const question = second.locator(".asked", { hasText: `${mover} asks to take back 3 moves.` });
    await question.waitFor();
    expect(await sideways(second)).toBe(0);
    await question.locator(".button-main").click();
    for (const page of pages) await page.locator('.match[data-seq="0"] .taken-back').waitFor();
    const agreed = await logsOf(told);
    expect(agreed.map((log) => log.slice(1))).toEqual(
      ["You", mover].map((who) => [`${who} took a move back.`, `${who} took 3 moves back.`]),
    );
    expect(await textOf(anna.page)).toBe(await textOf(bob.page));

    // It is still so for whoever comes back, and the match goes on.
    await second.reload();
    await second.locator(".match-board").waitFor();
    await asked(first);
    await moveOn(first);
    await asked(first);
    await moveOn(first);
    for (const page of pages) await page.locator('.match[data-seq="2"]').waitFor();
    expect((await logsOf(told)).map((log) => log.length)).toEqual([5, 5]);
    expect(complaints(anna, bob)).toEqual([]);
  });
});

async function whoseTurn(pages: readonly Page[]): Promise<Page> {
  return Promise.race(pages.map((page) => asked(page).then(() => page)));
}

/** On a phone it is in the menu; where there is room, a button. */
async function openTakeback(page: Page): Promise<void> {
  const button = page.locator('.match-tools [aria-label="Take back"]');
  if (await button.isVisible()) return button.click();
  await page.locator('.match-tools [aria-label="Menu"]').click();
  await page.locator("button", { hasText: "Take back…" }).click();
}

/** What a tab of the side panel says, which is opened for it where it is not to be seen. */
async function inPanel(page: Page, tab: string, look: () => Promise<string[]>): Promise<string[]> {
  const opener = page.locator('.match-tools [aria-label="Log and more"]');
  const hidden = (await opener.getAttribute("aria-expanded")) !== "true";
  if (hidden) await opener.click();
  await page.locator(`#tab-${tab}`).click();
  await drawn(page);
  const found = await look();
  if (hidden) await page.locator(".side-close button").click();
  return found;
}

async function logsOf(pages: readonly Page[]): Promise<string[][]> {
  const logs: string[][] = [];
  for (const page of pages) logs.push(await inPanel(page, "log", () => page.locator(".log-entry").allTextContents()));
  return logs;
}

async function textOf(page: Page): Promise<string> {
  return (await inPanel(page, "text", () => page.locator("#side-content").allTextContents())).join("\n");
}

/** Whether all of something is on screen. */
function inSight(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
}

/** What pages complained about; what a server under load puts off is asked for again. */
function complaints(...visitors: readonly { readonly errors: readonly string[] }[]): string[] {
  return visitors.flatMap(({ errors }) => errors).filter((error) => !error.startsWith("Failed to load resource"));
}

/** The server does what is asked of it there next, and nobody hears of it; what it would have said. */
function loseAnswer(page: Page, address: string): Promise<{ readonly id: string }> {
  return new Promise((resolve) => {
    const lose = async (route: Route): Promise<void> => {
      const answer = await route.fetch();
      resolve(await answer.json());
      await route.abort();
    };
    void page.route(address, lose, { times: 1 });
  });
}
