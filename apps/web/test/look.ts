import type { Page } from "playwright-core";
import { expect } from "vitest";
import { sideways } from "./play.ts";
import { findings, narrow, phone, wide } from "./test-site.ts";

/** In `npm run test:long` at every width. */
const SIZES = process.env.LONG_TESTS === undefined ? [narrow, wide] : [narrow, phone, wide];

/**
 * Expects nothing too wide at any width and nothing serious from axe, and keeps pictures. The page is left as it was.
 * Where other sizes are looked at elsewhere, none are given.
 */
export async function look(
  page: Page,
  name: string,
  except: readonly string[] = [],
  sizes: readonly (typeof wide)[] = SIZES,
): Promise<void> {
  const before = page.viewportSize() ?? wide;
  for (const viewport of [...sizes.filter(({ width }) => width !== before.width), before]) {
    await page.setViewportSize(viewport);
    // What resizes is drawn in the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect([name, viewport.width, await sideways(page)]).toEqual([name, viewport.width, 0]);
  }
  expect([name, await findings(page, name, except)]).toEqual([name, []]);
}
