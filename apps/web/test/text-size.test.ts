import type { Page } from "playwright-core";
import { describe, test } from "vitest";
import { brokenWords } from "./broken-words.ts";
import { dealtOut, gamesFor, recordOf } from "./games.ts";
import { pageFaults } from "./page-faults.ts";
import { asked, continueRecord, playOut, sideways } from "./play.ts";
import { command, matchForTwo } from "./requests.ts";
import { startServer } from "./server.ts";
import { tableFaults } from "./table-faults.ts";
import { comeToRest, narrow, patience, phone, shots, testSite } from "./test-site.ts";

const desk = { width: 1280, height: 800 };

/** Whoever visits it has chosen text twice as large as usual in the settings of the browser. */
const site = testSite("whole", "large text");
const usual = testSite();

/** A phone, where there is least room; in `npm run test:long` a desk too. */
const SIZES = process.env.LONG_TESTS === undefined ? [phone] : [phone, desk];
const SCREENS = ["", "new/metropolia", "rules/metropolia", "workshop/metropolia", "workshop/budowa-miasta/cinema"];
const OTHERS = ["workshop/metropolia/bakery", "profile", "leaders", "records", "account", "learn", "nothing"];
/** The recorded games that are looked at, by how their names begin. */
const RECORDS: Readonly<Record<string, string>> = { metropolia: "plus", suburbia: "table-2e" };

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

/** What is wrong with what lies over a table: words that are broken, and whatever reaches out of the window. */
async function faultsOver(page: Page): Promise<string[]> {
  const part = "dialog[open], .side:not([hidden])";
  await comeToRest(page);
  const outside = await page.locator(part).evaluateAll((parts) =>
    parts
      .flatMap((each) => [...each.querySelectorAll("*:not(svg *)")])
      .filter((each) => each.checkVisibility() && each.getBoundingClientRect().right > innerWidth + 1)
      .map(({ textContent }) => `“${textContent?.slice(0, 30)}” reaches out of the window`),
  );
  return [...outside, ...(await brokenWords(page, part, ".unseen, svg"))];
}

