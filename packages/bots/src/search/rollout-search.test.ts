import { finish, quickChance } from "@tabletown/kernel";
import { expect, test } from "vitest";
import { meterOf } from "../budget.ts";
import { fallbackMind } from "../fallback-mind.ts";
import { judgeOf } from "../judge.ts";
import { trap } from "../trap.fixture.ts";
import { rolloutSearch } from "./rollout-search.ts";
import { DEFAULT_SEARCH } from "./tree-search.ts";

const rollout = { turns: () => 0, turn: ({ step }: { step: number }) => step };
const mind = { ...fallbackMind(trap), rollout };
const hopeful = { values: () => [0.9, 0.1], settled: () => true };
const context = {
  game: trap,
  mind,
  judge: hopeful,
  heuristic: judgeOf(trap, mind),
  policy: () => undefined,
  settings: DEFAULT_SEARCH,
};
const s = trap.setup(2, quickChance(1));
const position = { rollout, policy: undefined, seat: 0, worldOf: () => s };

test("options that were not tried are told on the scale of those that were, and never above the best", () => {
  const first = [
    { action: "two" as const, value: 0.2 },
    { action: "three" as const, value: 0.1 },
  ];
  const once = meterOf({ iterations: 1 });
  const told = finish(rolloutSearch(context, position, first, quickChance(1), once));
  expect(told.map(({ action, visits }) => [action, visits])).toEqual([
    ["two", 1],
    ["three", 0],
  ]);
  expect(told[0]?.value).toBeCloseTo(0.9, 6);
  expect(told[1]?.value).toBeCloseTo(0.8, 6);
});

test("a single option is played out as well: that tells what the position is worth", () => {
  const first = [{ action: "two" as const, value: 0.2 }];
  const told = finish(rolloutSearch(context, position, first, quickChance(1), meterOf({ iterations: 8 })));
  expect(told).toMatchObject([{ action: "two", visits: 8 }]);
  expect(told[0]?.value).toBeCloseTo(0.9, 6);
});
