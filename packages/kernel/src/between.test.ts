import { expect, test } from "vitest";
import { between } from "./between.ts";

test("a place on a scale is told by the knots around it", () => {
  expect(between([0, 2, 10], 1)).toEqual({ index: 0, part: 0.5 });
  expect(between([0, 2, 10], 2)).toEqual({ index: 1, part: 0 });
  expect(between([0, 2, 10], 4)).toEqual({ index: 1, part: 0.25 });
  expect(between([0, 2, 10], -5)).toEqual({ index: 0, part: 0 });
  expect(between([0, 2, 10], 99)).toEqual({ index: 1, part: 1 });
});
