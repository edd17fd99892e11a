import type { Page } from "playwright-core";
import { recordOf } from "./games.ts";
import { continueRecord } from "./play.ts";
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
    const faults = await tableFaults(page, size.width >= WHOLE.width && size.height >= WHOLE.height);
    found.push(...faults.map((fault) => `${size.width} × ${size.height}: ${fault}`));
    if (process.env.PICTURES !== undefined)
      await picture(page, `layout-${name.replaceAll(" ", "-")}-${stage}-${size.width}`);
  }
  return found;
}

async function picture(page: Page, name: string): Promise<void> {
  for (const theme of ["dark", "light"]) {
    await page.evaluate((next) => {
      document.documentElement.dataset.theme = next;
    }, theme);
    await page.screenshot({ path: `${shots}${name}-${theme}.png` });
  }
}
