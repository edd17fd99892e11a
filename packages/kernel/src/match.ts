import { streamOf } from "./chance.ts";
import type { GameEvent } from "./event.ts";
import type { Game } from "./game.ts";
import type { Refusal } from "./refusal.ts";
import { failure, type Result, success } from "./result.ts";
import type { Seat } from "./seat.ts";
import { step } from "./step.ts";

export interface Move<A, E extends GameEvent = GameEvent> {
  readonly seat: Seat;
  readonly action: A;
  readonly draws: readonly number[];
  readonly events: readonly E[];
}

/** A game being played: where it stands and how it came there. Values; each function returns a new one. */
export interface Match<S = unknown, A = unknown, V = unknown, O = unknown, E extends GameEvent = GameEvent> {
  readonly game: Game<S, A, V, O, E>;
  readonly seats: number;
  readonly seed: string;
  readonly state: S;
  readonly moves: readonly Move<A, E>[];
}

export function openMatch<S, A, V, O, E extends GameEvent>(
  game: Game<S, A, V, O, E>,
  seats: number,
  seed: string,
): Match<S, A, V, O, E> {
  return { game, seats, seed, state: game.setup(seats, streamOf(seed, 0)), moves: [] };
}

/** Plays one move. Move number n (from 1) draws from stream n of the seed, so a move taken back and made again draws the same. */
export function play<S, A, V, O, E extends GameEvent>(
  match: Match<S, A, V, O, E>,
  seat: Seat,
  given: unknown,
): Result<Match<S, A, V, O, E>, Refusal> {
  if (seat >= match.seats) return failure("no-such-seat");
  const chance = streamOf(match.seed, match.moves.length + 1);
  const stepped = step(match.game, match.state, seat, given, chance);
  if (!stepped.ok) return stepped;
  const { state, ...rest } = stepped.value;
  return success({ ...match, state, moves: [...match.moves, { seat, ...rest }] });
}

/** Whether nothing was drawn or revealed by a move: its own seat may then take it back without asking. */
export function isFree({ draws, events }: Pick<Move<unknown>, "draws" | "events">): boolean {
  return draws.length === 0 && !events.some((event) => event.reveals);
}

/** How many moves, counted from the end, a seat may take back without asking: its own, as far as they are free. */
export function freeTakebacks(moves: readonly Pick<Move<unknown>, "seat" | "draws" | "events">[], seat: Seat): number {
  let free = 0;
  while (free < moves.length) {
    const move = moves[moves.length - 1 - free];
    if (move === undefined || move.seat !== seat || !isFree(move)) break;
    free++;
  }
  return free;
}

/** The match as it stood before its last `count` moves. Whether that is allowed is for `freeTakebacks`, or the other seats, to say. */
export function takeBack<S, A, V, O, E extends GameEvent>(
  match: Match<S, A, V, O, E>,
  count: number,
): Match<S, A, V, O, E> {
  const kept = match.moves.slice(0, match.moves.length - count);
  const state = match.game.setup(match.seats, streamOf(match.seed, 0));
  for (const [index, move] of kept.entries()) {
    match.game.apply(state, move.seat, move.action, streamOf(match.seed, index + 1));
  }
  return { ...match, state, moves: kept };
}
