import type { Review } from "@tabletown/review";
import type { MoveMark } from "../match/match-model.ts";

/** What a review calls each move, by its number. */
export function marksOf({ moves }: Review): ReadonlyMap<number, MoveMark> {
  const marks = new Map<number, MoveMark>();
  for (const [index, { choice }] of moves.entries()) {
    const mark = choice === undefined ? "forced" : (choice.mark ?? (choice.only ? "only" : undefined));
    if (mark !== undefined) marks.set(index + 1, mark);
  }
  return marks;
}
