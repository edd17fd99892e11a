import { readFileSync } from "node:fs";
import { type GameRecord, sealed } from "@tabletown/kernel";
import { describe, test } from "vitest";
import { recordOf } from "./games.ts";
import { look } from "./look.ts";
import { pill, sideways, startAtOneScreen, watchRecord } from "./play.ts";
import { patience, phone, testSite } from "./test-site.ts";

const LONG = process.env.LONG_TESTS !== undefined;

const site = testSite();

/** What screens are called, by their addresses. */
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    "new/suburbia": "Play · Suburbia",
    "rules/suburbia": "Rules of Suburbia",
    "rules/suburbia/print": "Rules of Suburbia · On one page, to print",
    "workshop/metropolia": "Components of Metropolia",
    "workshop/metropolia/bakery": "Bakery · Components of Metropolia",
    "workshop/metropolia/nothing": "Nothing here.",
    "lesson/metropolia": "Lesson · Metropolia",
    learn: "Exercises",
    join: "Join",
    "learn/nothing": "This exercise is not stored in this browser.",
    "": "",
  },
  pl: {
    account: "Konto",
    "rules/london": "Zasady gry „Londyn”",
    profile: "Mój profil",
    leaders: "Rankingi · Metropolia",
    "lesson/london": "Lekcja · Londyn",
    "play/nothing": "Tej partii nie ma w pamięci tej przeglądarki.",
    "review/file-nothing": "Tę partię otwarto z pliku i już jej tu nie ma. Otwórz plik ponownie z pierwszego ekranu.",
  },
  ru: {
    records: "Мои записи",
    "rules/london": "Правила игры «Лондон»",
    "new/london": "Играть · Лондон",
    design: "Все компоненты в рисунках",
    nothing: "Здесь ничего нет.",
  },
};

