import type { Page } from "playwright-core";
import { focusFaults } from "./focus-faults.ts";
import { recordOf } from "./games.ts";
import { continueRecord, watchRecord } from "./play.ts";
import { tableFaults } from "./table-faults.ts";
import { shots } from "./test-site.ts";

interface RecordedTable {
  readonly name: string;
  readonly seats: number;
  readonly record: string;
}

/** Games by how their records begin. */
const games = [
  ["suburbia", "table-2e"],
  ["london", ""],
  ["budowa-miasta", ""],
  ["metropolia", "base"],
  ["metropolia", "plus"],
] as const;

/** The boards that are laid out for every screen. */
export const tables: readonly RecordedTable[] = games.flatMap(([game, begins]) =>
  [2, 3, 4].map((seats) => ({
    name: `${game}${begins === "" ? "" : ` ${begins}`} for ${seats}`,
    seats,
    record: recordOf(game, seats, begins),
  })),
);

/** From this size on a whole table is in sight. */
const WHOLE = { width: 1280, height: 720 };

/** Milliseconds after which every part of a table lies where it belongs. */
const REARRANGED = 1_500;

/** Opens a recorded game after a share of its moves and says what is wrong with how it lies on each screen. */
export async function checkLayout(
  page: Page,
  address: string,
  { name, record }: RecordedTable,
  stage: number,
  sizes: readonly (typeof WHOLE)[],
): Promise<string[]> {
  await continueRecord(page, address, record, stage);
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    // What resizes is drawn in the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const isWhole = size.width >= WHOLE.width && size.height >= WHOLE.height;
    let faults = await tableFaults(page, isWhole);
    if (faults.length > 0) {
      // Another arrangement is drawn part by part, on a busy machine over many frames: what is wrong then still is.
      await page.waitForTimeout(REARRANGED);
      faults = await tableFaults(page, isWhole);
    }
    if (size.width < size.height) faults.push(...(await focusFaults(page)));
    found.push(...faults.map((fault) => `${size.width} × ${size.height}: ${fault}`));
    if (process.env.PICTURES !== undefined)
      await picture(page, `layout-${name.replaceAll(" ", "-")}-${stage}-${size.width}`);
  }
  return found;
}

/**
 * The same for somebody who only watches: everybody's part of the table is that of another, and below lies what one
 * walks through the game with. What does not fit is scrolled.
 */
export async function checkWatching(
  page: Page,
  address: string,
  { record }: RecordedTable,
  stage: number,
  sizes: readonly (typeof WHOLE)[],
): Promise<string[]> {
  await watchRecord(page, address, record, stage);
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.waitForFunction(hasFoundItsSize);
    found.push(...(await tableFaults(page, false)).map((fault) => `${size.width} × ${size.height}: ${fault}`));
  }
  return found;
}

/** A board that comes part by part is put right last. */
function hasFoundItsSize(): boolean {
  const place = document.querySelector<HTMLElement>(".match-board");
  const full = place?.querySelector<HTMLElement>(".fitted-board")?.dataset.full;
  return full?.startsWith(`${place?.offsetWidth} ${place?.offsetHeight} `) === true;
}

async function picture(page: Page, name: string): Promise<void> {
  for (const theme of ["dark", "light"]) {
    await page.evaluate((next) => {
      document.documentElement.dataset.theme = next;
    }, theme);
    await page.screenshot({ path: `${shots}${name}-${theme}.png` });
  }
}
