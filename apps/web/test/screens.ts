import { describe, expect, test } from "vitest";
import { sideways } from "./play.ts";
import { findings, phone, type Stage, shots, wide } from "./stage.ts";

/** Every screen in every language and theme. */
export function screenTests(stage: Stage): void {
  test("the language switch speaks every language at once", async () => {
    const { context, page } = await stage.visitor();
    await page.goto(stage.address);
    await page.locator('.languages [lang="pl"]').click();
    expect(await page.locator("html").getAttribute("lang")).toBe("pl");
    expect(await page.locator(".hero-words p").textContent()).toContain("Gry planszowe");
    await page.locator('.languages [lang="ru"]').click();
    expect(await page.locator(".game-card h3").first().textContent()).toBe("Метрополия");
    await page.goto(`${stage.address}#/rules/metropolia`);
    await page.locator(".rules-list li").first().waitFor();
    expect(await page.locator(".rules-list").textContent()).toMatch(/[а-я]{4}/);
    await context.close();
  });

  describe("every screen, in both themes", () => {
    for (const theme of ["light", "dark"] as const) {
      test(`${theme}: nothing serious for axe, nothing too wide`, { timeout: 120_000 }, async () => {
        const { context, page, heard } = await stage.visitor({ theme });
        const look = async (name: string): Promise<void> => {
          for (const viewport of [phone, wide]) {
            await page.setViewportSize(viewport);
            await page.waitForTimeout(120);
            expect(await sideways(page)).toBe(0);
            await page.screenshot({ path: `${shots}${name}-${viewport.width}-${theme}.png` });
          }
          expect([name, await findings(page)]).toEqual([name, []]);
        };
        await page.goto(stage.address);
        await page.locator(".game-card h3").first().waitFor();
        await look("home");
        await page.goto(`${stage.address}#/new/metropolia`);
        await page.locator("#start").waitFor();
        await look("new");
        await page.locator("#start").click();
        await page.locator(".m-choices .button").first().waitFor();
        await look("table-roll");
        await page.locator(".m-choices .button").first().click();
        await page.locator(".m-pile.lit").first().click();
        await page.locator(".proposal").waitFor();
        await look("table-proposal");
        await page.keyboard.press("Escape");
        await page.locator(".m-coins").first().click();
        await look("why");
        await page.keyboard.press("Escape");
        await page.locator('.table-tools [aria-label="Rules"]').click();
        await look("rules-dialog");
        await page.keyboard.press("Escape");
        await page.locator('.table-tools [aria-label="Menu"]').click();
        await look("menu");
        await page.keyboard.press("Escape");
        await page.goto(`${stage.address}#/lesson/metropolia`);
        await page.locator(".tutor").waitFor();
        await look("lesson");
        await page.goto(`${stage.address}#/design`);
        await page.locator(".gallery .card").first().waitFor();
        await look("design");
        expect(heard).toEqual([]);
        await context.close();
      });
    }
  });
}
