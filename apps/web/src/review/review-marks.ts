import type { Review } from "@tabletown/review";
import type { MoveMark } from "../match/match-model.ts";

type Looked = Pick<Review, "moves" | "passes">;

/** What a review calls each move, by its number. */
export function marksOf(review: Looked): ReadonlyMap<number, MoveMark> {
  const marks = new Map<number, MoveMark>();
  for (const [index, { choice }] of review.moves.entries()) {
    const mark = isForced(review, index + 1) ? "forced" : (choice?.mark ?? (choice?.only ? "only" : undefined));
    if (mark !== undefined) marks.set(index + 1, mark);
  }
  return marks;
}

/** Whether there was nothing to choose; before every choice was looked at once nobody knows. */
export function isForced({ moves, passes }: Looked, move: number): boolean {
  return passes > 0 && moves[move - 1]?.choice === undefined;
}
