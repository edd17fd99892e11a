import { expect, test } from "vitest";
import { recordedGame } from "../test/recorded.fixture.ts";
import { positionValues, valuationOf } from "./valuation.ts";

test("a temperature takes certainty away from probabilities, not from results", async () => {
  const { game, mind, played, seats } = await recordedGame("metropolia/base-2");
  const judgeAt = (temperature: number) =>
    valuationOf(game, mind && { ...mind, temperature: () => temperature }, seats).judge;
  const [plain, flat] = [judgeAt(1), judgeAt(2)];
  const half = played.states[played.states.length >> 1];
  const [sure = 0] = plain.values(half).toSorted((a, b) => b - a);
  const [lessSure = 0, other = 0] = flat.values(half).toSorted((a, b) => b - a);
  expect(lessSure).toBeLessThan(sure);
  expect(lessSure / other).toBeCloseTo(Math.sqrt(sure / (1 - sure)), 6);
  expect(flat.values(played.states.at(-1))).toEqual(plain.values(played.states.at(-1)));
});

test("a position in which nobody has a choice is worth what comes of it, a finished game its result", async () => {
  const { game, mind, played, seats } = await recordedGame("budowa-miasta/2-joined");
  const valuation = valuationOf(game, mind, seats);
  const [before, end] = played.states.slice(-2);
  const [seat = 0] = game.toAct(before);
  const { action } = played.moves.at(-1) as (typeof played.moves)[number];
  const forced = { ...game, actions: () => [action] };
  expect(game.actions(before, seat).length).toBeGreaterThan(0);
  expect(positionValues({ ...valuation, game: forced }, before, "seed")).toEqual(valuation.judge.values(end));
});

test("alone at the table a position is worth what is to be expected, and options are compared by the evaluation", async () => {
  const { game, mind, played, seats } = await recordedGame("suburbia/lone-architect-2e");
  const told = { ...mind, evaluate: () => [10], scale: () => 1, expected: () => 70 };
  const { judge, heuristic } = valuationOf(game, told, seats);
  expect(judge.values(played.states[0])).toEqual([70]);
  expect(heuristic.values(played.states[0])).toEqual([10]);
});
