import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { games } from "./games.ts";
import { asked, moveByClicking, pill, sideways, startAgainstBots } from "./play.ts";
import { findings, findingsInBothThemes, narrow, patience, phone, testSite, wide } from "./test-site.ts";

/** In `npm run test:long` everything is looked at in both themes. */
const LONG = process.env.LONG_TESTS !== undefined;

const site = testSite();

/** Every screen, at every width and in both themes. */
describe.concurrent("the screens", patience, () => {
  test("the language switch speaks every language at once", async ({ onTestFinished }) => {
    const { page } = await site.visitor(onTestFinished);
    await page.goto(site.address);
    await page.locator('.languages [lang="pl"]').click();
    await page.locator(".hero-words p", { hasText: "Gry planszowe" }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("pl");
    await page.locator('.languages [lang="ru"]').click();
    await page.locator(".game-card h3", { hasText: "Метрополия" }).waitFor();
    await page.goto(`${site.address}#/rules/metropolia`);
    await page.locator(".rules-list li").first().waitFor();
    expect(await page.locator(".rules-list").textContent()).toMatch(/[а-я]{4}/);
  });

  test("the first thing drawn is in the reader's language; others are fetched when chosen, and are there offline", async ({
    onTestFinished,
  }) => {
    const { context, page, errors } = await site.visitor(onTestFinished, { language: "pl" }, wide, "allow");
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
    await page.goto(site.address);
    await page.locator(".game-card h3").first().waitFor();
    const drawn = await page.evaluate(() => (window as Window & { drawn?: string[] }).drawn);
    expect(drawn).toEqual([expect.stringContaining("Gry planszowe")]);
    expect(fetched).toEqual(["pl"]);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    for (const [language, text] of [
      ["en", "City-building"],
      ["ru", "Настольные игры"],
    ] as const) {
      await page.locator(`.languages [lang="${language}"]`).click();
      await page.locator(".hero-words p", { hasText: text }).waitFor();
    }
    expect(errors).toEqual([]);
  });

  test("a new table asks only what matters with the choices made so far", async ({ onTestFinished }) => {
    const { page } = await site.visitor(onTestFinished);
    await page.goto(`${site.address}#/new/metropolia`);
    const asked = page.locator(".options legend");
    await asked.first().waitFor();
    expect(await asked.allTextContents()).toHaveLength(1);
    await page.locator(".options .pill").nth(1).click();
    await asked.nth(3).waitFor();
    expect(await asked.allTextContents()).toHaveLength(4);
    await page.locator(".options .pill").first().click();
    await asked.nth(1).waitFor({ state: "detached" });
    expect(await asked.allTextContents()).toHaveLength(1);
  });

  test("pages and everything that opens over a table are sound", async ({ onTestFinished }) => {
    const { page, errors } = await site.visitor(onTestFinished);
    await page.goto(site.address);
    await page.locator(".game-card h3").first().waitFor();
    await look(page, "home");
    await page.goto(`${site.address}#/new/metropolia`);
    await page.locator("#start").waitFor();
    await pill(page, "Mixed");
    await look(page, "new");
    await page.locator("#start").click();
    await page.locator(".m-choices .button").first().click();
    await page.locator(".m-pile.lit").first().click();
    await page.locator(".proposal").waitFor();
    await look(page, "proposal");
    await page.keyboard.press("Escape");
    await page.locator('.match-tools [aria-label="Hint"]').click();
    await page.locator(".move-best").waitFor();
    await look(page, "hint");
    await page.locator("#tab-log").click();
    await page.locator(".log-why button").first().click();
    await page.locator(".weighed-made").waitFor();
    await look(page, "weighed");
    await page.keyboard.press("Escape");
    await page.locator(".m-coins").first().click();
    await look(page, "why");
    await page.keyboard.press("Escape");
    await page.locator('.match-tools [aria-label="Rules"]').click();
    await look(page, "rules-dialog");
    await page.keyboard.press("Escape");
    await page.locator('.match-tools [aria-label="Menu"]').click();
    await look(page, "menu");
    expect(errors).toEqual([]);
  });

  // The largest page of all, for those who draw.
  test.runIf(LONG)("the page of all that is drawn is sound", async ({ onTestFinished }) => {
    const { page } = await site.visitor(onTestFinished);
    await page.goto(`${site.address}#/design`);
    await page.locator(".motifs").waitFor();
    // Components are looked at on the page of their game.
    await look(page, "design", [".component-list"]);
  });

  for (const [i, { game, seats }] of games.entries()) {
    test(`table, replay, lesson and components of ${game} are sound`, async ({ onTestFinished }) => {
      const theme = i % 2 === 0 ? "dark" : "light";
      const { page, errors } = await site.visitor(onTestFinished, { theme });
      await startAgainstBots(page, site.address, game, seats);
      for (let moves = 0; moves < 3 && (await asked(page)) === "mine"; moves++) await moveByClicking(page);
      await asked(page);
      await look(page, `table-${game}`);
      await page.locator('.match-tools [aria-label="Menu"]').click();
      await page.locator("a", { hasText: "Look back" }).click();
      await page.locator(".scrub").waitFor();
      await lookOnce(page, `replay-${game}`);
      await page.goto(`${site.address}#/lesson/${game}`);
      await page.locator(".tutor").waitFor();
      await lookOnce(page, `lesson-${game}`);
      await page.goto(`${site.address}#/rules/${game}`);
      await page.locator(".component-list").first().waitFor();
      await look(page, `rules-${game}`);
      expect(errors).toEqual([]);
    });
  }
});

/** Expects nothing too wide at any width and nothing serious from axe in either theme, and keeps pictures. */
async function look(page: Page, name: string, except: readonly string[] = []): Promise<void> {
  await fits(page, name);
  expect([name, await findingsInBothThemes(page, name, except)]).toEqual([name, []]);
}

/** The same for what has the colours of something that was looked at in both themes: in the long tests in both, too. */
async function lookOnce(page: Page, name: string): Promise<void> {
  if (LONG) return look(page, name);
  await fits(page, name);
  expect([name, await findings(page)]).toEqual([name, []]);
}

async function fits(page: Page, name: string): Promise<void> {
  for (const viewport of [narrow, phone, wide]) {
    await page.setViewportSize(viewport);
    // What resizes is drawn in the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect([name, viewport.width, await sideways(page)]).toEqual([name, viewport.width, 0]);
  }
}
