import type { GameEvent, Replayed } from "@tabletown/kernel";
import { type ChoiceEstimate, firstLook, isChoiceOpen, lossOf, playOptionsOut } from "./choice.ts";
import { choiceReview } from "./choice-review.ts";
import type { ChoiceReview } from "./review.ts";
import type { ReviewedGame } from "./reviewer.ts";
import { valuationOf } from "./valuation.ts";

/** A loss this many standard errors below what is asked about is beyond doubt. */
const BEYOND_DOUBT = 5;

/**
 * Asks what a review of so many passes says of one choice, by the number of its move, without all the rest of the review;
 * undefined where it was forced. Where only losses above some winning probability matter, a choice that has surely cost
 * less is looked at no longer, so that less is known of it.
 */
export function choiceReviewer<S, A, V, O, E extends GameEvent>(
  { game, mind, played, seats, seed = "review" }: ReviewedGame<S, A, V, O, E>,
  passes = Number.POSITIVE_INFINITY,
): (move: number, above?: number) => ChoiceReview | undefined {
  const valuation = valuationOf(game, mind, seats);
  return (index, above = 0) => {
    const move = played.moves[index] as Replayed<S, A, E>["moves"][number];
    const view = game.view(played.states[index] as S, move.seat);
    const choice = firstLook(valuation, view, move, `${seed}/choice/${index}`);
    if (choice === undefined) return undefined;
    for (let pass = 1; pass < passes && isChoiceOpen(choice) && !isSurelyBelow(choice, above); pass++) {
      playOptionsOut(valuation, choice);
    }
    return choiceReview(choice, game.format, undefined);
  };
}

function isSurelyBelow<A, V>(choice: ChoiceEstimate<A, V>, above: number): boolean {
  const { mean, error } = lossOf(choice);
  return choice.rounds > 0 && mean + BEYOND_DOUBT * error < above * choice.unit;
}
