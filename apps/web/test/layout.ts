import type { Page } from "playwright-core";
import { recordOf } from "./games.ts";
import { continueRecord } from "./play.ts";
import { tableFaults } from "./table-faults.ts";
import { shots } from "./test-site.ts";

interface Table {
  readonly game: string;
  readonly seats: number;
}

/** The boards that are laid out for every screen. */
export const tables: readonly Table[] = ["suburbia", "london"].flatMap((game) =>
  [2, 3, 4].map((seats) => ({ game, seats })),
);

/** From this size on a whole table is in sight. */
const WHOLE = { width: 1280, height: 720 };

/** Opens a recorded game after a share of its moves and says what is wrong with how it lies on each screen. */
export async function checkLayout(
  page: Page,
  address: string,
  { game, seats }: Table,
  stage: number,
  sizes: readonly (typeof WHOLE)[],
): Promise<string[]> {
  await continueRecord(page, address, recordOf(game, seats), stage);
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    // What resizes is drawn in the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const faults = await tableFaults(page, size.width >= WHOLE.width && size.height >= WHOLE.height);
    found.push(...faults.map((fault) => `${size.width} × ${size.height}: ${fault}`));
    if (process.env.PICTURES !== undefined) await picture(page, `layout-${game}-${seats}-${stage}-${size.width}`);
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
