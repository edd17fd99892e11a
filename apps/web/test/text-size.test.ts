import type { Page } from "playwright-core";
import { describe, test } from "vitest";
import { recordOf } from "./games.ts";
import { pageFaults } from "./page-faults.ts";
import { continueRecord, sideways } from "./play.ts";
import { tableFaults } from "./table-faults.ts";
import { patience, phone, testSite } from "./test-site.ts";

const desk = { width: 1280, height: 800 };

/** Whoever visits it has chosen text twice as large as usual in the settings of the browser. */
const site = testSite("whole", "large text");
const usual = testSite();

const SCREENS = ["", "new/london", "rules/suburbia", "workshop/metropolia", "workshop/metropolia/bakery", "profile"];
const OTHERS = ["leaders", "records", "account", "learn", "nothing"];
const TABLES = [
  ["metropolia", "plus"],
  ["suburbia", "table-2e"],
  ["london", ""],
  ["budowa-miasta", ""],
] as const;

/** The size of the letters of what is found first. */
function lettersOf(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { fontSize, zoom } = getComputedStyle(element);
      return Number.parseFloat(fontSize) * Number(zoom) * (element.parentElement?.currentCSSZoom ?? 1);
    });
}

describe.concurrent("text as large as the reader has asked the browser for", patience, () => {
  for (const size of [phone, desk]) {
    test(`lies soundly on every page ${size.width} px wide`, async ({ expect, onTestFinished }) => {
      const { page } = await site.visitor(onTestFinished, { language: "pl" }, size);
      for (const screen of [...SCREENS, ...OTHERS]) {
        await page.goto(`${site.address}#/${screen}`);
        await page.locator("h1").first().waitFor({ state: "attached" });
        await page.locator("main .button, main .pill").first().waitFor();
        expect([screen, await lettersOf(page, "main")]).toEqual([screen, 32]);
        expect([screen, await pageFaults(page)]).toEqual([screen, []]);
      }
      await page.goto(site.address);
      await page.locator(".page-head .button-icon").last().click();
      await page.locator("dialog .pill").first().waitFor();
      expect(await lettersOf(page, "dialog .pill")).toBe(32);
      expect(await pageFaults(page)).toEqual([]);
    });
  }

  for (const [game, begins] of TABLES) {
    test(`lies soundly around a table of ${game}, and what is written on the board grows too`, async ({
      expect,
      onTestFinished,
    }) => {
      const { page } = await site.visitor(onTestFinished, {}, phone);
      await continueRecord(page, site.address, recordOf(game, 3, begins), 0.5);
      expect(await lettersOf(page, ".fitted-board")).toBeGreaterThan(17);
      expect(await lettersOf(page, ".dock-prompt")).toBe(30);
      expect([await tableFaults(page, false), await sideways(page)]).toEqual([[], 0]);
      await page.setViewportSize(desk);
      await expect.poll(() => lettersOf(page, ".fitted-board"), patience).toBe(32);
      expect([await tableFaults(page, false), await sideways(page)]).toEqual([[], 0]);
    });
  }

  test("is no larger for whoever has not", async ({ expect, onTestFinished }) => {
    const { page } = await usual.visitor(onTestFinished, {}, phone);
    await page.goto(`${usual.address}#/new/london`);
    await page.locator("#start").waitFor();
    expect(await lettersOf(page, "main .button")).toBe(16);
    await page.goto(`${usual.address}#/rules/london`);
    await page.locator(".component-list > li").first().waitFor();
    expect(await lettersOf(page, ".component-list > li")).toBe(16);
  });
});
