import { expect, test } from "vitest";
import { decimal, percent } from "./numbers.ts";

test("what is less than nothing has a real minus sign, and what is rounded to nothing has none", () => {
  expect([-12.34, -0.04, 0, 3].map((value) => decimal(value, 1))).toEqual(["−12.3", "0.0", "0.0", "3.0"]);
  expect([-0.123, -0.0001, 1].map((rate) => percent(rate))).toEqual(["−12.3 %", "0.0 %", "100.0 %"]);
  expect(percent(0.066, 0)).toBe("7 %");
});
