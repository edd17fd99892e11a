import { describe, expect, test } from "vitest";
import { checkLayout, checkWatching, tables } from "./layout.ts";
import { pageFaults } from "./page-faults.ts";
import { command, matchForTwo } from "./requests.ts";
import { startServer } from "./server.ts";
import { tableFaults } from "./table-faults.ts";
import { narrow, patience, testSite } from "./test-site.ts";

const site = testSite("whole", "scrollbars");

const SIZES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 740, height: 360 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];
const STAGES = [0.05, 0.5, 0.9];
const LANGUAGES = ["en", "pl", "ru"];

/**
 * One after the other, so that the clock of each starts when it does: side by side they all ran out of time while they
 * waited for room. A part is run by its name (`-t suburbia`, `-t "london for 4"`). With PICTURES=1 every size is kept as
 * a picture in both themes, under apps/web/shots.
 */
describe("how tables lie on every screen", patience, () => {
  for (const [t, table] of tables.entries()) {
    for (const [s, stage] of STAGES.entries()) {
      // Every game is looked at in every language, at the beginning, in the middle and at the end.
      const language = LANGUAGES[(t + s) % LANGUAGES.length];
      test(`${table.name} after ${stage} of its moves (${language})`, async ({ onTestFinished }) => {
        const { page } = await site.visitor(onTestFinished, { language }, narrow);
        expect(await checkLayout(page, site.address, table, stage, SIZES)).toEqual([]);
      });
    }
  }
});

const WATCHED_SIZES = SIZES.filter(({ width }) => [1024, 1280, 1440].includes(width));

describe("how tables lie for those who only watch", patience, () => {
  for (const [t, table] of tables.entries()) {
    const language = LANGUAGES[(t + 2) % LANGUAGES.length];
    test(`${table.name} in its replay (${language})`, async ({ onTestFinished }) => {
      const { page } = await site.visitor(onTestFinished, { language, theme: "dark" }, narrow);
      expect(await checkWatching(page, site.address, table, 0.9, WATCHED_SIZES)).toEqual([]);
    });
  }
});

/** As long as names may be. */
const NAMES = ["Wilhelmina Brzęczyszczykiewicz-Łękołodzk", "Александра Преображенская-Константинова"] as const;
const PAGE_SIZES = SIZES.filter(({ width }) => [360, 768, 1280, 1920].includes(width));

describe("how screens of people lie on every screen", patience, () => {
  test.for([
    ["metropolia", "pl"],
    ["suburbia", "ru"],
    ["london", "en"],
    ["budowa-miasta", "ru"],
  ] as const)("a table of %s at which the longest names sit (%s)", async ([game, language], { onTestFinished }) => {
    const server = await startServer();
    onTestFinished(() => server.close());
    const [{ page }, other] = await site.visitors(onTestFinished, [
      [{ language, theme: "dark", name: NAMES[0] }, narrow],
      [{ name: NAMES[1] }, narrow],
    ]);
    for (const each of [page, other.page]) {
      await each.goto(`${server.address}#/records`);
      await expect.poll(() => each.evaluate(async () => (await fetch("/api/account")).ok), patience).toBe(true);
    }
    const match = await page.evaluate(matchForTwo, { who: "open", game });
    await other.page.evaluate(command, [match, { do: "sit", seat: 1 }] as const);
    await page.goto(`${server.address}#/table/${match}`);
    await page.locator(".dock-prompt").waitFor();
    const found: string[] = [];
    for (const size of SIZES) {
      await page.setViewportSize(size);
      // What resizes is drawn in the next frame.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      found.push(...(await tableFaults(page, false)).map((fault) => `${size.width} px: ${fault}`));
    }
    expect(found).toEqual([]);
  });

  test.for(LANGUAGES)("with the longest names (%s)", async (language, { onTestFinished }) => {
    const server = await startServer();
    onTestFinished(() => server.close());
    const [{ page }, other] = await site.visitors(onTestFinished, [
      [{ language, name: NAMES[0] }, narrow],
      [{ name: NAMES[1] }, narrow],
    ]);
    // Where one's records are asked for, the page makes itself known to the server.
    for (const each of [page, other.page]) {
      await each.goto(`${server.address}#/records`);
      await expect.poll(() => each.evaluate(async () => (await fetch("/api/account")).ok), patience).toBe(true);
    }
    for (const loser of [page, other.page, page]) {
      const match = await page.evaluate(matchForTwo, { who: "open" });
      await other.page.evaluate(command, [match, { do: "sit", seat: 1 }] as const);
      await loser.evaluate(command, [match, { do: "resign" }] as const);
    }
    const waiting = await page.evaluate(matchForTwo, { who: "open" });
    const screens = [
      ["", ".people-group .save"],
      ["profile", ".played-row"],
      ["leaders/metropolia", ".leaders tbody tr"],
      ["account", "#delete-data"],
      [`table/${waiting}`, ".qr-code"],
      ["new/suburbia", "#start"],
      ["workshop/london", ".workshop-entry"],
      ["rules/london", ".rules-list"],
      ["learn", "main p"],
      ["nothing", "main p"],
    ] as const;
    const found: string[] = [];
    for (const [screen, shown] of screens) {
      await page.goto(`${server.address}#/${screen}`);
      await page.locator(shown).first().waitFor();
      for (const size of PAGE_SIZES) {
        await page.setViewportSize(size);
        // What resizes is drawn in the next frame.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        found.push(...(await pageFaults(page)).map((fault) => `#/${screen}, ${size.width} px: ${fault}`));
      }
    }
    expect(found).toEqual([]);
  });
});
