import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readRecord, sealed } from "@tabletown/kernel";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { brokenWords } from "./broken-words.ts";
import { keptInBrowser } from "./device-stores.ts";
import { moveByKeyboard } from "./play.ts";
import { findings, narrow, patience, testSite } from "./test-site.ts";

const site = testSite();

const recordOf = (path: string): string => fileURLToPath(new URL(`../../../games/${path}.json`, import.meta.url));

/** Opens a record and taps "Review". */
async function review(page: Page, path: string): Promise<void> {
  await page.goto(site.address);
  await page.locator('input[type="file"]').setInputFiles(recordOf(path));
  await page.locator('.scrubber a[href^="#/review/"]').click();
  // The last part of what it says.
  await page.locator(".course-table").waitFor();
}

/** Notes on the page whether it ever has a frame in which something is on the board and cannot be seen. */
async function watchForBlankBoards(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = (): void => {
      const content = document.querySelector(".fitted-board > *");
      if (content?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === false)
        document.documentElement.dataset.blank = "";
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Counts on the page the frames in which something new comes onto the board. */
async function countChanges(page: Page): Promise<void> {
  await page.locator(".fitted-board").evaluate((board) => {
    let frame = 0;
    const next = (): void => {
      frame++;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    const frames = new Set<number>();
    const observer = new MutationObserver(() => {
      frames.add(frame);
      document.documentElement.dataset.changes = String(frames.size);
    });
    observer.observe(board, { childList: true, characterData: true, subtree: true });
  });
}

/** Waits until what is chosen on the board is there and nothing lies over its middle. */
async function chosenInSight(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const chosen = document.querySelector(".match-board .chosen");
    const { left = 0, top = 0, width = 0, height = 0 } = chosen?.getBoundingClientRect() ?? {};
    return chosen?.contains(document.elementFromPoint(left + width / 2, top + height / 2)) === true;
  });
}

/** Lets every move be as good as found in all exercises, or forgets them, as another tab may. */
function editExercises(page: Page, how: "solve with anything" | "forget"): Promise<void> {
  return page.evaluate(
    (what) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open("tabletown.exercises", 1);
        opening.onsuccess = () => {
          const store = opening.result.transaction("exercises", "readwrite").objectStore("exercises");
          const all = store.getAll();
          all.onsuccess = () => {
            if (what === "forget") store.clear();
            else
              for (const each of all.result)
                store.put({ ...each, loss: 1e9, choices: each.choices.map((one: object) => ({ ...one, behind: 0 })) });
          };
          store.transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    how,
  );
}

/** The numbers of a ledger as they are read: from what, its parts, to what. */
async function ledger(page: Page, seat: number): Promise<readonly number[]> {
  const cells = await page.locator(".ledger").nth(seat).locator("td:last-child").allTextContents();
  return cells.map((cell) => Number(cell.replace("−", "-").replace(/[^\d.-]/g, "")));
}

test("words of a review beside the board are not broken", patience, async ({ onTestFinished }) => {
  const { page, errors } = await site.visitor(onTestFinished, { language: "pl" }, { width: 1280, height: 800 });
  await review(page, "metropolia/fixtures/short-2");
  await page.locator(".ledger").first().waitFor();
  expect(await brokenWords(page, ".review", ".unseen, svg")).toEqual([]);
  expect(errors).toEqual([]);
});

test(
  "on a phone: what decided the game, what would have been better, and the better line on the board",
  patience,
  async ({ onTestFinished }) => {
    const { page, errors } = await site.visitor(onTestFinished, { language: "pl", theme: "dark" }, narrow);
    const fonts: string[] = [];
    page.on("request", (request) => void (request.resourceType() === "font" && fonts.push(request.url())));
    await review(page, "metropolia/fixtures/short-2");
    expect(await page.locator(".review-words").textContent()).toMatch(/O\swyniku przesądza/);
    // What is said lies over the board, and the chart that it speaks of stays in sight; no mark in it covers another.
    const [said, course] = [page.locator(".side"), page.locator(".course-frame")];
    const top = (await course.boundingBox())?.y ?? 0;
    expect(await said.evaluate((side) => side.getBoundingClientRect().bottom)).toBeLessThanOrEqual(top);
    const overlap = (): Promise<number> =>
      page.locator(".course-moment").evaluateAll((all) => {
        const marks = all.map((each) => each.getBoundingClientRect());
        return Math.max(...marks.map(({ left }, index) => (marks[index - 1]?.right ?? 0) - left));
      });
    await expect.poll(overlap, patience).toBeLessThanOrEqual(1);
    // Luck is known at once; that somebody could have done better, only after a closer look.
    const worse = page.locator(".decisive button", { has: page.locator(".mark-blunder, .mark-mistake") }).first();
    await worse.waitFor();
    // A font for a sign or two would have the whole page laid out again when it comes.
    expect(fonts.filter((font) => /symbols|math/.test(font))).toEqual([]);
    const [from, ...rest] = await ledger(page, 0);
    const to = rest.pop();
    expect((from ?? 0) + rest.reduce((sum, each) => sum + each, 0)).toBe(to);
    expect(await findings(page)).toEqual([]);
    await worse.click();
    const moment = page.locator(".moment");
    await moment.locator("text=Lepiej").waitFor();
    // What would have been better is in sight on the board, wherever it lies there.
    await chosenInSight(page);
    expect(await moment.textContent()).toMatch(/kosztuje\s\d+\spunkt\p{L}*\s\(±\d+\)/u);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(narrow.width);
    expect(await findings(page)).toEqual([]);
    // However long the words are, its buttons are in sight.
    const [card, button] = [await moment.boundingBox(), await moment.locator(".button-main").boundingBox()];
    const edge = (box: typeof card): number => (box?.y ?? 0) + (box?.height ?? 0);
    expect(edge(button)).toBeLessThanOrEqual(edge(card));
    const position = await page.locator(".match").getAttribute("data-seq");
    await moment.locator(".button-main").click();
    await page.locator(".line-dock").waitFor();
    await page.waitForFunction(
      (before) => Number(document.querySelector(".match")?.getAttribute("data-seq")) > Number(before),
      position,
    );
    await page.locator(".line-dock .button-main").click();
    await page.locator(".moment").waitFor();
    // Whoever leaves has nobody computing for them any more.
    await page.goto(`${site.address}#/`);
    await expect.poll(() => page.workers().length, patience).toBe(0);
    expect(errors).toEqual([]);
  },
);

test(
  "at a small desk what is said stands beside the board, and stays there when a moment is shown",
  patience,
  async ({ onTestFinished }) => {
    const { page, errors } = await site.visitor(onTestFinished, { language: "ru" }, { width: 1280, height: 720 });
    await review(page, "metropolia/fixtures/short-2");
    const apart = (): Promise<boolean> =>
      page.evaluate(() => {
        const [board, side] = [".match-board", ".side"].map((each) => document.querySelector(each));
        if (!board || !side?.checkVisibility()) return false;
        return board.getBoundingClientRect().right <= side.getBoundingClientRect().left;
      });
    expect(await apart()).toBe(true);
    const cities = await page.locator(".m-city").evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
    const { right, bottom } = await page.locator(".match-board").evaluate((board) => board.getBoundingClientRect());
    expect(cities.filter((city) => city.right <= right && city.bottom <= bottom)).toHaveLength(2);
    expect(await page.locator("#side-content").evaluate((said) => said.scrollWidth - said.clientWidth)).toBe(0);
    await page.locator(".decisive button").first().click();
    await page.locator(".moment").waitFor();
    expect(await apart()).toBe(true);
    expect(errors).toEqual([]);
  },
);

test(
  "at a desk: by keyboard, with the course as a table, marks in the log, and alone in points",
  patience,
  async ({ onTestFinished }) => {
    const { page, errors } = await site.visitor(onTestFinished);
    await watchForBlankBoards(page);
    await review(page, "suburbia/fixtures/dale-2e");
    // The board comes part by part, all of it, and is in sight all the while.
    await page.locator(".fitted-board .s-beside > *").last().waitFor();
    expect(await page.locator("html").getAttribute("data-blank")).toBeNull();
    expect(await page.locator(".ledger").count()).toBe(1);
    await page.locator(".course-table summary").press("Enter");
    await page.locator(".course-table tbody tr").nth(10).waitFor();
    expect(await page.locator(".course-table p").textContent()).toMatch(/: -?\d+ at the start, between/);
    await page.locator(".review-progress").waitFor({ state: "detached" });
    // No line ends between a number and what it counts.
    expect(await page.locator(".review-words").textContent()).toMatch(/\d\u00a0(blunder|mistake)/);
    await page.locator("#tab-review").press("ArrowRight");
    await page.locator(".log-entry .mark").first().waitFor();
    await page.locator("#tab-log").press("ArrowLeft");
    // Far from what was shown, most of the board changes: part by part again, so that nothing holds the page up.
    await countChanges(page);
    await page.locator(".course-moment").first().press("Enter");
    await page.locator(".moment").waitFor();
    await page.waitForFunction(() => Number(document.documentElement.dataset.changes) >= 4);
    expect(await findings(page, "review")).toEqual([]);
    // What comes is gone on with at once; what goes gives the focus back, or the heading of what comes instead has it.
    await page.locator(".moment h2:focus").waitFor();
    await page.locator(".moment-head .button-icon").press("Enter");
    await page.locator(".course-moment:focus").first().waitFor();
    await page
      .locator(".decisive button", { has: page.locator(".mark-blunder, .mark-mistake") })
      .first()
      .press("Enter");
    await page.locator(".moment .button-main").press("Enter");
    await page.locator(".line-dock h2:focus").waitFor();
    await page.locator(".line-dock .button-main").press("Enter");
    await page.locator(".moment h2:focus").waitFor();
    await page.locator(".scrub-buttons .button-icon").last().press("Enter");
    await page.locator('.scrub-buttons .button-icon[aria-disabled="true"]:focus').waitFor();
    // What was played badly comes back as an exercise.
    await page.locator('.review a[href="#/learn"]').click();
    const exercises = page.locator(".saves > li");
    await exercises.first().waitFor();
    // Each says what was played then: of one match there are many.
    await exercises.first().locator("text=/^Move \\d+: (Buy|Invest|Keep|Place|Take) /").waitFor();
    const last = (await exercises.count()) - 1;
    await page.locator(".saves .button-icon").last().press("Enter");
    await exercises.nth(last).waitFor({ state: "detached" });
    await page.locator(".saves .button-icon:focus").waitFor();
    await page.locator(".save-link").first().click();
    const task = page.locator(".tutor");
    await task.locator("text=Find something better").waitFor();
    await page.setViewportSize(narrow);
    await task.locator("button", { hasText: "Show the solution" }).press("Enter");
    await page.locator(".solution h2:focus").waitFor();
    await task.locator("text=Here is the solution").waitFor();
    await page.locator(".solution .reason-list li").first().waitFor();
    // On a phone too, where the borough lies over the market.
    await chosenInSight(page);
    // Nobody is told that there is nothing better where not everything was looked at. How many options were, depends on
    // how far a review comes in its time; where it is none or all of them, no numbers are told.
    const told = (await page.locator(".solution").textContent()) ?? "";
    const [, played = 0, of = 1] = /played out: (\d+) of (\d+)/i.exec(told) ?? [];
    expect(Number(played)).toBeLessThan(Number(of));
    expect(await findings(page)).toEqual([]);
    await page.goBack();
    await page.goBack();
    await page.locator(".review-words").waitFor();
    // Looked at again, it is there at once: it was kept.
    await page.goBack();
    await page.locator('.scrubber a[href^="#/review/"]').click();
    const isReviewed = (): boolean =>
      document.querySelector(".review-words") !== null && document.querySelector(".review-progress") === null;
    await page.waitForFunction(isReviewed);
    // The file was opened in this tab: a page that is loaded anew still has it.
    await page.reload();
    await page.waitForFunction(isReviewed);
    // Forgotten in another tab, an exercise does not come back when it is solved in this one.
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${site.address}#/learn`);
    await page.locator(".save-link").first().click();
    await task.locator("text=Find something better").waitFor();
    await editExercises(page, "solve with anything");
    await page.reload();
    await task.locator("text=Find something better").waitFor();
    await editExercises(page, "forget");
    await moveByKeyboard(page, () => 0);
    await page.locator(".solution").waitFor();
    await page.goto(`${site.address}#/learn`);
    await page.locator("main p").first().waitFor();
    expect(await keptInBrowser(page, "tabletown.exercises", "exercises")).toEqual([]);
    expect(errors).toEqual([]);
  },
);

/** The first moves of a recorded game, as a record of their own, in which the first seat has a very wide name. */
function brokenOff(path: string, moves: number): string {
  const read = readRecord(readFileSync(recordOf(path), "utf8"));
  if (!read.ok) throw new Error(read.problem.code);
  const { seal: _, standing: __, ...record } = read.value;
  const seats = record.seats.with(0, { name: "W".repeat(40) });
  return JSON.stringify(sealed({ ...record, seats, moves: record.moves.slice(0, moves) }));
}

test.for([
  ["en", "This match was not played to its end.", /The game was not played to its end/],
  ["pl", "Tej partii nie rozegrano do końca.", /Partii nie rozegrano do końca/],
  ["ru", "Эта партия не доиграна.", /Партия не доиграна/],
] as const)(
  "a record that breaks off says so in its replay and its review (%s)",
  patience,
  async (said, { onTestFinished }) => {
    const [language, inReplay, inReview] = said;
    const { page, errors } = await site.visitor(onTestFinished, { language }, narrow);
    await page.goto(site.address);
    const buffer = Buffer.from(brokenOff("metropolia/fixtures/base-2", 8));
    await page.locator('input[type="file"]').setInputFiles({ name: "8.json", mimeType: "application/json", buffer });
    await page.locator(".look-back", { hasText: inReplay }).waitFor();
    await page.locator('.scrubber a[href^="#/review/"]').click();
    await page.locator(".review-words", { hasText: inReview }).waitFor();
    // However long a name is, its number is in sight.
    const numbers = page.locator(".course-legend b");
    await numbers.first().waitFor();
    const right = await numbers.evaluateAll((all) =>
      Math.max(...all.map((each) => each.getBoundingClientRect().right)),
    );
    expect(right).toBeLessThan(narrow.width);
    expect(errors).toEqual([]);
  },
);
