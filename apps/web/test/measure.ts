/**
 * Measures the built page in Chromium: `node --conditions=source apps/web/test/measure.ts`.
 * Parts of it by name: `… measure.ts reviews panning`, and `--built` where the page is built already.
 * The phone profile is a processor four times slower and 10 Mbit/s with 40 ms of delay.
 */
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { CDPSession, Page, Response } from "playwright-core";
import { launch } from "./chromium.ts";
import { asked, confirmation, drawn, type Place, placeToTap, prepare, serviceWorkerReady } from "./play.ts";
import { buildSite, serveSite } from "./site.ts";
import { framesDuring, percentile, tasksDuring } from "./tracing.ts";

const PHONE = { width: 390, height: 844 };
/** Recorded games at every number of seats: measured is what they are late in the game. */
const tables = {
  metropolia: ["base-2", "base-3", "base-4", "plus-2", "plus-3", "plus-4"],
  suburbia: ["lone-architect-2e", "table-2e-2", "table-2e-3", "table-2e-4"],
  london: ["2", "3", "4"],
  "budowa-miasta": ["2-joined", "3-joined", "4-shared-victory", "5-joined", "6-joined"],
} as const;
/** The same with two players each: what is reviewed. */
const reviewed = [
  ["metropolia", "base-2.json"],
  ["suburbia", "table-2e-2.json"],
  ["london", "2.json"],
  ["budowa-miasta", "2-joined.json"],
] as const;
const MOVES = 12;
/** How long a finger stays where it taps, in milliseconds. */
const HELD = 80;
/** What a task on the slowed processor should stay below, in milliseconds. */
const LONG_TASK = 50;
/** How long the result of a game is counted and drawn, in milliseconds. */
const RESULT = 2_500;
/** How long a review is watched at most, in milliseconds. */
const LOOK = 40_000;
const FRAME = 1000 / 60;
/** What the page says when the games are there. */
const GAMES_SHOWN = "games shown at";

if (!process.argv.includes("--built")) await buildSite("whole");
const site = await serveSite("whole", { compressed: true });
const browser = await launch();

async function freshPage(touch: "touch" | "mouse" = "mouse"): Promise<Page> {
  const phone = touch === "touch" ? { hasTouch: true, isMobile: true } : {};
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: "block", ...phone });
  const page = await context.newPage();
  await prepare(page, { speed: "fast" });
  return page;
}

async function openRecord(page: Page, game: string, file: string): Promise<number> {
  await page.goto(site.address);
  const path = fileURLToPath(new URL(`../../../games/${game}/fixtures/${file}`, import.meta.url));
  await page.locator('input[type="file"]').setInputFiles(path);
  const slider = page.locator(".scrub");
  await slider.waitFor();
  return Number(await slider.getAttribute("max"));
}

/** Visits of somebody who has never been here. */
const VISITS = 9;

async function firstVisits(): Promise<void> {
  const visits: Visit[] = [];
  for (let n = 0; n < VISITS; n++) visits.push(await firstVisit());
  const [{ scripts, bytes }] = visits as [Visit];
  console.log(
    `first visit: ${scripts} scripts, ${(bytes / 1024).toFixed(1)} KB compressed; games on screen after ` +
      middleOf(visits.map(({ shown }) => shown)),
  );
}

function middleOf(times: readonly number[]): string {
  return `${percentile(times, 0.5)} ms (the middle of ${times.length}; ${Math.min(...times)} to ${Math.max(...times)})`;
}

async function slowProcessor(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return session;
}

/** The phone profile. */
async function slowDown(page: Page): Promise<void> {
  const session = await slowProcessor(page);
  await session.send("Network.enable");
  const megabits = (n: number): number => (n * 1024 * 1024) / 8;
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 40,
    downloadThroughput: megabits(10),
    uploadThroughput: megabits(5),
  });
}

/**
 * How long it takes until the games are on the screen, in milliseconds. The page says so itself: asked from outside it
 * answers late, since it is asked only every half second in the end, and each question is work for the slowed processor.
 */
