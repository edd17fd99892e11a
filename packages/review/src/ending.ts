import type { Review } from "./review.ts";

/**
 * What resigning, or sharing the victory, gave and took from each seat: a match may come to something else than was to be
 * expected after its last move. Where only the rules have decided, that is nothing.
 */
export function endingOf({ moves, dealt, result }: Review): readonly number[] {
  const stood = moves.at(-1)?.value ?? dealt;
  return result.map((value, seat) => value - (stood[seat] ?? value));
}
