import { type Game, recorded, streamOf } from "@tabletown/kernel";
import { expect, test } from "vitest";
import type { MatchRow } from "../stores/matches.ts";
import { hiddenHands } from "../testing/hidden-hands.ts";
import { advance } from "./advance.ts";
import { decideMove } from "./decide.ts";
import { emptyState } from "./match-state.ts";

const time = { kind: "none" } as const;
const row = { id: "match123", seed: "seed", settings: { time } } as MatchRow;

function counting(game: Game): { game: Game; asked: () => number } {
  let asked = 0;
  const toAct = (s: unknown): readonly number[] => {
    asked++;
    return game.toAct(s);
  };
  return { game: { ...game, toAct }, asked: () => asked };
}

test("who may act is asked once for a new position, and once more only by the check of the next move", () => {
  const { game, asked } = counting(hiddenHands.game({}) as Game);
  const seats = { 0: { name: "Ann", person: "ann" }, 1: { name: "Bob", person: "bob" } };
  const draws: number[] = [];
  game.setup(2, recorded(streamOf(row.seed, 0), draws));
  let state = advance(game, time, emptyState(2), { kind: "seats", seats, host: "ann", seq: 1, at: 1 });
  state = advance(game, time, state, { kind: "start", draws, hash: "", seq: 2, at: 1 });
  expect(asked()).toBe(1);
  for (let moves = 1; moves <= 6; moves++) {
    const [seat = 0] = state.toAct;
    const [action] = game.actions(state.position, seat);
    const actor = { person: state.seats[seat]?.person ?? "", name: "" };
    const decided = decideMove({ row, game, state }, actor, { seq: state.seq, move: game.format(action) });
    if (!decided.ok) throw new Error(decided.problem.code);
    const { entries, effect } = decided.value;
    for (const entry of entries) state = advance(game, time, state, { ...entry, seq: state.seq + 1, at: 1 }, effect);
    expect(state.moves).toBe(moves);
    expect(asked()).toBe(1 + 2 * moves);
  }
});

test("a bot's action is data and never takes the way through notation and back", () => {
  const plain = hiddenHands.game({}) as Game;
  const game: Game = {
    ...plain,
    parse: () => {
      throw new Error("parsed");
    },
  };
  const seats = { 0: { name: "a", bot: "random" as const }, 1: { name: "b", bot: "random" as const } };
  const draws: number[] = [];
  game.setup(2, recorded(streamOf(row.seed, 0), draws));
  let state = advance(game, time, emptyState(2), { kind: "seats", seats, seq: 1, at: 1 });
  state = advance(game, time, state, { kind: "start", draws, hash: "", seq: 2, at: 1 });
  const [action] = game.actions(state.position, 0);
  const decided = decideMove({ row, game, state }, { bot: 0 }, { seq: 2, move: action });
  if (!decided.ok) throw new Error(decided.problem.code);
  expect(decided.value.entries).toMatchObject([{ kind: "move", seat: 0, move: game.format(action), bot: true }]);
});
