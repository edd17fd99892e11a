import { type Game, streamOf } from "@tabletown/kernel";
import { expect, test } from "vitest";
import type { NewEntry } from "../stores/entry.ts";
import type { MatchRow } from "../stores/matches.ts";
import { hiddenHands } from "../testing/hidden-hands.ts";
import { advance } from "./advance.ts";
import { emptyState, type MatchState } from "./match-state.ts";
import { sat } from "./seating.ts";
import { startOf } from "./start.ts";

const time = { kind: "none" } as const;
const row = { id: "match123", seed: "seed", settings: { time, startWhenFull: true } } as MatchRow;

/** A game that is over as soon as it is set up, as one may be with components that somebody has corrected. */
const game: Game = { ...(hiddenHands.game({}) as Game), toAct: () => [] };

function after(state: MatchState, entries: readonly NewEntry[]): MatchState {
  return entries.reduce((s, entry) => advance(game, time, s, { ...entry, seq: s.seq + 1, at: 1 }), state);
}

test("a match that nobody can move in is over as soon as it begins, whoever begins it", () => {
  expect(game.toAct(game.setup(2, streamOf(row.seed, 0)))).toEqual([]);
  const ann = { name: "Ann", person: "ann" };
  const waiting = after(emptyState(2), [{ kind: "seats", seats: { 0: ann }, host: "ann" }]);
  const last = sat({ row, game, state: waiting }, { person: "bob" }, 1, "Bob");
  if (!last.ok) throw new Error(last.problem.code);
  expect(after(waiting, last.value.entries)).toMatchObject({ status: "over", result: { reason: "finished" } });

  const full = after(waiting, [{ kind: "seats", seats: { 1: { name: "Bob", person: "bob" } } }]);
  const begun = startOf({ row, game, state: full });
  if (!begun.ok) throw new Error(begun.problem.code);
  expect(after(full, begun.value.entries)).toMatchObject({ status: "over", toAct: [], moves: 0 });
});
