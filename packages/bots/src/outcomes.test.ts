import { type Chance, quickChance } from "@tabletown/kernel";
import { expect, test } from "vitest";
import { MANY_OUTCOMES, outcomesOf } from "./outcomes.ts";
import { type Trap, trap } from "./trap.fixture.ts";

/** The trap game, but the first move throws dice into the scores. */
function throwing(draw: (chance: Chance) => [number, number]): typeof trap {
  return {
    ...trap,
    apply(s: Trap, _seat, _action, chance) {
      s.scores = draw(chance);
    },
  };
}

const context = (game: typeof trap) => ({ game, chance: quickChance(1), maxOutcomes: MANY_OUTCOMES });

const start = trap.setup(2, quickChance(1));

test("two dice have all 36 outcomes, each as likely as it is", () => {
  const outcomes = outcomesOf(context(throwing((chance) => [chance.int(6), chance.int(6)])), start, 0, "two");
  expect(outcomes).toHaveLength(36);
  expect(new Set(outcomes.map(({ after }) => after.scores.join())).size).toBe(36);
  expect(outcomes.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 12);
});

test("draws that depend on draws are counted by their own odds", () => {
  const game = throwing((chance) => (chance.int(2) === 0 ? [0, 0] : [1, chance.int(4)]));
  const outcomes = outcomesOf(context(game), start, 0, "two");
  expect(outcomes.map(({ after, weight }) => [after.scores.join(), weight])).toEqual([
    ["0,0", 1 / 2],
    ["1,0", 1 / 8],
    ["1,1", 1 / 8],
    ["1,2", 1 / 8],
    ["1,3", 1 / 8],
  ]);
});

test("no luck, one outcome; a shuffle is sampled", () => {
  expect(outcomesOf(context(trap), start, 0, "two")).toHaveLength(1);
  const shuffling = throwing((chance) => {
    const deck = Array.from({ length: 30 }, (_, i) => i);
    chance.shuffle(deck);
    return [deck[0] as number, deck[1] as number];
  });
  const outcomes = outcomesOf(context(shuffling), start, 0, "two");
  expect(outcomes.length).toBeGreaterThan(1);
  expect(outcomes.length).toBeLessThan(36);
  expect(outcomes.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 12);
});
