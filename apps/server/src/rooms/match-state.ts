import type { Seat } from "@tabletown/kernel";
import type { Ask, MatchResult, Status, TakenBack } from "@tabletown/protocol";
import type { RemovedPerson, SeatState } from "../stores/entry.ts";
import type { MatchClock } from "./clock.ts";

/** Everything that follows from the log of a match. Plain data: a snapshot is its JSON. */
export interface MatchState {
  readonly seq: number;
  readonly status: Status;
  readonly seats: readonly SeatState[];
  readonly host?: string;
  /** Moves on the line that counts; those taken back are not on it. */
  readonly moves: number;
  /** Moves that came with a continued record and cannot be taken back. */
  readonly opening: number;
  /** The last moves, if they are one seat's own and free to take back. */
  readonly free: { readonly seat: Seat; readonly count: number };
  /** Per seat, since when it has had the choice it has now: what was decided before is stale. */
  readonly since: readonly number[];
  /** Per seat, the key of the last move and where it stands in the log. */
  readonly keys: readonly (readonly [key: string, seq: number])[];
  /** Who has held which seat while the game ran, and so has seen its secrets. */
  readonly held: readonly (readonly [person: string, seat: Seat])[];
  /** Whom the host has removed. */
  readonly removed?: readonly RemovedPerson[];
  readonly clock?: MatchClock;
  readonly ask?: Pick<Ask, "seq" | "seat" | "what" | "to" | "agreed">;
  /** What is said about moves that were taken back. */
  readonly takenBack?: readonly TakenBack[];
  readonly result?: MatchResult;
  readonly rematch?: string;
  readonly rematchBy?: Seat;
  /** A bot has agreed to a takeback of something revealed: the match does not count for ratings. */
  readonly casual?: true;
  /** Its seed was told before: whatever is drawn can be known beforehand, and the match counts for nothing. */
  readonly seedKnown?: true;
  /** Seats that may act now, whoever plays them; none before the start and after the end. The game is asked once per position. */
  readonly toAct: readonly Seat[];
  /** The position; nothing before the start. */
  readonly position?: unknown;
}

export function emptyState(seats: number): MatchState {
  return {
    seq: 0,
    status: "lobby",
    seats: Array.from({ length: seats }, () => ({ name: "" })),
    moves: 0,
    opening: 0,
    free: { seat: 0, count: 0 },
    since: Array.from({ length: seats }, () => 0),
    keys: Array.from({ length: seats }, () => ["", 0] as const),
    held: [],
    toAct: [],
  };
}

/** Whether the match has come to an end, with a result or without. */
export function isOver({ status }: Pick<MatchState, "status">): boolean {
  return status === "over" || status === "closed";
}

/** Without the question that was open. */
export function unasked({ ask: _, ...rest }: MatchState): MatchState {
  return rest;
}

/** Seats that a person is asked to play now: their clocks run. */
export function thinking({ toAct, seats }: MatchState): Seat[] {
  return toAct.filter((seat) => seats[seat]?.bot === undefined);
}
