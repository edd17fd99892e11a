import { gzipSync } from "node:zlib";
import type { Page, Response } from "playwright-core";
import { describe, expect, test } from "vitest";
import { games } from "./games.ts";
import { startAtOneScreen } from "./play.ts";
import { patience, phone, testSite } from "./test-site.ts";

const site = testSite();

/** What a phone may have to fetch in all, compressed, until games can be chosen and until one can be played, in kilobytes. */
const FOR_GAMES = 70;
const FOR_A_TABLE = 210;

describe.concurrent("what has to be fetched is little", patience, () => {
  test("until the games are on the screen", async ({ onTestFinished }) => {
    const { page } = await site.visitor(onTestFinished, {}, phone);
    const fetched = fetchedBy(page);
    await page.goto(site.address);
    await page.locator(".game-card .button-main").first().waitFor();
    expect(await fetched()).toBeLessThan(FOR_GAMES);
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

/** The kilobytes of scripts and style sheets that a page fetches from now on, until it is asked. */
function fetchedBy(page: Page): () => Promise<number> {
  const responses: Response[] = [];
  page.on("response", (response) => {
    if (/\.(?:js|css)$/.test(new URL(response.url()).pathname)) responses.push(response);
  });
  return async () => {
    const bodies = await Promise.all(responses.map((response) => response.body()));
    return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1024;
  };
}
