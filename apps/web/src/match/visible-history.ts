import { eventsFor, type Move, type Seat } from "@tabletown/kernel";
import type { Moment } from "@tabletown/ui";

/** The moves of a match as viewers saw them, each worked out once: a log of hundreds is drawn again and again. */
export class VisibleHistory {
  readonly #moments = new WeakMap<Move<unknown>, Map<Seat | undefined, Moment>>();

  of(moves: readonly Move<unknown>[], viewer: Seat | undefined): readonly Moment[] {
    return moves.map((move, i) => {
      const byViewer = this.#moments.get(move) ?? new Map<Seat | undefined, Moment>();
      this.#moments.set(move, byViewer);
      const known = byViewer.get(viewer) ?? { seq: i + 1, seat: move.seat, events: eventsFor(move.events, viewer) };
      byViewer.set(viewer, known);
      return known;
    });
  }
}
