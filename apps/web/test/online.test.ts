import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { gamesFor } from "./games.ts";
import { createTable, openTable, sayInChat, sitDown } from "./online-play.ts";
import { asked, drawn, moveByClicking, moveOn, seqOf, sideways } from "./play.ts";
import { testServer } from "./server.ts";
import { comeToRest, findings, patience, phone, testSite, wide } from "./test-site.ts";

/** Somebody comes back after so many moves and resigns after so many; in `npm run test:long` one game goes on to its end. */
const BREAK = 2;
const ENOUGH = 4;
const WHOLE = process.env.LONG_TESTS === undefined ? undefined : "metropolia";
/** What looks the same in every game is looked at in this one. */
const FIRST = "metropolia";
/** Here people choose at the same time. */
const TOGETHER = "suburbia";

const site = testSite();
const server = testServer();

describe.concurrent("two people online", patience, () => {
  for (const { game } of gamesFor(FIRST, TOGETHER)) {
    test(`play ${game}; one of them comes back in the middle`, async ({ onTestFinished }) => {
      const [anna, bob] = await site.visitors(
        onTestFinished,
        [
          [{ name: "Anna" }, wide],
          [{ name: "Bob", theme: "dark" }, phone],
        ],
        game === WHOLE ? "allow" : "block",
      );
      await openTable(anna.page, bob.page, server.address, game);
      if (game === FIRST) await chat(anna.page, bob.page);
      if (game === TOGETHER) await chooseTogether(anna.page, bob.page);
      for (let moves = 0; game === WHOLE || moves < ENOUGH; moves++) {
        const turn = await Promise.race([
          asked(anna.page).then((waits) => ({ waits, page: anna.page })),
          asked(bob.page).then((waits) => ({ waits, page: bob.page })),
        ]);
        if (turn.waits === "over") break;
        await moveOn(turn.page);
        if (moves === BREAK) await comeBack(bob.page, game === FIRST);
      }
      const comes = await Promise.all([anna, bob].map(({ page }) => holdStory(page)));
      if (game !== WHOLE) {
        // In every game in `npm run test:long`.
        if (game === FIRST || WHOLE !== undefined) await lookBack(anna.page, game);
        await bob.page.locator('.match-tools [aria-label="Menu"]').click();
        await bob.page.locator("button", { hasText: "Resign" }).click();
        await bob.page.locator("#resign").click();
      }
      for (const [i, { page }] of [anna, bob].entries()) {
        await page.locator(".place").nth(1).waitFor();
        expect(await sideways(page)).toBe(0);
        // What somebody is about to press stays there.
        await comeToRest(page);
        const replay = page.locator(".button", { hasText: "Replay" });
        const before = await replay.boundingBox();
        comes[i]?.();
        await page.locator(".chart-legend li").first().waitFor({ state: "attached" });
        expect(await replay.boundingBox()).toEqual(before);
      }
      if (game === FIRST || WHOLE !== undefined) {
        await anna.page.locator(".button", { hasText: "Replay" }).click();
        await anna.page.locator(".scrub").waitFor();
      }
      if (game === FIRST && game !== WHOLE) await reviewWonMatch(anna.page);
      expect(anna.errors).toEqual([]);
    });
  }
});

describe.concurrent("bots online", patience, () => {
  test("are as strong as the host likes, have names, and leave room for hints", async ({ onTestFinished }) => {
    const { page, errors } = await site.visitor(onTestFinished, { name: "Anna" });
    await createTable(page, server.address, "metropolia", 3);
    await seatBot(page, 1);
    await chooseLevel(page, 1, "expert", "thinks far ahead");
    // The next one is as strong, until it is told otherwise.
    await seatBot(page, 2);
    await page.locator(".seat", { hasText: "thinks far ahead" }).nth(1).waitFor();
    await chooseLevel(page, 2, "beginner", "makes mistakes");
    expect(
      await page.locator(".level-select").evaluateAll((all) => all.map((each) => Reflect.get(each, "value"))),
    ).toEqual(["expert", "beginner"]);
    const names = page.locator(".seat-name b");
    expect(await names.allTextContents()).toEqual(["Anna", "Birch", "Cedar"]);
    await page.locator('.languages [lang="pl"]').click();
    await page.locator(".seat-name b", { hasText: "Brzoza" }).waitFor();
    await page.locator('.languages [lang="ru"]').click();
    await page.locator(".seat-name b", { hasText: "Берёза" }).waitFor();
    expect(await names.allTextContents()).toEqual(["Anna", "Берёза", "Кедр"]);
    expect(await findings(page, "lobby-bots")).toEqual([]);
    expect(await sideways(page)).toBe(0);
    await page.locator('.languages [lang="en"]').click();
    await page.locator("#start-match").click();
    await asked(page);
    const said = await listenToTurns(page);
    await page.locator(HINT).click();
    await page.locator(".move-best").waitFor();
    const seq = await seqOf(page);
    while ((await seqOf(page)) < seq + 8 && (await asked(page)) === "mine") await moveOn(page);
    const turns = await said();
    expect(turns).toContain("Birch is thinking…");
    expect(turns).toContain("Cedar is thinking…");
    expect(turns.filter((turn) => /Waiting|expert|beginner/.test(turn))).toEqual([]);
    await page.locator("#tab-log").click();
    await page.locator(".log", { hasText: "Birch" }).waitFor();
    expect(errors).toEqual([]);
  });

  test("give no hints where another person plays, even while a bot holds their seat", async ({ onTestFinished }) => {
    const [anna, bob] = await site.visitors(onTestFinished, [
      [{ name: "Anna" }, wide],
      [{ name: "Bob" }, phone],
    ]);
    const code = await createTable(anna.page, server.address, "metropolia", 3);
    await seatBot(anna.page, 2);
    await sitDown(bob.page, server.address, code);
    await anna.page.locator("#start-match:not([disabled])").click();
    await bob.page.locator(".match-board").waitFor();
    await anna.page.locator(".match-board").waitFor();
    for (const { page } of [anna, bob]) expect(await page.locator(HINT).count()).toBe(0);
    await bob.page.locator('.match-tools [aria-label="Menu"]').click();
    await bob.page.locator("button", { hasText: "Let a bot play for me" }).click();
    await anna.page.locator(".presence-seats li:has(svg.icon)", { hasText: "Bob" }).waitFor();
    expect(await anna.page.locator(HINT).count()).toBe(0);
  });
});

