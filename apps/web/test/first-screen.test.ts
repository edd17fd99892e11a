import type { Page, Route } from "playwright-core";
import { describe, expect, test } from "vitest";
import { startAtOneScreen } from "./play.ts";
import { patience, phone, testSite } from "./test-site.ts";

const site = testSite();
/** A page whose script is withheld is never loaded as a whole. */
const SEEN = { waitUntil: "domcontentloaded" } as const;

/** The first screen is written into the page: it is there before the page's script, and that takes it over. */
describe.concurrent("the first screen before the page's script", patience, () => {
  for (const { language, theme, games } of [
    { language: "en", theme: "light", games: "Games" },
    { language: "pl", theme: "dark", games: "Gry" },
    { language: "ru", theme: "light", games: "Игры" },
  ]) {
    test(`is in its language and theme and stays as it is (${language})`, async ({ onTestFinished }) => {
      const { page, errors } = await site.visitor(onTestFinished, { language, theme }, phone);
      const release = await holdScript(page);
      await page.goto(site.address, SEEN);
      await page.locator("h2", { hasText: games }).waitFor();
      expect(await page.locator("html").getAttribute("lang")).toBe(language);
      expect(await page.locator("html").getAttribute("data-theme")).toBe(theme);
      const before = await wordsOf(page);
      const cards = await page.locator(".game-card").elementHandles();
      release();
      await page.locator(".game-picture svg").last().waitFor();
      expect(await wordsOf(page)).toEqual(before);
      expect(await Promise.all(cards.map((card) => card.evaluate((each) => each.isConnected)))).not.toContain(false);
      expect(errors).toEqual([]);
    });
  }

  test("does what is tapped as soon as it can", async ({ onTestFinished }) => {
    const { page } = await site.visitor(onTestFinished, { language: "en", theme: "light" }, phone);
    const release = await holdScript(page);
    await page.goto(site.address, SEEN);
    await page.locator('.languages [lang="pl"]').click();
    await page.getByTitle("Colours: Night").click();
    release();
    await page.locator("h2", { hasText: "Gry" }).waitFor();
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
  });

  test("leads on to a game that is tapped, and is not seen where another screen is asked for", async ({
    onTestFinished,
  }) => {
    const { page } = await site.visitor(onTestFinished, {}, phone);
    const release = await holdScript(page);
    await page.goto(site.address, SEEN);
    await page.locator('.game-card a.button-main[href="#/new/london"]').click();
    release();
    await page.locator("#start").waitFor();
    const releaseAgain = await holdScript(page);
    await page.reload(SEEN);
    expect(await page.locator(".game-card").count()).toBe(0);
    releaseAgain();
    await page.locator("#start").waitFor();
  });

  for (const [what, files] of [
    ["the script", "**/assets/index-*.js"],
    ["the language", "**/assets/en-*.js"],
  ] as const) {
    test(`is loaded anew by the next tap where ${what} could not be fetched`, async ({ onTestFinished }) => {
      const { page } = await site.visitor(onTestFinished, {}, phone);
      await page.route(files, (route) => route.abort());
      await page.goto(site.address, { waitUntil: "networkidle" });
      await page.unroute(files);
      await page.locator('.game-card a.button-main[href="#/new/london"]').click();
      await page.locator("#start").waitFor();
    });
  }

  test.for(["is loaded anew", "comes after all"])(
    "says so where the script of a screen does not come, and shows the screen when it %s",
    async (how, { onTestFinished }) => {
      const { page } = await site.visitor(onTestFinished, {}, phone);
      await page.clock.install();
      await page.goto(site.address);
      await page.locator(".home").waitFor();
      const held: Route[] = [];
      await page.route("**/assets/learn-*.js", async (route) => {
        if (held.length > 0) await route.continue();
        else held.push(route);
      });
      await page.goto(`${site.address}#/learn`);
      await page.locator('[role="status"]', { hasText: "Setting the table" }).waitFor();
      await page.clock.fastForward("00:55");
      expect(await page.locator('[role="alert"]').count()).toBe(0);
      await page.clock.fastForward("00:10");
      await page.locator('[role="alert"]', { hasText: "could not be loaded" }).waitFor();
      if (how === "comes after all") await held[0]?.continue();
      else await page.locator("button", { hasText: "Try again" }).click();
      await page.locator("h1", { hasText: "Exercises" }).waitFor();
    },
  );

  test("keeps room for the matches of somebody who comes back", async ({ onTestFinished }) => {
    const { page } = await site.visitor(onTestFinished, {}, phone);
    await startAtOneScreen(page, site.address, "metropolia");
    await page.goto(site.address);
    await page.locator(".save").waitFor();
    await page.waitForFunction(() => Number.parseInt(localStorage.getItem("tabletown.own-matches") ?? "", 10) > 0);
    const release = await holdScript(page);
    await page.reload(SEEN);
    const before = await topOf(page, "#games");
    release();
    await page.locator(".save").waitFor();
    expect(await topOf(page, "#games")).toBe(before);
  });
});

/** Withholds the page's script until the returned function is called. */
async function holdScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/index-*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** What is read and spoken, except whether anybody is there, which is asked later. */
function wordsOf(page: Page): Promise<readonly (string | null)[]> {
  return page
    .locator("#app :is(h1, h2, h3, .game-card p, .facts li, .home-foot, a, button)")
    .evaluateAll((all) => all.map((each) => each.getAttribute("aria-label") ?? each.textContent));
}

async function topOf(page: Page, selector: string): Promise<number | undefined> {
  return (await page.locator(selector).boundingBox())?.y;
}
