import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { asked, drawn, pill, startAtOneScreen } from "./play.ts";
import { patience, testSite } from "./test-site.ts";

const site = testSite();

/** How something is framed, filled and written, as it is shown. */
function lookOf(locator: Locator): Promise<string> {
  return locator.evaluate((element) => {
    const { backgroundColor, borderBottom, outline, color } = getComputedStyle(element);
    return [backgroundColor, borderBottom, outline, color].join(" ");
  });
}

describe.concurrent("whoever needs other colours than ours", patience, () => {
  test("sees in their own what is chosen", async ({ onTestFinished }) => {
    const { page, errors } = await site.visitor(onTestFinished);
    await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
    await page.goto(`${site.address}#/new/metropolia`);
    await page.locator("#start").waitFor();
    await pill(page, "2");
    const alike = async (one: string, other: string): Promise<boolean> =>
      (await lookOf(page.locator(one).first())) === (await lookOf(page.locator(other).first()));
    expect(await alike(".pill :checked + span", ".pill :not(:checked) + span")).toBe(false);
    expect(await alike(".way :checked + .way-face", ".way :not(:checked) + .way-face")).toBe(false);
    await startAtOneScreen(page, site.address, "metropolia");
    await page.locator(".m-choices .button").first().click();
    await asked(page);
    await page.locator(".m-pile.lit").first().click();
    await page.locator(".m-pile.chosen").waitFor();
    expect(await alike(".m-pile.chosen", ".m-pile.lit:not(.chosen)")).toBe(false);
    await page.locator("#tab-log").click();
    await drawn(page);
    expect(await alike('[role="tab"][aria-selected="true"]', '[role="tab"][aria-selected="false"]')).toBe(false);
    expect(await alike('.log-filter [aria-pressed="true"]', '.log-filter [aria-pressed="false"]')).toBe(false);
    expect(errors).toEqual([]);
  });

  test("sees nothing written in softer ink when more contrast is asked for", async ({ onTestFinished }) => {
    const { page } = await site.visitor(onTestFinished, { theme: "dark" });
    await page.emulateMedia({ contrast: "more" });
    await page.goto(`${site.address}#/new/metropolia`);
    const soft = page.locator(".way .soft").first();
    await soft.waitFor();
    const inkOf = (locator: Locator): Promise<string> => locator.evaluate((element) => getComputedStyle(element).color);
    expect(await inkOf(soft)).toBe(await inkOf(page.locator(".way b").first()));
  });
});
