import type { Game } from "@tabletown/kernel";
import type { TimeControl } from "@tabletown/protocol";
import type { MatchEntry } from "../stores/entry.ts";
import { advance } from "./advance.ts";
import { emptyState, type MatchState } from "./match-state.ts";
import { positionAfter } from "./move-history.ts";

/** The state that a log leads to from an earlier state. Where moves are taken back, that must be the first of all. */
export function stateFromLog(game: Game, time: TimeControl, from: MatchState, log: readonly MatchEntry[]): MatchState {
  let state = from;
  for (const [index, entry] of log.entries()) {
    const earlier = entry.kind === "undo" ? positionAfter(game, state, log.slice(0, index), entry.to) : undefined;
    state = advance(game, time, state, entry, earlier);
  }
  return state;
}

/** The state that a whole log leads to: its first entry seats everybody. */
export function stateFromWholeLog(game: Game, time: TimeControl, log: readonly MatchEntry[]): MatchState {
  const [first] = log;
  if (first?.kind !== "seats") throw new Error("the log does not begin with its seats");
  return stateFromLog(game, time, emptyState(Object.keys(first.seats).length), log);
}
