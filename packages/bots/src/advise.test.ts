import { quickChance } from "@tabletown/kernel";
import { expect, test } from "vitest";
import { advise } from "./advise.ts";
import { fallbackMind } from "./fallback-mind.ts";
import { type TrapAction, trap } from "./trap.fixture.ts";

test("what a game would not think about is listed in a hint, never as the best", () => {
  const mind = fallbackMind(trap);
  const best = (candidates?: (s: unknown, seat: number, actions: readonly TrapAction[]) => readonly TrapAction[]) => {
    const told = advise(trap, { ...mind, ...(candidates && { candidates }) }, trap.setup(2, quickChance(1)), 0, {
      iterations: 200,
    });
    return told.options.map(({ action }) => action);
  };
  const [first, second] = best();
  expect(best((_, __, actions) => actions.filter((action) => action !== first))).toEqual([second, first]);
});

test("alone a hint tells the result that is to be expected, not what the evaluation compares by", () => {
  const alone = { ...trap, seats: [1, 1] as const };
  const mind = { ...fallbackMind(alone), par: 50, scale: () => 10, evaluate: () => [50] };
  const told = (more: object) =>
    advise(alone, { ...mind, ...more }, alone.setup(1, quickChance(1)), 0, { iterations: 20 }).options[0]?.points;
  expect(told({})).toBeCloseTo(50, 6);
  expect(told({ expected: () => 80 })).toBeCloseTo(80, 6);
});

test("a hint weighs every option where there are few, though the first takes all the time that there is", () => {
  const position = trap.setup(2, quickChance(1));
  const told = advise(trap, undefined, position, 0, { milliseconds: 0 });
  expect(new Set(told.options.map(({ action }) => action))).toEqual(new Set(trap.actions(position, 0)));
});
