import { expect, test } from "vitest";
import { alignedTable } from "./aligned-table.ts";

const HEADS = ["bot", "games", "95 %"];
const ROWS = [
  ["greedy", "8", "40.1 % to 90.2 %"],
  ["random", "8", "9.8 % to 59.9 %"],
  ["casual", "12", "0.0 % to 3.1 %"],
];

test("a table that is wider than the terminal is turned, as many rows beside each other as fit", () => {
  expect(alignedTable(HEADS, ROWS, 31)).toBe(
    [
      "bot     games              95 %",
      "greedy      8  40.1 % to 90.2 %",
      "random      8   9.8 % to 59.9 %",
      "casual     12    0.0 % to 3.1 %",
    ].join("\n"),
  );
  expect(alignedTable(["a rather long head", ...HEADS.slice(1)], ROWS, 41)).toBe(
    [
      "a rather long head            greedy",
      "games                              8",
      "95 %                40.1 % to 90.2 %",
      "",
      "a rather long head           random",
      "games                             8",
      "95 %                9.8 % to 59.9 %",
      "",
      "a rather long head          casual",
      "games                           12",
      "95 %                0.0 % to 3.1 %",
    ].join("\n"),
  );
  expect(alignedTable(HEADS, ROWS, 30).split("\n")[0]).toBe("bot              greedy");
  expect(alignedTable(HEADS, ROWS, 10).split("\n").length).toBe(11);
});
