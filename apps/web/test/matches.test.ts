import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { games, recordOf } from "./games.ts";
import {
  asked,
  continueRecord,
  drawn,
  moveByClicking,
  moveByKeyboard,
  playOut,
  seqOf,
  sideways,
  startAgainstBots,
} from "./play.ts";
import { findingsInBothThemes, patience, phone, shots, testSite, wide } from "./test-site.ts";

/** In `npm run test:long` matches are played from the first move to the last, otherwise so many taps in each part. */
const WHOLE = process.env.LONG_TESTS !== undefined;
const TAPS = 4;

const site = testSite();

/** Matches against bots, as somebody plays them who only clicks, or only has a keyboard. */
describe.concurrent("a match", patience, () => {
  test("of Metropolia offline and with the keyboard alone, its beginning and its end", async ({ onTestFinished }) => {
    const { context, page, errors } = await site.visitor(onTestFinished, {}, wide, "allow");
    await page.goto(site.address);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
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
    for (let taps = 0; taps < TAPS && (await asked(page)) === "mine"; taps++) await moveByKeyboard(page, lastButOne);
    if (!WHOLE) await continueRecord(page, site.address, recordOf("metropolia", 2), 0.95);
    while ((await asked(page)) === "mine") await moveByKeyboard(page, lastButOne);
    expect(await page.locator(".place").count()).toBe(2);
    expect(errors).toEqual([]);
  });

  for (const [i, { game, seats, record }] of games.toReversed().entries()) {
    test(`of ${game} by clicking on the board: its beginning, its middle, its end, then its replay`, async ({
      onTestFinished,
    }) => {
      // Every other game is played in the dark, on a phone.
      const { page, errors } =
        i % 2 === 0 ? await site.visitor(onTestFinished, { theme: "dark" }, phone) : await site.visitor(onTestFinished);
      const picture = `${shots}stuck-${game}.png`;
      await startAgainstBots(page, site.address, game, seats);
      if (!WHOLE) {
        await playOut(page, picture, TAPS);
        await continueRecord(page, site.address, record, 0.5);
        await playOut(page, picture, TAPS);
        await continueRecord(page, site.address, record, 0.95);
      }
      await playOut(page, picture);
      await endAndReplay(page, site.address, game, seats);
      expect(errors).toEqual([]);
    });
  }

  test("goes on where it stood, and can be looked back at meanwhile", async ({ onTestFinished }) => {
    const { page } = await site.visitor(onTestFinished);
    await startAgainstBots(page, site.address, "metropolia", 2);
    for (let i = 0; i < 3; i++) if ((await asked(page)) === "mine") await moveByClicking(page);
    await asked(page);
    const seq = await seqOf(page);
    await page.locator('.match-tools [aria-label="Menu"]').click();
    await page.locator("a", { hasText: "Look back" }).click();
    await page.locator(".scrub").waitFor();
    await page.locator("body").press("Home");
    await drawn(page);
    expect(await seqOf(page)).toBe(0);
    expect(await page.locator("button", { hasText: "Play on from here" }).count()).toBe(0);
    await page.locator("a", { hasText: "Back to the table" }).click();
    await page.locator(".dock-prompt").waitFor();
    expect(await seqOf(page)).toBeGreaterThanOrEqual(seq);
    await page.goto(site.address);
    await page.locator(".save-link").first().click();
    await page.locator(".match-board").waitFor();
    expect(await seqOf(page)).toBeGreaterThanOrEqual(seq);
  });

  test("opened in two windows goes on in both, and neither undoes the other", async ({ onTestFinished }) => {
    const { context, page, errors } = await site.visitor(onTestFinished);
    await startAgainstBots(page, site.address, "metropolia", 2);
    await asked(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await other.locator(".match-board").waitFor();
    const here = async (seq: number): Promise<void> => {
      for (const each of [page, other]) await each.locator(`.match[data-seq="${seq}"]`).waitFor();
    };
    let last = 0;
    for (let n = 0; n < 8 && (await asked(page)) !== "over"; n++) {
      const mover = n % 2 === 0 ? page : other;
      await mover.bringToFront();
      await asked(mover);
      await moveByClicking(mover);
      await asked(mover);
      last = await seqOf(mover);
      await here(last);
    }
    expect(last).toBeGreaterThanOrEqual(8);
    await page.reload();
    await here(last);
    expect(errors).toEqual([]);
  });
});

/** At the end of a match: who stands where, the record in a file, its replay, and the file opened again. */
async function endAndReplay(page: Page, address: string, game: string, seats: number): Promise<void> {
  expect(await sideways(page)).toBe(0);
  expect(await page.locator(".place").count()).toBe(seats);
  expect(await findingsInBothThemes(page, `end-${game}`)).toEqual([]);
  await page.setViewportSize(phone);
  expect(await sideways(page)).toBe(0);
  await page.setViewportSize(wide);

  const saving = page.waitForEvent("download");
  await page.locator("button", { hasText: "Download" }).click();
  const file = await (await saving).path();
  await page.locator("a", { hasText: "Replay" }).click();
  const slider = page.locator(".scrub");
  await slider.waitFor();
  const last = Number(await slider.getAttribute("max"));
  const at = async (key: string): Promise<string | null> => {
    await page.locator("body").press(key);
    await drawn(page);
    return page.locator(".scrub-position").textContent();
  };
  expect(await at("End")).toBe(`${last}/${last}`);
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
  expect(await at("Home")).toBe(`0/${last}`);
  expect(await at("ArrowRight")).toBe(`1/${last}`);
  await page.locator(".scrub-more select").nth(1).selectOption("1");
  await page.locator("button", { hasText: "Play on from here" }).click();
  await page.locator(".dock-prompt").waitFor();

  // The downloaded record opens again, and its luck is found fair.
  await page.goto(address);
  await page.locator('.open-record input[type="file"]').setInputFiles(file);
  await slider.waitFor();
  expect(await slider.getAttribute("max")).toBe(String(last));
  expect(await page.locator(".scrub-fair").textContent()).toContain("follows from the seed");
}
