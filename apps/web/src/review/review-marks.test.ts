import { expect, test } from "vitest";
import { marksOf } from "./review-marks.ts";

test("a move is called forced only once every choice has been looked at", () => {
  const moves = [{ seat: 0, value: [] }];
  expect([...marksOf({ passes: 0, moves })]).toEqual([]);
  expect([...marksOf({ passes: 1, moves })]).toEqual([[1, "forced"]]);
});
