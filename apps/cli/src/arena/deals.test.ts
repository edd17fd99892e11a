import type { GameResult } from "@tabletown/bots";
import { type Chance, quickChance } from "@tabletown/kernel";
import { describe, expect, test } from "vitest";
import { leftOutText } from "./deals.ts";
import { botReportsOf } from "./report.ts";

/** A game of two, as the schedule numbers them, won by a contestant; its first seat was given `luck` and `choiceLuck`. */
function game(number: number, winner: number, luck = 0, choiceLuck = 0): GameResult {
  const seats = number % 2 === 0 ? [0, 1] : [1, 0];
  return {
    number,
    seats,
    ranks: seats.map((contestant) => (contestant === winner ? 1 : 2)),
    scores: [0, 0],
    luck: [luck, -luck],
    choiceLuck: [choiceLuck, -choiceLuck],
    moves: 1,
    decisions: [1, 1],
    milliseconds: [1, 1],
    slowest: [1, 1],
    forfeits: [],
  };
}

/** Games one after the other, by who won. */
const games = (winners: readonly number[]): GameResult[] => winners.map((winner, number) => game(number, winner));

const adjustedOf = (results: readonly GameResult[]) => botReportsOf(["one", "other"], results, 2)[0]?.adjusted;

const between = (chance: Chance): number => chance.int(2001) / 1000 - 1;

