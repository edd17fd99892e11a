import { FIRST_LOOK_ERROR } from "./choice.ts";
import { LEAST_STAKE } from "./marks.ts";
import type { MoveReview, Review, SeatReview } from "./review.ts";

interface LookedAt extends Pick<Review, "passes" | "moves"> {
  readonly seats: readonly Pick<SeatReview, "weighty">[];
}

/**
 * Whether choices of consequence were looked at one step ahead only, because a review ended before they were played out.
 * It says nothing yet of how well anybody played. Where luck of one step is all there is to a choice, that look is exact.
 */
export function isFirstLook({ passes, moves, seats }: LookedAt): boolean {
  if (passes === 0) return true;
  return passes === 1 && seats.some(({ weighty }) => weighty > 0) && moves.some(isInexact);
}

function isInexact({ choice }: MoveReview): boolean {
  if (choice === undefined || choice.stake < LEAST_STAKE) return false;
  return choice.options.some(({ samples, error }) => samples === 0 && error >= FIRST_LOOK_ERROR);
}