/** Every screen, at every width; those of tables, lessons and what is played with are looked at where they are used. */
describe.concurrent("the screens", patience, () => {
  test("pages and everything that opens over a table are sound, and a new table asks only what matters", async ({
    expect,
    onTestFinished,
  }) => {
    const { page, errors } = await site.visitor(onTestFinished, { theme: "dark" });
    await page.goto(site.address);
    await page.locator(".game-card h3").first().waitFor();
    await look(page, "home");
    // Whoever walks from landmark to landmark comes by its words, and what failed has a heading.
    await page.getByRole("region", { name: "Tabletown" }).waitFor();
    // A sheet's title stands beside its way out, as over every other page.
    await page.locator('.page-head [aria-label="Settings"]').click();
    const middles = await page
      .locator(".sheet-head > *")
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()).map(({ y, height }) => y + height / 2));
    expect(middles).toEqual([middles[0], expect.closeTo(middles[0] ?? 0, 0)]);
    await page.keyboard.press("Escape");
    // What is no record is told, and can be chosen again once it is mended.
    const record = page.locator('.open-record input[type="file"]');
    await record.setInputFiles({ name: "bad.json", mimeType: "application/json", buffer: Buffer.from("{}") });
    await page.locator('.open-record [role="alert"]').waitFor();
    await expect.poll(() => record.inputValue(), patience).toBe("");
    await page.goto(`${site.address}#/workshop/monopoly`);
    await page.getByText("There is nothing here.").waitFor();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.getByText("All games").click();
    await page.locator(".game-card h3").first().waitFor();
    await page.goto(`${site.address}#/new/metropolia`);
    await page.locator("#start").waitFor();
    // It asks only what matters with the choices made so far.
    const asked = page.locator(".options legend");
    await asked.first().waitFor();
    expect(await asked.allTextContents()).toHaveLength(1);
    await page.locator(".options .pill").nth(1).click();
    await asked.nth(3).waitFor();
    expect(await asked.allTextContents()).toHaveLength(4);
    await page.locator(".options .pill").first().click();
    await asked.nth(1).waitFor({ state: "detached" });
    expect(await asked.allTextContents()).toHaveLength(1);
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

  test("every screen has a name of its own in the browser's tab, in the reader's language", async ({
    expect,
    onTestFinished,
  }) => {
    for (const [language, names] of Object.entries(NAMES)) {
      const { page } = await site.visitor(onTestFinished, { language });
      const named = (name: string): Promise<void> =>
        expect.poll(() => page.title(), patience).toBe(name === "" ? "Tabletown" : `${name} · Tabletown`);
      for (const [route, name] of Object.entries(names)) {
        await page.goto(`${site.address}#/${route}`);
        await named(name);
      }
      await page.goBack();
      await named(Object.values(names).at(-2) ?? "");
      await page.context().close();
    }
    const { page } = await site.visitor(onTestFinished);
    const title = (): Promise<string> => page.title();
    await startAtOneScreen(page, site.address, "london");
    // Between two people, neither of whom is asked yet.
    await expect.poll(title, patience).toBe("London · Tabletown");
    await page.locator(".handover .button-main").click();
    await expect.poll(title, patience).toBe("Your turn · London · Tabletown");
    await watchRecord(page, site.address, recordOf("london", 2), 0.5);
    await expect.poll(title, patience).toBe("Replay · London · Tabletown");
  });

  test("the browser's way back leads to where a page was left, and a new page begins at its top", async ({
    expect,
    onTestFinished,
  }) => {
    const { page, errors } = await site.visitor(onTestFinished, {}, phone);
    const scrolled = (): Promise<number> => page.evaluate(() => Math.round(scrollY));
    await page.goto(`${site.address}#/workshop/metropolia`);
    await page.locator(".workshop-entry").nth(20).waitFor();
    await page.evaluate(() => scrollTo(0, 1500));
    await page
      .locator(".workshop-entry")
      .nth(8)
      .evaluate((link: HTMLElement) => link.click());
    await page.locator(".component-form").waitFor();
    expect(await scrolled()).toBe(0);
    await page.goBack();
    await expect.poll(scrolled, patience).toBe(1500);
    await page.goForward();
    await page.locator(".component-form").waitFor();
    await expect.poll(scrolled, patience).toBe(0);
    await page.goto(`${site.address}#/rules/metropolia`);
    await page.locator(".rules-list li").nth(20).waitFor();
    expect(await scrolled()).toBe(0);
    expect(errors).toEqual([]);
  });

  test("whoever goes by keys goes on where another screen begins, and stays where they are on the same one", async ({
    expect,
    onTestFinished,
  }) => {
    const { page, errors } = await site.visitor(onTestFinished, {}, phone);
    const focused = (): Promise<string> =>
      page.evaluate(() => {
        const { tagName = "", id = "", textContent } = document.activeElement ?? {};
        return tagName === "H1" ? `h1 ${textContent}` : `${tagName.toLowerCase()} ${id}`;
      });
    const follow = async (link: string): Promise<void> => {
      await page.locator(link).first().focus();
      await page.keyboard.press("Enter");
    };
    const expectFocus = (place: string): Promise<void> => expect.poll(focused, patience).toBe(place);
    const scrolled = (): Promise<number> => page.evaluate(() => Math.round(scrollY));
    await page.goto(site.address);
    await page.locator(".game-picture svg").last().waitFor();
    expect(await focused()).toBe("body ");
    await page.locator('a[href="#/new/london"]').first().focus();
    const left = await scrolled();
    expect(left).toBeGreaterThan(100);
    await page.keyboard.press("Enter");
    await expectFocus("h1 London");
    expect(await scrolled()).toBe(0);
    await page.goBack();
    await expectFocus("h1 Tabletown");
    await expect.poll(scrolled, patience).toBe(left);
    await page.goForward();
    await expectFocus("h1 London");
    // The frame around a heading is no wider than its words.
    expect((await page.locator("h1").boundingBox())?.width).toBeLessThan(200);
    await page.locator("#start").press("Enter");
    await expectFocus("main match-board");
    await follow(".match-head a");
    await expectFocus("h1 Tabletown");
    await page.goto(`${site.address}#/rules/london`);
    await expectFocus("h1 Rules of London");
    await page.locator(".search input").focus();
    await page.evaluate(() => {
      location.hash = "#/rules/london/3.6";
    });
    await page.locator(".rule-sought").waitFor();
    expect(await focused()).toBe("input ");
    expect(errors).toEqual([]);
  });

  test("nothing goes on looking for another screen where the address changes on the same one, or somebody has gone on", async ({
    expect,
    onTestFinished,
  }) => {
    const { page } = await site.visitor(onTestFinished, {}, phone);
    await page.addInitScript(() => {
      const { observe, disconnect } = MutationObserver.prototype;
      const looking = new Set<MutationObserver>();
      Object.assign(window, { looking });
      MutationObserver.prototype.observe = function (target, options): void {
        if (target === document.body) looking.add(this);
        observe.call(this, target, options);
      };
      MutationObserver.prototype.disconnect = function (): void {
        looking.delete(this);
        disconnect.call(this);
      };
    });
    const looking = (): Promise<number> =>
      page.evaluate(() => (window as Window & { looking?: Set<object> }).looking?.size ?? -1);
    const goTo = (address: string): Promise<void> =>
      page.evaluate(async (next) => {
        const changed = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
        location.hash = next;
        await changed;
      }, address);
    await page.goto(`${site.address}#/rules/london`);
    await page.locator(".search input").waitFor();
    const before = await looking();
    await goTo("#/rules/london/3.6");
    await page.locator(".rule-sought").waitFor();
    expect(await looking()).toBe(before);
    await goTo("#/leaders/london");
    await expect.poll(looking, patience).toBe(before);
    // Another game's board is the same screen: whoever goes on there looks for no other.
    await goTo("#/leaders/suburbia");
    await page.locator("a").first().focus();
    expect(await looking()).toBe(before);
  });

  test("a search in the rules finds components too", async ({ expect, onTestFinished }) => {
    const { page } = await site.visitor(onTestFinished, { language: "pl" }, phone);
    await page.goto(`${site.address}#/rules/metropolia`);
    const seen = page.locator(".component-list > li:visible");
    await seen.first().waitFor();
    const all = await seen.count();
    const search = page.locator(".search input");
    await search.fill("piekarni");
    await expect.poll(() => seen.count(), patience).toBe(1);
    expect(await page.locator(".rules-tools [role=status]").textContent()).toMatch(/· 1\selement$/);
    await search.fill("xyz");
    await expect.poll(() => seen.count(), patience).toBe(0);
    expect(await page.locator("main :is(h2, h3):visible").count()).toBe(0);
    await search.fill("");
    await expect.poll(() => seen.count(), patience).toBe(all);
  });

  test("what somebody has written into a record is shown as plain text that fits, however odd it is", async ({
    expect,
    onTestFinished,
  }) => {
    const { page, errors } = await site.visitor(onTestFinished, {}, phone);
    const { seal: _, ...whole } = JSON.parse(readFileSync(recordOf("metropolia", 2), "utf8")) as GameRecord;
    const odd = `\u202eodd\u0007\u200b${"x".repeat(5000)}`;
    const plain = `odd${"x".repeat(37)}`;
    const seats = [{ name: odd }, { name: "\u200b", bot: odd }];
    const openRecord = async (change: Partial<GameRecord>): Promise<void> => {
      await page.goto(site.address);
      const text = JSON.stringify(sealed({ ...whole, seats, ...change }));
      const file = { name: "odd.json", mimeType: "application/json", buffer: Buffer.from(text) };
      await page.locator('.open-record input[type="file"]').setInputFiles(file);
    };
    const shown = async (where: string): Promise<string> => (await page.locator(where).first().textContent()) ?? "";
    await openRecord({});
    await page.locator(".scrub").waitFor();
    expect(await shown(".turn-status")).toContain(plain);
    expect(await shown("#app")).not.toMatch(/\u202e|\u200b|x{50}/);
    const moves = Array.from({ length: 5000 }, (_, i) => ({ seat: 0, move: i === 0 ? odd : "roll", hash: "" }));
    await openRecord({ rules: 1000, options: "none", moves });
    await page.locator(".written-game").waitFor();
    expect(await sideways(page)).toBe(0);
    expect(await shown("#app")).not.toMatch(/\u202e|\u200b|x{500}/);
    expect(await page.locator(".written-moves li").count()).toBe(1000);
    await openRecord({ game: odd });
    await page.locator(".written-game").waitFor();
    expect(await sideways(page)).toBe(0);
    expect(await shown("#app")).not.toMatch(/\u202e|\u200b|x{1000}/);
    await openRecord({ [odd]: 1 });
    await page.locator('.open-record [role="alert"]').waitFor();
    expect(await sideways(page)).toBe(0);
    expect(await shown(".open-record")).not.toMatch(/\u202e|\u200b|x{1000}/);
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
});
