import { expect, test } from "vitest";
import { meterOf } from "./budget.ts";

test("a budget of time is spent by the clock, one of iterations by counting", () => {
  let now = 1_000;
  const clock = () => now;
  const time = meterOf({ milliseconds: 40 }, clock);
  const count = meterOf({ iterations: 4 }, clock);
  now += 10;
  count.tick();
  expect([time.share(), time.spent(), time.milliseconds()]).toEqual([0.25, false, 10]);
  expect([count.share(), count.spent(), count.iterations()]).toEqual([0.25, false, 1]);
  now += 30;
  for (let n = 0; n < 3; n++) count.tick();
  expect([time.share(), time.spent()]).toEqual([1, true]);
  expect([count.share(), count.spent()]).toEqual([1, true]);
});

test("a part of the time runs out earlier, and never where the budget names none", () => {
  let now = 0;
  const clock = () => now;
  const half = meterOf({ milliseconds: 40 }, clock).partOfTime(0.5);
  const unlimited = meterOf({ iterations: 1 }, clock).partOfTime(0.5);
  now += 20;
  unlimited.tick();
  expect([half.spent(), unlimited.spent()]).toEqual([true, false]);
});
