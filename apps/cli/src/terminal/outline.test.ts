import { afterEach, expect, test, vi } from "vitest";
import { outlineLines } from "./outline.ts";

afterEach(() => vi.unstubAllEnvs());

const borough = {
  title: "Borough",
  rows: [],
  picture: [
    "       0      1      2      3      4      5",
    "  0 [Subu]        [Park]        [Lake]",
    "  1        [Farm]                      [Mill]",
  ],
  pictureColumns: { before: 4, each: 7 },
};

test("of a picture that is wider than the terminal some columns are shown at a time, with what stands before them", () => {
  vi.stubEnv("COLUMNS", "40");
  expect(outlineLines({ sections: [borough] })).toEqual([
    "",
    "Borough",
    "         0      1      2      3      4",
    "    0 [Subu]        [Park]        [Lake]",
    "    1        [Farm]",
    "  ",
    "         5",
    "    0",
    "    1 [Mill]",
    "",
  ]);
  vi.stubEnv("COLUMNS", "80");
  expect(outlineLines({ sections: [borough] })).toEqual([
    "",
    "Borough",
    ...borough.picture.map((line) => `  ${line}`),
    "",
  ]);
});
