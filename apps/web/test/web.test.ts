import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launch } from "./chromium.ts";
import {
  asked,
  complaints,
  expectNoSidewaysScroll,
  moveByClicking,
  moveByKeyboard,
  pill,
  prepare,
  startAgainstBots,
} from "./play.ts";
import { buildSite, type Site, serveSite } from "./site.ts";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const shots = fileURLToPath(new URL("../shots/", import.meta.url));
const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

let site: Site;
let browser: Browser;

beforeAll(async () => {
  mkdirSync(shots, { recursive: true });
  await buildSite();
  [site, browser] = await Promise.all([serveSite(), launch()]);
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

async function opened(
  settings: Readonly<Record<string, unknown>> = {},
  viewport = wide,
): Promise<{ context: BrowserContext; page: Page; heard: string[] }> {
  const context = await browser.newContext({ viewport, acceptDownloads: true });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  const heard = complaints(page);
  await prepare(page, settings);
  return { context, page, heard };
}

/** Serious findings of axe, in words. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run();
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .slice(0, 3)
            .map(({ html }) => html.slice(0, 160))
            .join(" | ")}`,
      );
  });
}

describe("a whole match", () => {
  test("of Metropolia by clicking on the board, then its replay", { timeout: 120_000 }, async () => {
    const { context, page, heard } = await opened();
    await startAgainstBots(page, site.address, "metropolia", 2);
    while ((await asked(page)) === "mine") await moveByClicking(page);
    await expectNoSidewaysScroll(page);
    expect(await page.locator(".place").count()).toBe(2);
    await page.screenshot({ path: `${shots}end-1440.png` });

    const saving = page.waitForEvent("download");
    await page.locator("button", { hasText: "Download" }).click();
    const file = await (await saving).path();
    await page.locator("a", { hasText: "Replay" }).click();
    const slider = page.locator(".scrub");
    await slider.waitFor();
    const last = Number(await slider.getAttribute("max"));
    await page.locator("body").press("End");
    expect(await page.locator(".scrub-at").textContent()).toBe(`${last}/${last}`);
    await page.locator("body").press("Home");
    await page.locator("body").press("ArrowRight");
    expect(await page.locator(".scrub-at").textContent()).toBe(`1/${last}`);
    await page.locator("select").nth(1).selectOption("1");
    await page.locator("button", { hasText: "Play on from here" }).click();
    await page.locator(".dock-prompt").waitFor();

    // The downloaded record opens again.
    await page.goto(site.address);
    await page.locator('input[type="file"]').setInputFiles(file);
    await slider.waitFor();
    expect(await slider.getAttribute("max")).toBe(String(last));
    expect(heard).toEqual([]);
    await context.close();
  });

  test("of Metropolia offline and with the keyboard alone", { timeout: 120_000 }, async () => {
    const { context, page, heard } = await opened();
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
    await page.locator(".table-board").waitFor();
    while ((await asked(page)) === "mine") await moveByKeyboard(page, (count) => Math.max(0, count - 2));
    expect(await page.locator(".place").count()).toBe(2);
    expect(heard).toEqual([]);
    await context.close();
  });
});

test("a match is continued where it stood", async () => {
  const { context, page } = await opened();
  await startAgainstBots(page, site.address, "metropolia", 2);
  for (let i = 0; i < 3; i++) if ((await asked(page)) === "mine") await moveByClicking(page);
  await asked(page);
  const seq = await page.locator(".table").getAttribute("data-seq");
  await page.goto(site.address);
  await page.locator(".save-link").first().click();
  await page.locator(".table-board").waitFor();
  expect(Number(await page.locator(".table").getAttribute("data-seq"))).toBeGreaterThanOrEqual(Number(seq));
  await context.close();
});

test("around one screen, people take turns", async () => {
  const { context, page, heard } = await opened({}, phone);
  await page.goto(`${site.address}#/new/metropolia`);
  await page.locator(".way", { hasText: "Around one screen" }).click();
  await pill(page, "2");
  await page.locator("#start").click();
  await page.locator(".table-board").waitFor();
  const turns = new Set<string | null>();
  for (let i = 0; i < 8; i++) {
    await asked(page);
    turns.add(await page.locator(".m-mine h2").textContent());
    await moveByClicking(page);
  }
  expect(turns).toEqual(new Set(["Seat 1", "Seat 2"]));
  expect(heard).toEqual([]);
  await context.close();
});

test("what cannot be done says why, and a move can be taken back", async () => {
  const { context, page } = await opened();
  await page.goto(`${site.address}#/new/metropolia`);
  await page.locator(".way", { hasText: "Around one screen" }).click();
  await pill(page, "2");
  await page.locator("#start").click();
  await page.locator(".m-choices .button").first().click();
  await page.locator('.m-pile[aria-disabled="true"]').first().waitFor();
  await page.locator(".m-pile", { hasText: /^Mine/ }).click({ force: true });
  expect(await page.locator(".dock-notice").textContent()).toContain("costs 6 coins");
  await page.locator(".m-pile.lit").first().click();
  expect(await page.locator(".consequences").textContent()).toContain("pays 1 coin");
  await page.locator(".proposal .button-main").click();
  await context.close();
});

test("the lesson leads to its end", async () => {
  const { context, page, heard } = await opened();
  await page.goto(`${site.address}#/lesson/metropolia`);
  for (;;) {
    await page.locator(".tutor").waitFor();
    if ((await page.locator(".tutor a.button-main").count()) > 0) break;
    const next = page.locator(".tutor button.button-main");
    if ((await next.count()) > 0) await next.click();
    else {
      const pointed = page.locator("[data-pointed]");
      await pointed.waitFor();
      await pointed.locator("xpath=descendant-or-self::button").first().click();
      const confirm = page.locator(".proposal .button-main");
      if ((await confirm.count()) > 0) await confirm.click();
    }
  }
  expect(await page.locator(".tutor-words").textContent()).toContain("You know how it goes");
  expect(heard).toEqual([]);
  await context.close();
});

test("the language switch speaks every language at once", async () => {
  const { context, page } = await opened();
  await page.goto(site.address);
  await page.locator('.languages [lang="pl"]').click();
  expect(await page.locator("html").getAttribute("lang")).toBe("pl");
  expect(await page.locator(".hero-words p").textContent()).toContain("Gry planszowe");
  await page.locator('.languages [lang="ru"]').click();
  expect(await page.locator(".game-card h3").first().textContent()).toBe("Метрополия");
  await page.goto(`${site.address}#/rules/metropolia`);
  await page.locator(".rules-list li").first().waitFor();
  expect(await page.locator(".rules-list").textContent()).toMatch(/[а-я]{4}/);
  await context.close();
});

describe("every screen, in both themes", () => {
  for (const theme of ["light", "dark"] as const) {
    test(`${theme}: nothing serious for axe, nothing too wide`, { timeout: 120_000 }, async () => {
      const { context, page, heard } = await opened({ theme });
      const look = async (name: string): Promise<void> => {
        for (const viewport of [phone, wide]) {
          await page.setViewportSize(viewport);
          await page.waitForTimeout(120);
          await expectNoSidewaysScroll(page);
          await page.screenshot({ path: `${shots}${name}-${viewport.width}-${theme}.png` });
        }
        expect([name, await findings(page)]).toEqual([name, []]);
      };
      await page.goto(site.address);
      await page.locator(".game-card h3").first().waitFor();
      await look("home");
      await page.goto(`${site.address}#/new/metropolia`);
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
      await page.goto(`${site.address}#/lesson/metropolia`);
      await page.locator(".tutor").waitFor();
      await look("lesson");
      await page.goto(`${site.address}#/design`);
      await page.locator(".gallery .card").first().waitFor();
      await look("design");
      expect(heard).toEqual([]);
      await context.close();
    });
  }
});
