import type { Game, Seat } from "@tabletown/kernel";
import type { TakenBack, TimeControl } from "@tabletown/protocol";
import type { MatchEntry } from "../stores/entry.ts";
import { repaidClock, turnClock } from "./clock.ts";
import { type MatchState, thinking, unasked } from "./match-state.ts";
import { goneFrom } from "./moved.ts";

/** Most notes that are kept of moves taken back; the oldest go first. */
const MOST = 50;

/** An earlier position that moves are taken back to. */
export interface EarlierPosition {
  readonly position: unknown;
  readonly toAct: readonly Seat[];
  readonly free: MatchState["free"];
  /** Whose the moves were that are taken back, in order, and where they stand in the log. */
  readonly undone: readonly { readonly seat: Seat; readonly seq: number }[];
}

/** The state after moves were taken back. */
export function takenBack(
  game: Game,
  time: TimeControl,
  state: MatchState,
  entry: Extract<MatchEntry, { kind: "undo" }>,
  earlier: EarlierPosition,
): MatchState {
  const { position, toAct, free, undone } = earlier;
  const next: MatchState = {
    ...unasked(state),
    seq: entry.seq,
    position,
    toAct,
    moves: entry.to,
    free,
    since: state.since.map((since, seat) => (keepsChoice(game, state, entry, earlier, seat) ? since : entry.seq)),
    takenBack: noted(state.takenBack ?? [], entry.seat, state.moves, entry.to),
    ...(entry.asked && state.seats.some(({ person }) => person === undefined) && { casual: true }),
  };
  if (state.clock === undefined) return next;
  const was = goneFrom(state.clock, state, next);
  const running = thinking(next);
  const clock = entry.repaid
    ? repaidClock(was, time, entry.at, running, { undone: undone.map(({ seat }) => seat), asked: entry.asked === true })
    : turnClock(was, time, entry.at, running);
  return { ...next, clock };
}

/**
 * Whether a seat goes on with the choice that it had before somebody else's moves, freely taken back now, were made: it
 * had it all the time, and has the same options. Then nothing that it has decided was meant for another choice.
 */
function keepsChoice(
  game: Game,
  state: MatchState,
  { seat: taker, asked }: Extract<MatchEntry, { kind: "undo" }>,
  { position, toAct, undone: [first] }: EarlierPosition,
  seat: Seat,
): boolean {
  if (asked || seat === taker || first === undefined) return false;
  if (!state.toAct.includes(seat) || !toAct.includes(seat) || (state.since[seat] ?? 0) >= first.seq) return false;
  const options = (from: unknown): string =>
    JSON.stringify(game.actions(from, seat).map((action) => game.format(action)));
  return options(state.position) === options(position);
}

/** What is said about moves taken back, after one more takeback from so many moves to fewer. */
function noted(notes: readonly TakenBack[], seat: number, from: number, to: number): readonly TakenBack[] {
  const last = notes.at(-1);
  const known = notes.map((note) => (note.after > to ? { ...note, after: to } : note));
  // Step by step backwards is one way back.
  if (last !== undefined && last.seat === seat && last.after === from) {
    return [...known.slice(0, -1), { seat, after: to, moves: last.moves + from - to }];
  }
  return [...known, { seat, after: to, moves: from - to }].slice(-MOST);
}