describe.concurrent("text as large as the reader has asked the browser for", patience, () => {
  for (const [size, place, language] of SIZES.flatMap((each) => [[each, 0, "pl"] as const, [each, 1, "ru"] as const])) {
    test(`lies soundly on every page ${size.width} px wide (${language})`, async ({ expect, onTestFinished }) => {
      const { page } = await site.visitor(onTestFinished, { language }, size);
      for (const screen of dealtOut([...SCREENS, ...OTHERS], 2, place)) {
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

  for (const { game } of gamesFor("suburbia", "budowa-miasta")) {
    test(`lies soundly around a table of ${game}, and what is written on the board grows too`, async ({
      expect,
      onTestFinished,
    }) => {
      const { page } = await site.visitor(onTestFinished, {}, phone);
      await continueRecord(page, site.address, recordOf(game, 3, RECORDS[game]), 0.5);
      expect(await lettersOf(page, ".fitted-board")).toBeGreaterThan(17);
      expect(await lettersOf(page, ".dock-prompt")).toBe(30);
      expect([await tableFaults(page, false), await sideways(page)]).toEqual([[], 0]);
      await page.locator(".match-board .tally").first().click();
      expect(await lettersOf(page, ".why:popover-open")).toBeCloseTo(28, 3);
      const { x = 0, width = 0 } = (await page.locator(".why:popover-open").boundingBox()) ?? {};
      expect([x, x + width]).toEqual([expect.closeTo(8, 0), expect.closeTo(phone.width - 8, 0)]);
      await page.keyboard.press("Escape");
      await page.setViewportSize(desk);
      await expect.poll(() => lettersOf(page, ".fitted-board"), patience).toBe(32);
      expect([await tableFaults(page, false), await sideways(page)]).toEqual([[], 0]);
    });
  }

  test("lies soundly in what opens over a table, and where a game ends", async ({ expect, onTestFinished }) => {
    const { page, errors } = await site.visitor(onTestFinished, { language: "ru" }, phone);
    await continueRecord(page, site.address, recordOf("metropolia", 3, "plus"), 0.99);
    await asked(page);
    for (const [key, part, away] of [
      ["?", "dialog .keys", "Escape"],
      ["l", ".side:not([hidden]) .log", "l"],
    ] as const) {
      await page.keyboard.press(key);
      await page.locator(part).waitFor();
      expect([part, await faultsOver(page)]).toEqual([part, []]);
      await page.keyboard.press(away);
      await page.locator(part).waitFor({ state: "hidden" });
    }
    const menu = page.locator(".match-tools button").last();
    for (const sheet of [".menu-settings", ".signs"]) {
      await menu.click();
      if (sheet === ".signs") await page.locator(".menu-settings .button").nth(2).click();
      await page.locator(`dialog ${sheet}`).first().waitFor();
      expect([sheet, await faultsOver(page)]).toEqual([sheet, []]);
      await page.keyboard.press("Escape");
      await page.locator("dialog").waitFor({ state: "detached" });
    }
    await playOut(page, `${shots}large-text-ending.png`);
    await page.locator("dialog .places").waitFor();
    expect(await faultsOver(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  test("leaves half of a phone's window to the board of a lesson, with what goes on in sight", async ({
    expect,
    onTestFinished,
  }) => {
    const { page } = await site.visitor(onTestFinished, { language: "ru" }, phone);
    await page.goto(`${site.address}#/lesson/budowa-miasta`);
    const words = page.locator(".tutor");
    for (const step of [1, 2]) {
      await words.locator(`text=/^Шаг ${step}\\s/`).waitFor();
      const { y = 0, height = 0 } = (await words.boundingBox()) ?? {};
      expect(y + height).toBeLessThan(phone.height / 2);
      await words.locator(".button").click({ trial: true });
      expect(await words.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
      await words.evaluate((all) => all.scrollTo(0, 1000));
      await words.locator(".button").click();
    }
  });

  test("leaves the ways to play in the first window of a desk", async ({ expect, onTestFinished }) => {
    const { page } = await site.visitor(onTestFinished, { language: "ru" }, desk);
    await page.goto(`${site.address}#/new/suburbia`);
    await page.locator("#start").waitFor();
    expect((await page.locator(".way").first().boundingBox())?.y).toBeLessThan(desk.height);
  });

  test("leaves the head of a table in sight above the side panel", async ({ expect, onTestFinished }) => {
    const { page } = await site.visitor(onTestFinished, {}, { width: 1920, height: 1080 });
    await continueRecord(page, site.address, recordOf("metropolia", 3, "plus"), 0.5);
    await page.keyboard.press("l");
    const panel = await page.locator(".side").boundingBox();
    const head = await page.locator(".match-head").boundingBox();
    expect(panel?.y).toBeGreaterThan((head?.height ?? 0) - 3);
  });

  test("lies soundly on every page about people", async ({ expect, onTestFinished }) => {
    const server = await startServer();
    onTestFinished(() => server.close());
    const [{ page }, other] = await site.visitors(onTestFinished, [
      [{ language: "ru", name: "Александра" }, phone],
      [{ name: "Bartek" }, phone],
    ]);
    // Where one's records are asked for, the page makes itself known to the server.
    for (const each of [page, other.page]) {
      await each.goto(`${server.address}#/records`);
      await expect.poll(() => each.evaluate(async () => (await fetch("/api/account")).ok), patience).toBe(true);
    }
    const over = await page.evaluate(matchForTwo, { who: "open" });
    await other.page.evaluate(command, [over, { do: "sit", seat: 1 }] as const);
    await other.page.evaluate(command, [over, { do: "resign" }] as const);
    const waiting = await page.evaluate(matchForTwo, { who: "open" });
    const screens = [
      ["", ".people-group .save"],
      ["profile", ".played-row"],
      ["leaders/metropolia", ".leaders tbody tr"],
      ["records", "main .button"],
      ["account", "#delete-data"],
      [`table/${waiting}`, ".qr-code"],
    ] as const;
    for (const [screen, shown] of screens) {
      await page.goto(`${server.address}#/${screen}`);
      await page.locator(shown).first().waitFor();
      for (const size of [desk, phone]) {
        await page.setViewportSize(size);
        // What resizes is drawn in the next frame.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        expect([screen, size.width, await pageFaults(page)]).toEqual([screen, size.width, []]);
      }
    }
    // The code that others join by keeps to the column of its page, however wide its letters are.
    await page.setViewportSize(narrow);
    const margin = await page.locator(".code").evaluate((code) => {
      code.textContent = "NWZYQ6XW";
      const letters = document.createRange();
      letters.selectNodeContents(code);
      const { left, right } = letters.getBoundingClientRect();
      return Math.min(left, innerWidth - right);
    });
    expect(margin).toBeGreaterThan(12);
    await page.goto(`${server.address}#/new/london`);
    await page.locator(".way").last().click();
    await page.setViewportSize(phone);
    await page.locator("#create").waitFor();
    for (const more of await page.locator("main details > summary").all()) await more.click();
    expect(await pageFaults(page)).toEqual([]);
  });

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