describe("the unit is the deal", () => {
  test("known results give the known interval: deals of 1, 0.5, 0.5, 0 and 0.5", () => {
    const adjusted = adjustedOf(games([0, 0, 0, 1, 1, 0, 1, 1, 0, 1]));
    // Mean 0.5, variance between deals 0.125, Student's 2.776 with four degrees: 0.5 ± 2.776 √(0.125 / 5).
    expect(adjusted?.winRate).toBeCloseTo(0.5, 12);
    expect(adjusted?.interval[0]).toBeCloseTo(0.061, 3);
    expect(adjusted?.interval[1]).toBeCloseTo(0.939, 3);
    // Ten single games: variance 2.5 / 9 / 10.
    expect(adjusted?.variance).toBeCloseTo(0.125 / 5 / (2.5 / 9 / 10), 12);
    expect(adjusted?.deals).toBe(5);
  });

  test("where a deal decides who wins, whoever sits there, few deals tell much", () => {
    const results = Array.from({ length: 200 }, (_, number) => {
      // One deal of ten is won from both seats.
      if (number % 20 < 2) return game(number, Math.floor(number / 20) % 2);
      return game(number, number % 2);
    });
    const report = botReportsOf(["one", "other"], results, 2)[0];
    const width = ([low, high]: readonly [number, number] = [0, 1]) => high - low;
    expect(width(report?.adjusted?.interval)).toBeLessThan(0.5 * width(report?.interval));
    // Between deals 0.1 × ¼, between single games ¼: a fifth for two games each.
    expect(report?.adjusted?.variance).toBeCloseTo(0.2, 2);
  });

  test("deals that were all split leave open that others would not be", () => {
    for (const deals of [2, 10, 100]) {
      const split = Array.from({ length: 2 * deals }, (_, number) => game(number, number % 2));
      const [low, high] = adjustedOf(split)?.interval ?? [0.5, 0.5];
      expect(high - 0.5).toBeCloseTo(0.5 - low, 12);
      // Were more than so many of all deals won from both seats, one would have been among these in 90 of 100 runs.
      expect(high - 0.5).toBeGreaterThan((1 - 0.1 ** (1 / deals)) / 2);
    }
  });

  test("bots that play nearly the same: what is rare is not ruled out by deals without it", () => {
    const chance = quickChance("rare");
    const tournaments = 500;
    let held = 0;
    for (let n = 0; n < tournaments; n++) {
      // One deal of 25 is won from both seats by the first, all others are split: it wins 52 %.
      const results = Array.from({ length: 30 }, (_, deal) => {
        const winners = chance.int(25) === 0 ? [0, 0] : [0, 1];
        return winners.map((winner, rotation) => game(2 * deal + rotation, winner));
      }).flat();
      const [low, high] = adjustedOf(results)?.interval ?? [1, 0];
      if (low <= 0.52 && high >= 0.52) held++;
    }
    expect(held / tournaments).toBeGreaterThan(0.95);
  });

  test("where luck explains nearly everything, intervals are as narrow as results are close", () => {
    const chance = quickChance("explained");
    const results = Array.from({ length: 120 }, (_, number) => {
      const lucky = chance.int(2) === 0;
      const rest = between(chance) / 20;
      return game(number, lucky ? number % 2 : 1 - (number % 2), (lucky ? 0.5 : -0.5) + rest);
    });
    expect(adjustedOf(results)?.variance).toBeLessThan(0.01);
  });

  test("who has won everything is not sure to win everything", () => {
    const adjusted = adjustedOf(games(Array.from({ length: 20 }, () => 0)));
    expect(adjusted?.winRate).toBe(1);
    expect(adjusted?.interval[0]).toBeLessThan(0.9);
    expect(adjusted).not.toHaveProperty("variance");
  });

  test("deals not played from every seat are left out, and it is said", () => {
    const whole = games([0, 0, 0, 1, 1, 0, 1, 1]);
    const results = [...whole, game(9, 0), game(12, 0)];
    expect(adjustedOf(results)).toEqual(adjustedOf(whole));
    expect(leftOutText(whole, 2)).toBeUndefined();
    expect(leftOutText(results, 2)).toContain("leave out 2 games");
    const oneSeat = results.filter(({ number }) => number % 2 === 0);
    expect(adjustedOf(oneSeat)).toBeUndefined();
    expect(leftOutText(oneSeat, 2)).toContain("takes two deals or more");
  });

  test("without luck there is nothing to adjust", () => {
    const plain = games([0, 1, 0, 0]).map(({ luck: _, ...result }) => result);
    expect(adjustedOf(plain)).toBeUndefined();
  });

  test("line-ups on the same seed are one deal", () => {
    const pairs = [
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const;
    const results = Array.from({ length: 24 }, (_, number) => {
      const seats = [...(pairs[Math.floor(number / 2) % 3] as readonly [number, number])];
      if (number % 2 === 1) seats.reverse();
      return { ...game(number, 0), seats, ranks: number % 5 === 0 ? [1, 2] : [2, 1] };
    });
    expect(botReportsOf(["a", "b", "c"], results, 2).map(({ adjusted }) => adjusted?.deals)).toEqual([4, 4, 4]);
  });
});

/** What decides made-up games; 0 unless told. */
interface Weights {
  readonly deal: number;
  readonly game: number;
  readonly choices?: number;
}

/**
 * Equals at so many deals. What decides a game is luck that the deal gives a seat, luck of the game and of its choices,
 * both told with as much noise, and chance; each has its weight.
 */
function equals(seed: string, deals: number, weights: Weights): GameResult[] {
  const chance = quickChance(seed);
  const { choices = 0 } = weights;
  return Array.from({ length: deals }, (_, deal) => {
    const dealt = weights.deal * between(chance);
    return [0, 1].map((rotation) => {
      const lucky = weights.game * between(chance);
      const chosen = choices * between(chance);
      const first = dealt + lucky + chosen + between(chance) > 0;
      const told = (lucky + weights.game * between(chance)) / 4;
      const toldOfChoices = (chosen + choices * between(chance)) / 2;
      return game(2 * deal + rotation, first ? rotation : 1 - rotation, told, toldOfChoices);
    });
  }).flat();
}

test.each([
  ["six deals", 6, { deal: 1, game: 1 }, 1],
  ["sixty deals", 60, { deal: 1, game: 1 }, 0.98],
  ["luck of the deal above all", 30, { deal: 4, game: 0.5 }, 0.98],
  ["luck of the game above all", 30, { deal: 0.2, game: 4 }, 0.98],
  ["no luck at all", 30, { deal: 0, game: 0 }, 0.98],
  ["luck of choices, six deals", 6, { deal: 1, game: 0, choices: 3 }, 1],
  ["luck of choices above all", 30, { deal: 1, game: 0.5, choices: 4 }, 0.98],
  ["luck of both kinds", 60, { deal: 1, game: 2, choices: 2 }, 0.98],
])("of many tournaments between equals, 95 of 100 have a half in their interval: %s", (name, deals, weights, most) => {
  const tournaments = 500;
  let held = 0;
  for (let n = 0; n < tournaments; n++) {
    const [low, high] = adjustedOf(equals(`${name} ${n}`, deals, weights))?.interval ?? [1, 0];
    if (low <= 0.5 && high >= 0.5) held++;
  }
  // By three standard errors of 500 tournaments; few deals may leave more open.
  expect(held / tournaments).toBeGreaterThan(0.92);
  expect(held / tournaments).toBeLessThanOrEqual(most);
});

test("luck of either kind makes intervals narrower, and both together most", () => {
  const results = equals("kinds", 400, { deal: 0, game: 3, choices: 3 });
  const nothing = { luck: [0, 0], choiceLuck: [0, 0] };
  const varianceWith = (...kinds: readonly (keyof typeof nothing)[]): number => {
    const kept = results.map((result) => {
      const luck = kinds.map((kind) => [kind, result[kind]]);
      return { ...result, ...nothing, ...Object.fromEntries(luck) };
    });
    return adjustedOf(kept)?.variance ?? 1;
  };
  const [luck, choices] = [varianceWith("luck"), varianceWith("choiceLuck")];
  expect(luck).toBeLessThan(0.9);
  expect(choices).toBeLessThan(0.9);
  // Each explains a part of its own.
  expect(1 - varianceWith("luck", "choiceLuck")).toBeCloseTo(2 - luck - choices, 1);
});
