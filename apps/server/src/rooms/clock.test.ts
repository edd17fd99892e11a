import type { TimeControl } from "@tabletown/protocol";
import { expect, test } from "vitest";
import { type MatchClock, movedClock, repaidClock, startClock } from "./clock.ts";

const DAY = 86_400_000;

function begun(time: TimeControl, seats = 2): MatchClock {
  const clock = startClock(time, seats, [0], 0);
  if (clock === undefined) throw new Error("there is no clock");
  return clock;
}

test("steps of one turn, made and taken back again and again, bring no days", () => {
  const days: TimeControl = { kind: "days", days: 2 };
  let clock = begun(days);
  for (let n = 0, at = DAY; n < 20; n++, at += 1_000) {
    const stepped = movedClock(clock, days, at, [0], { mover: 0, free: 1 });
    expect(stepped.left[0]).toBe(2 * DAY);
    clock = repaidClock(stepped, days, at + 500, [0], { undone: [0], asked: false });
    expect(clock.left[0]).toBe(DAY - n * 1_000 - 500);
  }
  // Whoever thinks longer about the second step than the first had left has used up part of its days.
  const late = movedClock(clock, days, 2 * DAY - 1_000, [0], { mover: 0, free: 1 });
  const back = repaidClock(late, days, 3 * DAY, [0], { undone: [0], asked: false });
  expect(back.left[0]).toBe(1_000);
  const remade = movedClock(back, days, 3 * DAY, [0], { mover: 0, free: 1 });
  expect(remade.left[0]).toBeLessThan(DAY + 1_000);
  // The next turn has all of its days.
  const others = movedClock(remade, days, 3 * DAY, [1], { mover: 0, free: 2 });
  const mine = movedClock(others, days, 3 * DAY, [0], { mover: 1, free: 1 });
  expect(mine.left[0]).toBe(2 * DAY);
  expect(mine.owed).toBeUndefined();
});

test("time that a move had brought and that is used up when it is taken back is owed", () => {
  const live: TimeControl = { kind: "live", seconds: 60, increment: 20 };
  let clock = begun(live);
  // Two steps of one turn: the second is thought about with the increment of the first.
  for (let n = 0, at = 55_000; n < 20; n++) {
    clock = movedClock(clock, live, at, [0], { mover: 0, free: 1 });
    at += 15_000;
    clock = repaidClock(clock, live, at, [0], { undone: [0], asked: false });
    if (clock.left[0] === 0) break;
  }
  expect(clock.left[0]).toBeLessThanOrEqual(1_000);
  expect(movedClock(clock, live, clock.from, [0], { mover: 0, free: 1 }).left[0]).toBeLessThan(20_000);
});
