import { type Json, quickChance, scripted } from "@tabletown/kernel";
import { describe, expect, test } from "vitest";
import { expectIdentity, recordedGame } from "../test/recorded.fixture.ts";
import { firstLook, lossOf, playOptionsOut } from "./choice.ts";
import { reviewerOf } from "./reviewer.ts";
import { reviewGame, reviewSteps } from "./reviews.ts";
import { valuationOf } from "./valuation.ts";

/** Some of every game, number of seats and variant; the long tests go through whole games of all. */
const SOME = [
  "metropolia/base-2",
  "metropolia/base-3",
  "metropolia/plus-4",
  "metropolia/plus-cheap-sushi-3",
  "suburbia/table-1e-2",
  "suburbia/table-2e-4",
  "suburbia/lone-architect-2e",
  "suburbia/dale-2e",
  "london/2",
  "london/3-corrected-table",
  "budowa-miasta/2-survivor",
  "budowa-miasta/6-joined",
];

describe("the parts of a ledger add up to result − beginning, whenever one looks", () => {
  test.each(SOME)("%s", async (path) => {
    const given = await recordedGame(path, 8);
    const passes = path.startsWith("london") ? 1 : 2;
    const steps = reviewSteps(given, { passes });
    let step = steps.next();
    for (let n = 0; !step.done; n++, step = steps.next()) if (n % 16 === 0) expectIdentity(step.value.review());
    const review = step.value;
    expectIdentity(review);
    expect(review.moves).toHaveLength(given.played.moves.length);
    expect(review.unit).toBe(given.seats === 1 ? "points" : "probability");
    for (const { luck, choice, value } of review.moves) {
      if (given.seats === 1) continue;
      // Probabilities sum to 1: what one seat gains the others lose.
      expect(value.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 4);
      expect(luck?.by.reduce((sum, each) => sum + each, 0) ?? 0).toBeCloseTo(0, 4);
      expect(choice?.by.reduce((sum, each) => sum + each, 0) ?? 0).toBeCloseTo(0, 4);
    }
    for (const { seat, choice } of review.moves) expect(choice?.by[seat] ?? 0).toBeLessThanOrEqual(0);
  });
});

test("the same seed gives the same review, whether it is asked for in between or not", async () => {
  const given = await recordedGame("suburbia/table-2e-2", 10);
  const reviewer = reviewerOf(given);
  while (reviewer.passes() < 2) {
    reviewer.advance();
    reviewer.review();
  }
  expect(reviewGame(given, { passes: 2 })).toEqual(reviewer.review());
});

test("a game that was played to its end comes to its result, one that was not to what was to be expected", async () => {
  const whole = await recordedGame("metropolia/base-2");
  const { states, moves } = whole.played;
  const review = reviewGame(
    { ...whole, played: { states: states.slice(-21), moves: moves.slice(-20) } },
    { passes: 1 },
  );
  expect(review.finished).toBe(true);
  expect([...review.result].sort()).toEqual([0, 1]);
  const part = reviewGame(await recordedGame("metropolia/base-2", 20), { passes: 1 });
  expect(part.finished).toBe(false);
  expect(part.result).toEqual(part.moves.at(-1)?.value);
});

test("where the table decided otherwise, by a resignation, its result counts", async () => {
  const given = { ...(await recordedGame("metropolia/base-2", 20)), result: [0, 1] };
  const review = reviewGame(given, { passes: 1 });
  expect(review).toMatchObject({ finished: true, result: [0, 1] });
  expectIdentity(review);
});

test("a game without a move, and one that nobody has thought about", async () => {
  expectIdentity(reviewGame(await recordedGame("london/2", 0), { passes: 1 }));
  expectIdentity(reviewGame({ ...(await recordedGame("budowa-miasta/3-joined", 8)), mind: undefined }, { passes: 2 }));
  // Out of time before it began, there is still something to show.
  expectIdentity(reviewGame(await recordedGame("london/2"), { milliseconds: 0, clock: () => 0 }));
});

describe("choices are judged by what who chose knew", () => {
  test.each(["suburbia/table-2e-3", "london/2", "budowa-miasta/2-survivor"])(
    "%s: what was hidden from them cannot matter",
    async (path) => {
      const { game, mind, played, seats } = await recordedGame(path, 30);
      const valuation = valuationOf(game, mind, seats);
      let compared = 0;
      for (const [index, move] of played.moves.entries()) {
        if (index % 5 !== 0) continue;
        const state = played.states[index];
        const other = shuffled(state, move.seat, `${path}/${index}`);
        if (other === undefined) continue;
        const [here, there] = [state, other].map((each) => {
          const choice = firstLook(valuation, game.view(each, move.seat), move, "same");
          if (choice !== undefined) playOptionsOut(valuation, choice);
          return choice === undefined
            ? undefined
            : { loss: lossOf(choice), samples: choice.options.map((o) => o.samples) };
        });
        expect(there).toEqual(here);
        compared++;
      }
      expect(compared).toBeGreaterThan(2);

      /** Another position that looks the same to a seat. */
      function shuffled(state: unknown, seat: number, seed: string): unknown {
        const secrets = game.secrets(state);
        const chance = quickChance(seed);
        for (let n = 0; n < 20; n++) {
          const pools = new Map<string, Json[]>();
          for (const { knownTo, pool, value } of secrets) {
            if (!knownTo.includes(seat) && pool !== undefined) pools.set(pool, [...(pools.get(pool) ?? []), value]);
          }
          for (const pool of pools.values()) chance.shuffle(pool);
          const values = secrets.map(({ knownTo, pool, value }) =>
            knownTo.includes(seat) || pool === undefined ? value : (pools.get(pool)?.pop() as Json),
          );
          const other = game.withSecrets(state, values);
          if (other !== undefined) return other;
        }
        return undefined;
      }
    },
  );
});

test("the better line can be played out on the board", async () => {
  const given = await recordedGame("metropolia/base-2", 24);
  const { moves } = reviewGame(given, { passes: 3 });
  const lines = moves.flatMap(({ choice }, index) => (choice?.line === undefined ? [] : [{ index, choice }]));
  expect(lines.length).toBeGreaterThan(0);
  for (const { index, choice } of lines) {
    const state = given.game.copy(given.played.states[index]);
    expect(choice.line?.[0]?.move).toBe(choice.options[0]?.move);
    for (const { seat, move, draws } of choice.line ?? []) {
      const action = given.game.actions(state, seat).find((each) => given.game.format(each) === move);
      expect(action).toBeDefined();
      const chance = scripted(draws);
      given.game.apply(state, seat, action, chance);
      expect(chance.left()).toBe(0);
    }
  }
});

test("progress grows from 0 to 1 in every pass, and a review ends by itself", async () => {
  const given = await recordedGame("metropolia/base-2", 6);
  let [passes, progress] = [0, 0];
  for (const step of reviewSteps(given)) {
    if (step.passes === passes) expect(step.progress).toBeGreaterThanOrEqual(progress);
    expect(step.progress).toBeLessThanOrEqual(1);
    [passes, progress] = [step.passes, step.passes === passes ? step.progress : 0];
  }
  expect(passes).toBeGreaterThan(1);
});
