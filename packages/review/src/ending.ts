import type { Review } from "./review.ts";

/**
 * What resigning, or sharing the victory, gave and took from each seat: a match may come to something else than was to be
 * expected after its last move. Where only the rules have decided, that is nothing; and so it is before a first pass has
 * come to that move.
 */
export function endingOf({ moves, dealt, result, passes }: Review): readonly number[] {
  const stood = passes === 0 ? result : (moves.at(-1)?.value ?? dealt);
  return result.map((value, seat) => value - (stood[seat] ?? value));
}
