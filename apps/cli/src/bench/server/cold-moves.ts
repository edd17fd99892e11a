import { median } from "../engine.ts";

/** What the first move in a match that is not in memory takes, in milliseconds. */
export interface ColdMoves {
  readonly elapsed: { readonly p50: number; readonly most: number };
  /** The middle one. */
  readonly processor: number;
}

export function coldMovesOf(elapsed: readonly number[], processor: readonly number[]): ColdMoves {
  return { elapsed: { p50: median(elapsed), most: Math.max(...elapsed) }, processor: median(processor) };
}
