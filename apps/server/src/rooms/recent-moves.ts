import type { Seat } from "@tabletown/kernel";
import type { UnmaskedMove } from "./payload.ts";

/** Moves that are remembered for those who come back after a short break. */
const REMEMBERED = 20;

/**
 * A move, with its events in JSON. Moves are remembered for longer than the engine takes new objects to live: one text
 * is half of what many small objects are to be moved among the old ones, and nothing to look through there.
 */
interface RememberedMove {
  readonly seq: number;
  readonly seat: Seat;
  readonly events: string;
}

/** The last moves of a match, before anything is hidden from anybody. */
export class RecentMoves {
  private moves: RememberedMove[] = [];

  add(move: RememberedMove): void {
    this.moves.push(move);
    if (this.moves.length > REMEMBERED) this.moves.shift();
  }

  forget(): void {
    if (this.moves.length > 0) this.moves = [];
  }

  /** The moves from `since` to `seq`, if they are all still remembered and nothing but moves has happened. */
  between(since: number, seq: number): readonly UnmaskedMove[] | undefined {
    if (since > seq) return undefined;
    const missed = this.moves.filter((move) => move.seq > since);
    if (missed.length !== seq - since) return undefined;
    return missed.map((move) => ({ ...move, events: JSON.parse(move.events) }));
  }
}
