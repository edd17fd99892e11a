import { allOutcomes } from "@tabletown/bots";
import { quickChance, step } from "@tabletown/kernel";
import { describe, expect, test } from "vitest";
import { recordedGame } from "../test/recorded.fixture.ts";
import { hasLuck, luckReview, refineLuck } from "./luck.ts";
import { resampled } from "./unknown.ts";
import { valuationOf } from "./valuation.ts";

const MOST = 36;
const TRIES = 60;

test("over all that the dice could have shown, luck has mean zero", async () => {
  const { game, mind, played, seats } = await recordedGame("metropolia/base-3", 60);
  const valuation = valuationOf(game, mind, seats);
  let rolls = 0;
  for (const [index, move] of played.moves.entries()) {
    const before = played.states[index];
    const outcomes = allOutcomes(game, before, move.seat, move.action, MOST) ?? [];
    if (outcomes.length < 2 || rolls++ >= 3) continue;
    const mean = Array.from({ length: seats }, () => 0);
    for (const { after, weight } of outcomes) {
      const luck = { move, before, after, seed: "luck", differences: [], exact: false };
      refineLuck(valuation, luck);
      const review = luckReview(valuation, luck);
      expect(review?.error).toBe(0);
      for (const [seat, by] of (review?.by ?? []).entries()) mean[seat] = (mean[seat] as number) + weight * by;
    }
    for (const each of mean) expect(each).toBeCloseTo(0, 5);
  }
  expect(rolls).toBeGreaterThan(3);
});

describe("over what a hidden deck could have brought, luck has mean zero within its noise", () => {
  test.each([
    ["suburbia/table-2e-2", undefined],
    // In the end this one is decided, and no card counts.
    ["london/2", 200],
    ["budowa-miasta/2-joined", undefined],
    ["metropolia/plus-2", 40],
  ])("%s", async (path, moves) => {
    const { game, mind, played, seats } = await recordedGame(path, moves);
    const valuation = valuationOf(game, mind, seats);
    const lucks: number[] = [];
    // From the end on: there every card counts.
    for (const [index, move] of [...played.moves.entries()].toReversed()) {
      if (!hasLuck(move) || lucks.length >= TRIES) continue;
      for (let n = 0; n < 10; n++) {
        const chance = quickChance(`${path}/${index}/${n}`);
        const before = resampled(game, played.states[index], chance);
        const stepped = step(game, before, move.seat, move.action, chance);
        if (!stepped.ok) throw new Error(stepped.problem);
        const { state: after, events, draws } = stepped.value;
        const luck = { move: { ...move, events, draws }, before, after, seed: `${n}`, differences: [], exact: false };
        refineLuck(valuation, luck);
        lucks.push(luckReview(valuation, luck)?.by[move.seat] ?? 0);
      }
    }
    const mean = lucks.reduce((sum, each) => sum + each, 0) / lucks.length;
    const error = Math.sqrt(lucks.reduce((sum, each) => sum + (each - mean) ** 2, 0)) / lucks.length;
    expect(lucks.length).toBeGreaterThanOrEqual(TRIES);
    expect(Math.abs(mean)).toBeLessThan(4 * error + 1e-9);
    expect(error).toBeGreaterThan(0);
  });
});

test("dealing anew changes nothing that anybody knows", async () => {
  const { game, played, seats } = await recordedGame("london/3", 80);
  for (const [index, state] of played.states.entries()) {
    if (index % 8 !== 0) continue;
    const other = resampled(game, state, quickChance(index));
    for (let seat = 0; seat < seats; seat++) expect(game.view(other, seat)).toEqual(game.view(state, seat));
  }
});
