import { describe, expect, test } from "vitest";
import { checkLayout, tables } from "./layout.ts";
import { findings, narrow, patience, testSite } from "./test-site.ts";

const site = testSite();

const LOOKED_AT = tables.filter(({ seats, name }) => seats === 4 && !name.includes("base"));

/** The middle of a game, on a phone that stands or lies and at the smallest desk; every size and stage is in layout.long.test.ts. */
describe.concurrent("how a table lies on the screen", patience, () => {
  for (const [n, table] of LOOKED_AT.entries()) {
    test(`nothing of ${table.name} overlaps, is cut off, too small to read or to hit`, async ({ onTestFinished }) => {
      const { page, errors } = await site.visitor(onTestFinished, { theme: n % 2 === 0 ? "dark" : "light" }, narrow);
      const found = await checkLayout(page, site.address, table, 0.5, [
        { width: 360, height: 740 },
        { width: 740, height: 360 },
        { width: 1280, height: 720 },
      ]);
      expect(found).toEqual([]);
      // That of Budowa miasta is looked at in matches.test.ts.
      if (!table.name.startsWith("budowa")) expect(await findings(page, `table-${table.name}`)).toEqual([]);
      expect(errors).toEqual([]);
    });
  }
});
