import { expect, test } from "vitest";
import { meanInterval, studentQuantile, wilson } from "./interval.ts";

test("agrees with the published example: 10 of 20 gives 0.299 to 0.701", () => {
  const [low, high] = wilson(10, 20);
  expect(low).toBeCloseTo(0.299, 3);
  expect(high).toBeCloseTo(0.701, 3);
});

test("stays between 0 and 1, also with nothing or everything won", () => {
  expect(wilson(0, 50)[0]).toBe(0);
  expect(wilson(50, 50)[1]).toBeCloseTo(1, 12);
  expect(wilson(50, 50)[1]).toBeLessThanOrEqual(1);
  expect(wilson(0, 0)).toEqual([0, 1]);
});

test("a mean lies within two standard errors", () => {
  const [low, high] = meanInterval([1, 2, 3, 4, 5]);
  expect(low).toBeCloseTo(1.614, 3);
  expect(high).toBeCloseTo(4.386, 3);
  expect(meanInterval([7])).toEqual([7, 7]);
});

test.each([
  [1, 12.706],
  [2, 4.303],
  [3, 3.182],
  [4, 2.776],
  [9, 2.262],
  [29, 2.045],
  [1000, 1.962],
])("agrees with printed tables of Student's distribution: with %i degrees %f", (degrees, printed) => {
  expect(Math.abs(studentQuantile(degrees) / printed - 1)).toBeLessThan(0.0015);
});
