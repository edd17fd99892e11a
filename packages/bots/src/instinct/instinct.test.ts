import { quickChance } from "@tabletown/kernel";
import { expect, test } from "vitest";
import { advise } from "../advise.ts";
import type { Mind } from "../mind.ts";
import { encodeNet } from "../net/net-data.ts";
import { searchBot } from "../search-bot.ts";
import { instinctBy, instinctOf } from "./instinct.ts";
import { Notes } from "./notes.ts";
import { type Orchard, type OrchardAction, orchard, orchardMind } from "./orchard.fixture.ts";
import { apprenticeOf, USUAL_PRACTICE } from "./practice.ts";
import { Sums } from "./sums.ts";

const clues = orchardMind.clues as NonNullable<typeof orchardMind.clues>;

function practised(games: number, seed = "orchard"): Float32Array {
  const apprentice = apprenticeOf(orchard, orchardMind, { ...USUAL_PRACTICE, seats: 1, games }, quickChance(seed));
  apprentice.advance(games);
  return apprentice.weights;
}

function learnedMind(weights: Float32Array): Mind<Orchard, OrchardAction> {
  const lore = encodeNet({ layers: [{ inputs: 3, outputs: 2, weights, biases: new Float32Array(2) }] });
  return { ...orchardMind, lore: () => lore };
}

test("weights of two stages are mixed between them", () => {
  // By clue and stage: sleep; plant is worth 0 in the last turn and 5 in the first; pick always 2.
  const { choose, leanings } = instinctBy(clues, Float32Array.of(-9, -9, 0, 5, 2, 2));
  expect(choose({ left: 6, trees: 0, fruits: 0 }, 0).action).toBe("plant");
  expect(choose({ left: 1, trees: 0, fruits: 0 }, 0).action).toBe("pick");
  const halfway = leanings({ left: 3.5, trees: 0, fruits: 0 }, 0, orchard.format);
  expect(halfway).toEqual(
    new Map([
      ["sleep", -9],
      ["plant", 2.5],
      ["pick", 2],
    ]),
  );
});

test("practice finds out what pays only later: plant first, pick in the end", () => {
  const { choose } = instinctBy(clues, practised(4_000));
  const chosen = [6, 5, 2, 1].map((left) => choose({ left, trees: 1, fruits: 0 }, 0).action);
  expect(chosen).toEqual(["plant", "plant", "pick", "pick"]);
});

test("who values doubt stays less sure", () => {
  const sureness = (doubt: number): number => {
    const practice = { ...USUAL_PRACTICE, seats: 1, games: 4_000, doubt };
    const apprentice = apprenticeOf(orchard, orchardMind, practice, quickChance("doubt"));
    apprentice.advance(4_000);
    return apprentice.weights.reduce((sum, weight) => sum + Math.abs(weight), 0);
  };
  expect(sureness(5)).toBeLessThan(0.5 * sureness(0));
});

test.each([Sums, Notes])("what is like another option has the same clues (%o)", (Sheet) => {
  const sheet = new Sheet<string>(Float64Array.of(2, 3));
  const one = sheet.option("one");
  sheet.clue(one, 0, 1);
  sheet.clue(one, 1, 2);
  const other = sheet.option("other");
  sheet.like(other, one);
  sheet.clue(other, 0, 0.5);
  sheet.clue(one, 1, 1);
  expect([sheet.sum(one), sheet.sum(other)]).toEqual([11, 9]);
  if (!(sheet instanceof Notes)) return;
  const total = [0, 0];
  for (let i = 0; i < sheet.used; i++) {
    const option = sheet.owners[i] as number;
    total[option] =
      (total[option] as number) + (sheet.weights[sheet.indices[i] as number] as number) * (sheet.values[i] as number);
  }
  expect(total).toEqual([11, 9]);
});

test("practice with the same seed teaches the same", () => {
  expect(practised(200)).toEqual(practised(200));
  expect(practised(200)).not.toEqual(practised(200, "another"));
});

test("with an instinct search plays to the end, without one it sees no further than its journey", () => {
  const start = orchard.setup(1, quickChance("start"));
  const question = {
    seat: 0,
    view: start,
    options: orchard.actions(start, 0),
    chance: quickChance("q"),
    budget: { iterations: 60 },
  };
  expect(searchBot(orchard, orchardMind).decide(question).action).toBe("pick");
  expect(searchBot(orchard, learnedMind(practised(4_000))).decide(question).action).toBe("plant");
});

test("hints list every option, also those that never come to an instinct's mind", () => {
  const mind = learnedMind(practised(4_000));
  const narrow = {
    ...mind,
    clues: {
      ...clues,
      note: (_s: Orchard, _seat: number, sheet: Parameters<typeof clues.note>[2]) => void sheet.option("plant"),
    },
  };
  const { options } = advise(orchard, narrow, orchard.setup(1, quickChance("start")), 0, { iterations: 40 });
  expect(options.map(({ action }) => action).sort()).toEqual(["pick", "plant", "sleep"]);
});

test("alone at the table hints tell the result that an option leads to", () => {
  const { options } = advise(orchard, orchardMind, { left: 1, trees: 2, fruits: 5 }, 0, { iterations: 40 });
  expect(options[0]?.action).toBe("pick");
  for (const { action, points } of options) expect(points).toBeCloseTo(action === "pick" ? 9 : 7, 6);
});

test("what was learned for other clues is not used", () => {
  const mind = learnedMind(practised(200));
  const s = orchard.setup(1, quickChance("start"));
  expect(instinctOf(mind)(s)).toBeDefined();
  expect(instinctOf({ ...mind, clues: { ...clues, count: 4 } })(s)).toBeUndefined();
  expect(instinctOf({ ...mind, clues: { ...clues, stages: [1, 3, 6] } })(s)).toBeUndefined();
  expect(instinctOf(orchardMind)(s)).toBeUndefined();
});
