import { describe, expect, test } from "vitest";
import { checkLayout, tables } from "./layout.ts";
import { narrow, patience, testSite } from "./test-site.ts";

const site = testSite("whole", "scrollbars");

const SIZES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];
const STAGES = [0.05, 0.5, 0.9];
const LANGUAGES = ["en", "pl", "ru"];

/**
 * One after the other, so that the clock of each starts when it does: side by side they all ran out of time while they
 * waited for room. A part is run by its name (`-t suburbia`, `-t "london for 4"`). With PICTURES=1 every size is kept as
 * a picture in both themes, under apps/web/shots.
 */
describe("how tables lie on every screen", patience, () => {
  for (const [t, table] of tables.entries()) {
    for (const [s, stage] of STAGES.entries()) {
      // Every game is looked at in every language, at the beginning, in the middle and at the end.
      const language = LANGUAGES[(t + s) % LANGUAGES.length];
      test(`${table.name} after ${stage} of its moves (${language})`, async ({ onTestFinished }) => {
        const { page } = await site.visitor(onTestFinished, { language }, narrow);
        expect(await checkLayout(page, site.address, table, stage, SIZES)).toEqual([]);
      });
    }
  }
});
