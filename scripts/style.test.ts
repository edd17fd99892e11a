import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("every size of text is one of the scale in tokens.css", () => {
  const sheets = globSync("{apps/web/src,packages/ui/src,games/*/board}/**/*.css").filter(
    (file) => !file.endsWith("tokens.css"),
  );
  expect(sheets.length).toBeGreaterThan(30);
  const own = sheets.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/font-size: [\d.]+rem/g)].map(([found]) => `${file}: ${found}`),
  );
  expect(own).toEqual([]);
});
