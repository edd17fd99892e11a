import { finish, type GameEvent } from "@tabletown/kernel";
import type { Review } from "./review.ts";
import { type ReviewedGame, reviewerOf } from "./reviewer.ts";

/** How much a review is worth: so many passes, so much time, or whatever is reached first. All there is unless told. */
export interface ReviewBudget {
  readonly passes?: number;
  readonly milliseconds?: number;
  /** A clock in milliseconds. */
  readonly clock?: () => number;
}

/** One step of a review. */
export interface ReviewStep {
  readonly passes: number;
  /** How much of the pass under way is done, from 0 to 1. */
  readonly progress: number;
  /** What is known so far; worked out when it is asked for. */
  review(): Review;
}

/**
 * Ever finer reviews of a game. Every step takes some milliseconds as a rule, so that a worker can tell how far it is
 * and stop in between; the review it returns in the end is the finest.
 */
export function* reviewSteps<S, A, V, O, E extends GameEvent>(
  given: ReviewedGame<S, A, V, O, E>,
  { passes = Number.POSITIVE_INFINITY, milliseconds, clock = Date.now }: ReviewBudget = {},
): Generator<ReviewStep, Review> {
  const end = milliseconds === undefined ? Number.POSITIVE_INFINITY : clock() + milliseconds;
  const reviewer = reviewerOf(given);
  while (reviewer.passes() < passes && (end === Number.POSITIVE_INFINITY || clock() < end) && reviewer.advance()) {
    yield { passes: reviewer.passes(), progress: reviewer.progress(), review: reviewer.review };
  }
  return reviewer.review();
}

/** The finest review that a budget allows. */
export function reviewGame<S, A, V, O, E extends GameEvent>(
  given: ReviewedGame<S, A, V, O, E>,
  budget: ReviewBudget = {},
): Review {
  return finish(reviewSteps(given, budget));
}
