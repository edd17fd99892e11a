import type { UnmaskedMove } from "./payload.ts";

/** Moves that are remembered for those who come back after a short break. */
const REMEMBERED = 20;

/** The last moves of a match, before anything is hidden from anybody. */
export class RecentMoves {
  private moves: UnmaskedMove[] = [];

  add(move: UnmaskedMove): void {
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
    return missed.length === seq - since ? missed : undefined;
  }
}
