import { type GameEvent, isFree, type Seat } from "@tabletown/kernel";
import type { TimeControl } from "@tabletown/protocol";
import type { MatchEntry } from "../stores/entry.ts";
import { type MatchClock, movedClock, settleGone } from "./clock.ts";
import { type MatchState, thinking, unasked } from "./match-state.ts";
import type { MoveEffect } from "./play-move.ts";

/** The state after a move. */
export function moved(
  time: TimeControl,
  state: MatchState,
  entry: Extract<MatchEntry, { kind: "move" }>,
  { position, toAct, events }: MoveEffect,
): MatchState {
  const { seq, seat, draws } = entry;
  // A move answers a question about taking moves back: play goes on.
  const next: MatchState = {
    ...(state.ask?.what === "takeback" ? unasked(state) : state),
    seq,
    position,
    toAct,
    moves: state.moves + 1,
    free: freeAfter(state.free, { seat, draws, events }),
    since: state.since.map((since, each) =>
      each === seat || (toAct.includes(each) && !state.toAct.includes(each)) ? seq : since,
    ),
    keys: entry.key === undefined ? state.keys : state.keys.with(seat, [entry.key, seq]),
  };
  if (state.clock === undefined) return next;
  const clock = goneFrom(state.clock, state, next);
  return { ...next, clock: movedClock(clock, time, entry.at, thinking(next), { mover: seat, free: next.free.count }) };
}

/** The last moves that may freely be taken back, after one more move. */
export function freeAfter(
  free: MatchState["free"],
  move: { readonly seat: Seat; readonly draws: readonly number[]; readonly events: readonly GameEvent[] },
): MatchState["free"] {
  const run = free.seat === move.seat ? free.count : 0;
  return { seat: move.seat, count: isFree(move) ? run + 1 : 0 };
}

/** The clock without those who left a choice that is over. */
export function goneFrom(clock: MatchClock, before: MatchState, { toAct, since }: MatchState): MatchClock {
  return settleGone(clock, (seat) => toAct.includes(seat) && since[seat] === before.since[seat]);
}
