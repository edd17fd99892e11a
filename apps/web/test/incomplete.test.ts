import { describe, expect, test } from "vitest";
import { asked, pill, playOut, sideways } from "./play.ts";
import { findingsInBothThemes, patience, phone, shots, testSite } from "./test-site.ts";

const site = testSite("incomplete");

describe.concurrent("a game without cover, board and mind", patience, () => {
  test("is on the first screen like the others, and its rules can be read", async ({ onTestFinished }) => {
    const { page, errors } = await site.visitor(onTestFinished);
    await page.goto(site.address);
    const card = page.locator(".game-card", { hasText: "Metropolia" });
    await card.locator(".facts li", { hasText: "players" }).waitFor();
    expect(await card.locator('a[href^="#/lesson"]').count()).toBe(0);
    expect(await findingsInBothThemes(page, "home-incomplete")).toEqual([]);
    await card.locator("a", { hasText: "Rules" }).click();
    await page.locator(".rules-list li").first().waitFor();
    expect(errors).toEqual([]);
  });

  test("is played to its end on a phone, by choosing from a list", async ({ onTestFinished }) => {
    const { page, errors } = await site.visitor(onTestFinished, {}, phone);
    await page.goto(`${site.address}#/new/metropolia`);
    await page.locator("#start").waitFor();
    await pill(page, "2");
    await pill(page, "Beginner");
    await page.locator("#start").click();
    await asked(page);
    await page.locator(".match-board .outline h3").first().waitFor();
    expect(await page.locator(".match-board .moves .lit").count()).toBeGreaterThan(0);
    expect(await findingsInBothThemes(page, "table-incomplete")).toEqual([]);
    await page.setViewportSize(phone);
    expect(await sideways(page)).toBe(0);
    await playOut(page, `${shots}stuck-incomplete.png`);
    expect(await page.locator(".place").count()).toBe(2);
    await page.locator("a", { hasText: "Replay" }).click();
    await page.locator(".scrub").waitFor();
    expect(errors).toEqual([]);
  });
});

describe.concurrent("a game that cannot be loaded", patience, () => {
  const sentences = {
    en: "broken could not be loaded. The other games are not affected.",
    pl: "Nie udało się wczytać gry broken. Pozostałe gry działają.",
    ru: "Игру broken не удалось загрузить. Остальные игры работают.",
  };
  for (const [language, sentence] of Object.entries(sentences)) {
    test(`says so on its card in ${language}, and the others can be played`, async ({ onTestFinished }) => {
      const { page } = await site.visitor(onTestFinished, { language });
      await page.goto(site.address);
      await page.locator(".game-card-failed p", { hasText: sentence }).waitFor();
      expect(await page.locator(".game-card-failed").count()).toBe(1);
      expect(await findingsInBothThemes(page)).toEqual([]);
      await page.locator('a.button-main[href="#/new/budowa-miasta"]').click();
      await page.locator("#start").click();
      await asked(page);
      await page.goto(`${site.address}#/new/broken`);
      await page.locator('[role="alert"]', { hasText: sentence }).waitFor();
      await page.goto(`${site.address}#/design`);
      await page.locator('[role="alert"]', { hasText: sentence }).waitFor();
      await page.locator(".component-list").first().waitFor();
    });
  }
});
