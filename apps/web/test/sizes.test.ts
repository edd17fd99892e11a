import { gzipSync } from "node:zlib";
import type { Page, Request } from "playwright-core";
import { describe, expect, test } from "vitest";
import { games } from "./games.ts";
import { startAtOneScreen } from "./play.ts";
import { patience, phone, testSite } from "./test-site.ts";

const site = testSite();

/** What a phone may have to fetch in all, compressed, until games can be chosen and until one can be played, in kilobytes. */
const FOR_GAMES = 70;
const FOR_A_TABLE = 210;
/** What the first screen fetches for later, when it is complete, begins with this. */
const NEXT_SCREENS = /\/new-game-/;

describe.concurrent("what has to be fetched is little", patience, () => {
  test("until the games are on the screen", async ({ onTestFinished }) => {
    const { page } = await site.visitor(onTestFinished, {}, phone);
    const fetched = fetchedBy(page);
    await page.goto(site.address);
    // The games are seen before any script of the page; all of it is there when their pictures are.
    await page.locator(".game-picture svg").last().waitFor();
    expect(await fetched(NEXT_SCREENS)).toBeLessThan(FOR_GAMES);
  });

  for (const { game } of games) {
    test(`until a table of ${game} can be played at`, async ({ onTestFinished }) => {
      const { page } = await site.visitor(onTestFinished, {}, phone);
      const fetched = fetchedBy(page);
      await startAtOneScreen(page, site.address, game);
      expect(await fetched()).toBeLessThan(FOR_A_TABLE);
    });
  }
});

/** The kilobytes of scripts and style sheets that a page fetches from now on, until it is asked or before it fetches that. */
function fetchedBy(page: Page): (end?: RegExp) => Promise<number> {
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (/\.(?:js|css)$/.test(new URL(request.url()).pathname)) requests.push(request);
  });
  return async (end) => {
    const last = requests.findIndex((request) => end?.test(request.url()));
    const counted = requests.slice(0, last < 0 ? undefined : last);
    const bodies = await Promise.all(counted.map(async (request) => (await request.response())?.body() ?? ""));
    return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1024;
  };
}
