import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { keptInBrowser } from "./device-stores.ts";
import { games } from "./games.ts";
import { tables } from "./layout.ts";
import { look } from "./look.ts";
import {
  asked,
  continueRecord,
  drawn,
  moveByClicking,
  moveByKeyboard,
  playOut,
  seqOf,
  serviceWorkerReady,
  startAgainstBots,
  tapTwice,
  watchRecord,
} from "./play.ts";
import { patience, phone, shots, testSite, wide } from "./test-site.ts";

/** In `npm run test:long` matches are played from the first move to the last, otherwise so many taps in each part. */
const WHOLE = process.env.LONG_TESTS !== undefined;
const TAPS = 4;
/** What looks the same in every game is looked at in this one. */
const FIRST = "budowa-miasta";
/** Games that are played to their end, of those whose tables are looked at in layout.test.ts one; the end of one of Suburbia is in tables.test.ts. */
const ENDING = games.filter(({ game }) => WHOLE || game === FIRST || !tables.some(({ name }) => name.startsWith(game)));

/** Every move has its entry in the log: these are like those before them. */
const LATER_ENTRIES = WHOLE ? [] : [".log-entry:nth-child(n + 30)"];

const site = testSite();

/** Matches against bots, as somebody plays them who only clicks, or only has a keyboard. */
describe.concurrent("a match", patience, () => {
  test("of Metropolia offline, with the keyboard alone, after a look at other languages", async ({
    onTestFinished,
  }) => {
    const { context, page, errors } = await site.visitor(onTestFinished, { language: "pl" }, wide, "allow");
    await visitOnce(page, site.address);
    await context.setOffline(true);
    await page.locator('.languages [lang="ru"]').click();
    await page.locator(".hero-words p", { hasText: "Настольные игры" }).waitFor();
    await page.locator(".game-card h3", { hasText: "Метрополия" }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("ru");
    await page.goto(`${site.address}#/rules/metropolia`);
    await page.locator(".rules-list li").first().waitFor();
    expect(await page.locator(".rules-list").textContent()).toMatch(/[а-я]{4}/);
    // The four landmarks are drawn where they are named, though Russian writes them small.
    await page.locator('[data-rule="2.3"] .rule-pictures > li').nth(3).waitFor();
    // A number is found as it is written wherever a rule is named.
    await page.locator(".search input").fill("§2.3");
    await page.locator('[data-rule="1.1"]').waitFor({ state: "detached" });
    expect(await page.locator(".rules-list > li").count()).toBe(1);
    // Nobody fills in what a table for others asks and is told only then that there is no connection.
    await page.goto(`${site.address}#/new/metropolia`);
    await page.locator(".way input").last().check();
    await page.locator(".start-bar [role=status]", { hasText: "Нет подключения к сети." }).waitFor();
    await page.goto(site.address);
    await page.locator('.languages [lang="en"]').click();
    await page.locator(".hero-words p", { hasText: "City-building" }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
    await page.reload();
    const play = page.locator('a.button-main[href="#/new/metropolia"]');
    await play.focus();
    await page.keyboard.press("Enter");
    await page.locator("#start").waitFor();
    for (const choice of ["2", "Beginner"]) {
      await page
        .locator(".pill", { hasText: new RegExp(`^${choice}$`) })
        .locator("input")
        .focus();
      await page.keyboard.press("Space");
    }
    await page.locator("#start").focus();
    await page.keyboard.press("Enter");
    await page.locator(".match-board").waitFor();
    const lastButOne = (count: number): number => Math.max(0, count - 2);
    let moves = 0;
    while ((WHOLE || moves < TAPS) && (await asked(page)) === "mine") {
      await moveByKeyboard(page, lastButOne);
      moves++;
    }
    expect(moves).toBeGreaterThanOrEqual(TAPS);
    expect(await page.locator(".place").count()).toBe(WHOLE ? 2 : 0);
    expect(errors).toEqual([]);
  });

  for (const [i, { game, seats, record: recorded }] of ENDING.toReversed().entries()) {
    test(`of ${game} by clicking on the board: its beginning, its end, then its replay`, async ({ onTestFinished }) => {
      // On a phone, and every other game in the dark; in `npm run test:long` those in the light on a large screen.
      const theme = i % 2 === 0 ? "dark" : "light";
      const { page, errors } = await site.visitor(onTestFinished, { theme }, WHOLE && theme === "light" ? wide : phone);
      const picture = `${shots}stuck-${game}.png`;
      await startAgainstBots(page, site.address, game, seats);
      await playOut(page, picture, TAPS);
      await asked(page);
      // How tables lie at other sizes, also late in the game: layout.test.ts.
      await look(page, `table-${game}`, [], WHOLE ? undefined : []);
      if (!WHOLE) await continueRecord(page, site.address, recorded, 0.98);
      await playOut(page, picture);
      // The result comes part by part.
      await page.locator(".places ~ .button-row").waitFor();
      expect(await page.locator(".place").count()).toBe(seats);
      await look(page, `end-${game}`);
      await page.setViewportSize(wide);
      const saved = WHOLE || game === FIRST ? await download(page) : undefined;
      await replay(page, game, seats);
      if (saved !== undefined) await openAgain(page, site.address, saved);
      expect(errors).toEqual([]);
    });
  }

  test("tells whoever listens what is true after a move was taken back, and not what happened before it", async ({
    expect,
    onTestFinished,
  }) => {
    const { page } = await site.visitor(onTestFinished, { confirm: "lasting" });
    await startAgainstBots(page, site.address, FIRST, 2);
    await asked(page);
    await moveByClicking(page);
    const said = page.locator('.match > .unseen[role="status"]');
    await expect.poll(() => said.textContent(), patience).toContain("You build");
    const seq = await seqOf(page);
    await page.locator('.match-tools [aria-label="Take back"]').click();
    await page.locator(`.match[data-seq="${seq - 1}"]`).waitFor();
    await expect
      .poll(() => said.textContent(), patience)
      .toMatch(/^You took a move back\. Build one of your buildings/);
  });

  test("begins once, also when it is tapped for twice: a new one, and one that goes on from a replay", async ({
    onTestFinished,
  }) => {
    const { page, errors } = await site.visitor(onTestFinished, {}, phone);
    await page.goto(`${site.address}#/new/metropolia`);
    await page.locator("#start").waitFor();
    await tapTwice(page.locator("#start"));
    await page.locator(".match-board").waitFor();
    await watchRecord(page, site.address, games[0]?.record ?? "", 0.5);
    await tapTwice(page.locator("button", { hasText: "Play on from here" }));
    await page.locator(".dock-prompt").waitFor();
    expect(await keptInBrowser(page, "tabletown", "matches")).toHaveLength(2);
    expect(errors).toEqual([]);
  });

  test("opened in two windows goes on in both and where it stood, and can be looked back at meanwhile", async ({
    onTestFinished,
  }) => {
    const { context, page, errors } = await site.visitor(onTestFinished, {}, phone);
    await startAgainstBots(page, site.address, "metropolia", 2);
    await asked(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await other.locator(".match-board").waitFor();
    const here = async (seq: number): Promise<void> => {
      for (const each of [page, other]) await each.locator(`.match[data-seq="${seq}"]`).waitFor();
    };
    let last = 0;
    for (let n = 0; n < TAPS && (await asked(page)) !== "over"; n++) {
      const mover = n % 2 === 0 ? page : other;
      await mover.bringToFront();
      await asked(mover);
      await moveByClicking(mover);
      await asked(mover);
      last = await seqOf(mover);
      await here(last);
    }
    expect(last).toBeGreaterThanOrEqual(TAPS);
    await page.reload();
    await here(last);
    await other.close();
    await page.locator('.match-tools [aria-label="Menu"]').click();
    await page.locator("a", { hasText: "Look at earlier moves" }).click();
    await page.locator(".scrub").waitFor();
    await page.locator("body").press("Home");
    await drawn(page);
    expect(await seqOf(page)).toBe(0);
    expect(await page.locator("button", { hasText: "Play on from here" }).count()).toBe(0);
    await page.locator("a", { hasText: "Back to the table" }).click();
    await page.locator(".dock-prompt").waitFor();
    expect(await seqOf(page)).toBeGreaterThanOrEqual(last);
    await page.goto(site.address);
    await page.locator(".save-link").first().click();
    await page.locator(".match-board").waitFor();
    expect(await seqOf(page)).toBeGreaterThanOrEqual(last);
    expect(errors).toEqual([]);
  });
});

/**
 * The first visit, whose first thing drawn is in the reader's language, which alone is fetched for it; everything else
 * is fetched for later.
 */
async function visitOnce(page: Page, address: string): Promise<void> {
  const fetched: string[] = [];
  page.on("request", (request) => {
    const language = /\/(en|pl|ru)-[\w-]+\.js$/.exec(request.url())?.[1];
    // What the service worker fetches for later is not what the page needs.
    if (language !== undefined && request.serviceWorker() === null) fetched.push(language);
  });
  await page.addInitScript(() => {
    const drawn: string[] = [];
    Object.assign(window, { drawn });
    const note = (): void => {
      const text = document.querySelector(".hero-words p")?.textContent ?? undefined;
      if (text !== undefined && drawn.at(-1) !== text) drawn.push(text);
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto(address);
  await page.locator(".game-card h3").first().waitFor();
  const drawn = await page.evaluate(() => (window as Window & { drawn?: string[] }).drawn);
  expect(drawn).toEqual([expect.stringContaining("Gry planszowe")]);
  expect(fetched).toEqual(["pl"]);
  await serviceWorkerReady(page);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The record of a match that has ended. */
async function download(page: Page): Promise<string> {
  const saving = page.waitForEvent("download");
  await page.locator("button", { hasText: "Download" }).click();
  return (await saving).path();
}

/** The replay of a match that has ended, and what can be told of every move. */
async function replay(page: Page, game: string, seats: number): Promise<void> {
  await page.locator("a", { hasText: "Replay" }).click();
  const slider = page.locator(".scrub");
  await slider.waitFor();
  const last = Number(await slider.getAttribute("max"));
  const positionAfter = async (key: string): Promise<string | null> => {
    await page.locator("body").press(key);
    await drawn(page);
    return page.locator(".scrub-position").textContent();
  };
  expect(await positionAfter("End")).toBe(`${last}/${last}`);
  if (WHOLE || game === FIRST) await look(page, `replay-${game}`, LATER_ENTRIES);
  await page.locator(".scrub-more button", { hasText: "Standings" }).click();
  await page
    .locator(".place")
    .nth(seats - 1)
    .waitFor();
  await page.keyboard.press("Escape");
  await drawn(page);
  // Nothing is hidden any more: what was weighed can be told of every move that the log tells of.
  const told = await page.locator(".log-entry:not(.log-start)").count();
  expect(told).toBeGreaterThan(last / 3);
  expect(await page.locator(".log-why").count()).toBe(told);
  await page.locator(".log-why button").last().click();
  await page.locator(".weighed-made").waitFor();
  await page.keyboard.press("Escape");
  await drawn(page);
  expect(await positionAfter("Home")).toBe(`0/${last}`);
  expect(await positionAfter("ArrowRight")).toBe(`1/${last}`);
}

/** From a replay one plays on, for another too; a downloaded record opens again, and its luck is found fair. */
async function openAgain(page: Page, address: string, record: string): Promise<void> {
  const slider = page.locator(".scrub");
  const last = await slider.getAttribute("max");
  await page.locator(".scrub-more select").nth(1).selectOption("1");
  await page.locator("button", { hasText: "Play on from here" }).click();
  await page.locator(".dock-prompt").waitFor();
  await page.goto(address);
  await page.locator('.open-record input[type="file"]').setInputFiles(record);
  await slider.waitFor();
  expect(await slider.getAttribute("max")).toBe(last);
  expect(await page.locator(".scrub-fair").textContent()).toContain("follows from the seed");
  // The figures of the chart keep clear of what stands above it.
  const [above, figure] = [page.locator(".scrub-more"), page.locator(".chart-scale span").first()];
  const bottom = await above.evaluate((row) => row.getBoundingClientRect().bottom);
  expect(await figure.evaluate((each) => each.getBoundingClientRect().top)).toBeGreaterThanOrEqual(bottom);
}
