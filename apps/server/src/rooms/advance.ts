import { type Game, scripted } from "@tabletown/kernel";
import type { TimeControl } from "@tabletown/protocol";
import type { MatchEntry } from "../stores/entry.ts";
import { startClock } from "./clock.ts";
import { type MatchState, thinking, unasked } from "./match-state.ts";
import { moved } from "./moved.ts";
import { applyMove, type MoveEffect, playMove } from "./play-move.ts";
import { holders, reseated } from "./reseated.ts";
import { type EarlierPosition, takenBack } from "./taken-back.ts";

/**
 * The state after an entry. What a move brought is given where it has been worked out already; an entry that
 * takes moves back needs the earlier position.
 */
export function advance(
  game: Game,
  time: TimeControl,
  state: MatchState,
  entry: MatchEntry,
  reached?: MoveEffect | EarlierPosition,
): MatchState {
  switch (entry.kind) {
    case "seats":
      return reseated(time, state, entry);
    case "start":
      return started(game, time, state, entry);
    case "move": {
      const known = reached !== undefined && "events" in reached ? reached : undefined;
      return moved(time, state, entry, known ?? playMove(game, state.position, entry));
    }
    case "undo":
      if (reached === undefined || !("free" in reached)) throw new Error("the earlier position is missing");
      return takenBack(game, time, state, entry, reached);
    case "ask":
      return {
        ...state,
        seq: entry.seq,
        ask: { seq: entry.seq, seat: entry.seat, what: entry.what, to: entry.to, agreed: [] },
      };
    case "answer":
      return answered(state, entry);
    case "end": {
      const { ask: _ask, clock: _clock, ...rest } = state;
      return {
        ...rest,
        seq: entry.seq,
        status: entry.result.reason === "closed" ? "closed" : "over",
        result: entry.result,
        toAct: [],
      };
    }
    case "seed-known":
      return { ...state, seq: entry.seq, seedKnown: true };
    case "rematch":
      return {
        ...state,
        seq: entry.seq,
        rematch: entry.match,
        ...(entry.seat !== undefined && { rematchBy: entry.seat }),
      };
  }
}

function started(
  game: Game,
  time: TimeControl,
  state: MatchState,
  entry: Extract<MatchEntry, { kind: "start" }>,
): MatchState {
  const seats = state.seats.length;
  const position = game.setup(seats, scripted(entry.draws));
  for (const move of entry.opening ?? []) applyMove(game, position, move);
  const next: MatchState = {
    ...state,
    seq: entry.seq,
    status: "playing",
    position,
    toAct: game.toAct(position),
    moves: entry.opening?.length ?? 0,
    opening: entry.opening?.length ?? 0,
    since: state.since.map(() => entry.seq),
    held: holders([], state.seats),
  };
  const clock = startClock(time, seats, thinking(next), entry.at);
  return { ...unasked(next), ...(clock !== undefined && { clock }) };
}

function answered(state: MatchState, entry: Extract<MatchEntry, { kind: "answer" }>): MatchState {
  const { ask } = state;
  if (!entry.yes || ask === undefined) return { ...unasked(state), seq: entry.seq };
  return { ...state, seq: entry.seq, ask: { ...ask, agreed: [...ask.agreed, ...entry.seats] } };
}