const HINT = '.match-tools [aria-label="Hint"]';

async function seatBot(host: Page, seat: number): Promise<void> {
  await host.locator(".seat").nth(seat).locator("button", { hasText: "Seat a bot" }).click();
  await host.locator(".seat").nth(seat).locator(".level-select").waitFor();
}

async function chooseLevel(host: Page, seat: number, level: string, manner: string): Promise<void> {
  await host.locator(".seat").nth(seat).locator(".level-select").selectOption(level);
  await host.locator(".seat").nth(seat).locator(".seat-name", { hasText: manner }).waitFor();
}

/** Notes every line about whose turn it is from now on; some stand only for a moment. */
async function listenToTurns(page: Page): Promise<() => Promise<string[]>> {
  const said = await page.evaluateHandle(() => {
    const lines = new Set<string>();
    const note = (): void => void lines.add(document.querySelector(".turn-status")?.textContent ?? "");
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
    return lines;
  });
  return () => said.evaluate((lines) => [...lines]);
}

/** Both are asked at once, and what one has proposed stands when the other is faster. */
async function chooseTogether(anna: Page, bob: Page): Promise<void> {
  await asked(anna);
  await anna.locator("#tab-moves").click();
  await anna.locator(".moves .button").first().click();
  const proposal = await anna.locator(".proposal h2").textContent();
  await asked(bob);
  await moveByClicking(bob);
  await anna.locator('.match[data-seq="1"]').waitFor();
  expect(await anna.locator(".proposal h2").textContent()).toBe(proposal);
  await anna.locator(".proposal .button-main").click();
  for (const page of [anna, bob]) await page.locator('.match[data-seq="2"]').waitFor();
}

async function chat(host: Page, guest: Page): Promise<void> {
  await host.locator("#tab-chat").click();
  await sayInChat(host, "Good luck!");
  await guest.locator('.match-tools [aria-label^="Log and more"]').click();
  await guest.locator("#tab-chat").click();
  await guest.locator(".chat-messages li", { hasText: "Good luck!" }).waitFor();
  await guest.locator(".side-close button").click();
}

/** The page is opened again, perhaps after the connection broke, and everything is there as it was. */
async function comeBack(page: Page, broken: boolean): Promise<void> {
  const before = await seqOf(page);
  if (broken) {
    await page.context().setOffline(true);
    await page.reload().catch(() => undefined);
    await page.context().setOffline(false);
  }
  // A browser without the page in store tries again by itself as soon as there is a connection: either will do.
  await page.reload().catch(() => undefined);
  await page.locator(".match-board").waitFor();
  await page.waitForFunction(
    (seq) => Number(document.querySelector<HTMLElement>(".match")?.dataset.seq) >= seq,
    before,
  );
}

/** How a game went is found out from its record: until the returned function is called it is not there. */
async function holdStory(page: Page): Promise<() => void> {
  let come = (): void => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route("**/api/matches/*/record", async (route) => {
    await coming;
    await route.continue();
  });
  return come;
}

/** Earlier moves of a running match, seen with one's own eyes only; and the way back. */
async function lookBack(page: Page, game: string): Promise<void> {
  const seq = await seqOf(page);
  await page.locator('.match-tools [aria-label="Menu"]').click();
  await page.locator("button", { hasText: "Look at earlier moves" }).click();
  const slider = page.locator(".scrub");
  await slider.waitFor();
  expect(await slider.getAttribute("max")).toBe(String(seq));
  await page.locator("body").press("Home");
  await drawn(page);
  expect(await seqOf(page)).toBe(0);
  expect(await page.locator(".scrub-more", { hasText: "Seen by" }).count()).toBe(0);
  if (game === FIRST) expect(await findings(page)).toEqual([]);
  await page.locator(".look-back .button").click();
  await page.locator(`.match[data-seq="${seq}"] .presence`).waitFor();
}

/** The other gave up: however it stood, that is what the review comes to. */
async function reviewWonMatch(page: Page): Promise<void> {
  const why = { hasText: "The match ended because Bob resigned." };
  await page.locator(".look-back", why).waitFor();
  await page.locator('.scrubber a[href^="#/review/"]').click();
  await page.locator(".course-table").waitFor();
  await page.locator(".review-words", why).waitFor();
  await page.locator(".review-progress").waitFor({ state: "detached" });
  const ends = await page.locator(".ledger-end td:last-child").allTextContents();
  expect(ends.map((text) => Number.parseInt(text, 10)).filter((_, index) => index % 2 === 1)).toEqual([100, 0]);
}