async function timeToGames(page: Page): Promise<number> {
  await page.addInitScript((said) => {
    const look = (): void => {
      if (document.querySelector(".game-card .button-main") === null) requestAnimationFrame(look);
      // After this frame, which paints them.
      else setTimeout(() => console.debug(said, performance.timeOrigin + performance.now()));
    };
    requestAnimationFrame(look);
  }, GAMES_SHOWN);
  const shown = page.waitForEvent("console", (message) => message.text().startsWith(GAMES_SHOWN));
  const begun = Date.now();
  await page.goto(site.address, { waitUntil: "commit" });
  const time = Number((await shown).text().slice(GAMES_SHOWN.length));
  return Math.round(time - begun);
}

/** The first screen fetches the next ones after its last picture. */
async function allFetched(page: Page): Promise<void> {
  await page.locator(".game-picture svg").last().waitFor();
  await page.waitForLoadState("networkidle");
}

interface Visit {
  readonly scripts: number;
  readonly bytes: number;
  readonly shown: number;
}

async function firstVisit(): Promise<Visit> {
  const page = await freshPage();
  await slowDown(page);
  const scripts: Response[] = [];
  page.on("response", (response) => {
    if (/\.js$/.test(response.url())) scripts.push(response);
  });
  const shown = await timeToGames(page);
  await allFetched(page);
  const bodies = await Promise.all(scripts.map((script) => script.body()));
  await page.context().close();
  return { scripts: scripts.length, bytes: bodies.reduce((sum, body) => sum + gzipSync(body).length, 0), shown };
}

/** Visits of somebody who was here before: what the service worker keeps need not be fetched. */
async function secondVisits(): Promise<void> {
  const shown: number[] = [];
  for (let n = 0; n < VISITS; n++) {
    const context = await browser.newContext({ viewport: PHONE });
    const first = await context.newPage();
    await prepare(first);
    await first.goto(site.address);
    await serviceWorkerReady(first);
    await first.close();
    const page = await context.newPage();
    await prepare(page);
    await slowDown(page);
    shown.push(await timeToGames(page));
    await context.close();
  }
  console.log(`second visit: games on screen after ${middleOf(shown)}`);
}

/** From the tap on a game to the first move at its table, of somebody who has never been here, looks at the games first and changes nothing. */
async function firstTables(): Promise<void> {
  for (const game of Object.keys(tables)) {
    const playable: number[] = [];
    for (let n = 0; n < VISITS; n++) {
      const page = await freshPage();
      await slowDown(page);
      await timeToGames(page);
      await allFetched(page);
      const begun = Date.now();
      await page.locator(`.game-card a.button-main[href="#/new/${game}"]`).click();
      await page.locator("#start").click();
      await page.locator(".match-board .lit, .match-board .button").first().waitFor();
      playable.push(Date.now() - begun);
      await page.context().close();
    }
    console.log(`${game}: from the first screen to a table one can play at ${middleOf(playable)}`);
  }
}

