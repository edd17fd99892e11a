// The whole documentation, built and looked at in a browser, from a disk. `npm run test:long`.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch } from "../apps/web/test/chromium.ts";
import { sideways } from "../apps/web/test/play.ts";
import { findings } from "../apps/web/test/test-site.ts";
import { buildSite } from "./site.ts";

const folder = mkdtempSync(join(tmpdir(), "tabletown-site-"));
let browser: Browser;
let paths: readonly string[] = [];

beforeAll(async () => {
  paths = (await buildSite(folder)).map(({ path }) => path);
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

test("every link and picture leads somewhere within the site, or to an address outside", () => {
  const texts = new Map(paths.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
  const broken = [...texts].flatMap(([path, html]) =>
    [...html.matchAll(/ (?:href|src)="([^"]+)"/g)].flatMap(([, target = ""]) => {
      if (/^[a-z]+:/.test(target)) return [];
      const [file = "", anchor] = target.split("#");
      const there = file === "" ? path : join(dirname(path), file);
      if (!existsSync(join(folder, there))) return [`${path}: ${target}`];
      const page = texts.get(there.replaceAll("\\", "/"));
      const known = anchor === undefined || page === undefined || page.includes(` id="${decodeURIComponent(anchor)}"`);
      return known ? [] : [`${path}: ${target}`];
    }),
  );
  expect(broken).toEqual([]);
});

test("the rules of every game are there in three languages, with pictures", () => {
  for (const game of ["metropolia", "suburbia", "london", "budowa-miasta"]) {
    for (const language of ["", ".pl", ".ru"]) {
      const html = readFileSync(join(folder, `games/${game}/rules${language}.html`), "utf8");
      expect(html.match(/<img[^>]*pictures\//g)?.length, game).toBeGreaterThan(2);
    }
  }
});

test("there is room to search on a phone whose reader has asked for text twice as large", async () => {
  const large = await launch("large text");
  try {
    const page = await large.newPage({ viewport: { width: 360, height: 740 } });
    await page.goto(pathToFileURL(join(folder, "index.html")).href);
    const ems = await page
      .locator(".search input")
      .evaluate((input) => input.clientWidth / Number.parseFloat(getComputedStyle(input).fontSize));
    expect(ems).toBeGreaterThan(4);
    expect(await sideways(page)).toBe(0);
  } finally {
    await large.close();
  }
});

test("pages are sound at every width, in both themes, and the search finds without a connection", async () => {
  const seen = ["index.html", "games/london/rules.pl.html", "reference/kernel.html", "http-api.html", "server.html"];
  for (const colorScheme of ["light", "dark"] as const) {
    for (const width of [360, 1280]) {
      const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme });
      await page.context().setOffline(true);
      for (const path of seen) {
        await page.goto(pathToFileURL(join(folder, path)).href);
        expect([path, width, await sideways(page)]).toEqual([path, width, 0]);
        expect([path, width, colorScheme, await findings(page)]).toEqual([path, width, colorScheme, []]);
      }
      await page.keyboard.press("/");
      await page.keyboard.type("reveals undo");
      await page.locator("#found a").first().waitFor();
      await page.keyboard.press("Enter");
      await page.waitForURL(/\.html/);
      expect(await page.locator("main").textContent()).toMatch(/reveals/);
      await page.close();
    }
  }
});
