import { eventsFor, type Move, type Seat } from "@tabletown/kernel";
import type { Moment } from "@tabletown/ui";

/** Moves as viewers saw them, remembered: a move never changes, and a log of hundreds is drawn again and again. */
export type Seen = WeakMap<Move<unknown>, Map<Seat | undefined, Moment>>;

export function seenBy(seen: Seen, moves: readonly Move<unknown>[], viewer: Seat | undefined): readonly Moment[] {
  return moves.map((move, i) => {
    const views = seen.get(move) ?? new Map<Seat | undefined, Moment>();
    seen.set(move, views);
    const known = views.get(viewer) ?? { seq: i + 1, seat: move.seat, events: eventsFor(move.events, viewer) };
    views.set(viewer, known);
    return known;
  });
}