/** A finger stays for a moment: the browser shows in a frame of its own what it is on. */
async function tapAt(session: CDPSession, { x, y }: Place): Promise<void> {
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await new Promise((lifted) => setTimeout(lifted, HELD));
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Moves as on a phone, by tapping: a mouse has the browser look for what is below it in every frame. */
async function movesOf(game: string, table: string): Promise<void> {
  const page = await freshPage("touch");
  const length = await openRecord(page, game, `${table}.json`);
  await page.locator(".scrub").fill(String(Math.floor(length * 0.6)));
  await page.locator("button", { hasText: "Play on from here" }).click();
  await page.locator(".dock-prompt").waitFor();
  await asked(page);
  const session = await slowProcessor(page);
  let moves = 0;
  const tasks = await tasksDuring(browser, page, async (leaveOut) => {
    const tap = async (find: (on: Page) => Promise<Place | undefined>): Promise<void> => {
      const place = await leaveOut(() => find(page));
      if (place !== undefined) await tapAt(session, place);
      await drawn(page);
    };
    for (; moves < MOVES && (await asked(page)) === "mine"; moves++) {
      await tap(placeToTap);
      await tap(confirmation);
    }
    if ((await asked(page)) === "over") await page.waitForTimeout(RESULT);
  });
  const long = tasks.filter((each) => each >= LONG_TASK);
  console.log(
    `${game}, ${table}: ${moves} moves late in the game, on a processor four times slower: the longest task takes ` +
      `${Math.max(0, ...tasks).toFixed(0)} ms, ${long.length} of ${tasks.length} take ${LONG_TASK} ms or more`,
  );
  await page.context().close();
}

/** Opening a record and reviewing it, until nothing is left to be found out or for as long as somebody looks. */
async function reviewing(game: string, file: string): Promise<void> {
  const page = await freshPage();
  await page.goto(site.address);
  const path = fileURLToPath(new URL(`../../../games/${game}/fixtures/${file}`, import.meta.url));
  const opening = await tasksDuring(browser, page, async () => {
    await page.locator('input[type="file"]').setInputFiles(path);
    await page.locator(".scrub").waitFor();
  });
  const length = await page.locator(".scrub").getAttribute("max");
  const begun = Date.now();
  let first = 0;
  const review = await tasksDuring(browser, page, async () => {
    await page.locator('.scrubber a[href^="#/review/"]').click();
    await page.locator(".course").waitFor();
    first = Date.now() - begun;
    const over = page.waitForFunction(() => document.querySelector(".review-progress") === null);
    await Promise.race([over.catch(() => undefined), page.waitForTimeout(LOOK)]);
  });
  const longest = (tasks: readonly number[]): string => Math.max(0, ...tasks).toFixed(1);
  console.log(
    `${game}, review of ${length} moves: first picture after ${(first / 1000).toFixed(1)} s; the longest task takes ` +
      `${longest(opening)} ms of processor time while the record is opened, ${longest(review)} ms in the ` +
      `${((Date.now() - begun) / 1000).toFixed(0)} s of the review`,
  );
  await page.context().close();
}

async function panning(): Promise<void> {
  const page = await freshPage();
  await openRecord(page, "suburbia", "stacks-run-dry-4.json");
  await page.locator("body").press("End");
  const map = page.locator(".s-window");
  await map.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await map.boundingBox()) ?? {};
  const tiles = await page.locator(".s-window .s-place").count();
  const swing = async (): Promise<void> => {
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    for (let i = 0; i < 120; i++) {
      await page.mouse.move(x + width / 2 + Math.sin(i / 9) * 90, y + height / 2 + Math.cos(i / 9) * 60);
    }
    await page.mouse.up();
  };
  const frames = await framesDuring(page, swing);
  const tasks = await tasksDuring(browser, page, swing);
  const spent = tasks.reduce((sum, each) => sum + each, 0) / 120;
  const kept = frames.filter((each) => each < FRAME * 1.5).length / frames.length;
  console.log(
    `panning a borough of ${tiles} tiles: ${(kept * 100).toFixed(0)} % of ${frames.length} frames in time, ` +
      `95 % within ${percentile(frames, 0.95).toFixed(1)} ms; ${spent.toFixed(2)} ms of processor time for each step, ` +
      `the longest task ${Math.max(...tasks).toFixed(1)} ms`,
  );
  await page.context().close();
}

const parts: Readonly<Record<string, () => Promise<void>>> = {
  "first-visit": firstVisits,
  "second-visit": secondVisits,
  "first-table": firstTables,
  async moves() {
    for (const [game, seats] of Object.entries(tables)) for (const table of seats) await movesOf(game, table);
  },
  async reviews() {
    for (const [game, file] of reviewed) await reviewing(game, file);
  },
  panning,
};
const named = process.argv.filter((each) => each in parts);
for (const [name, measure] of Object.entries(parts)) if (named.length === 0 || named.includes(name)) await measure();
await browser.close();
await site.close();
