import type { Mind } from "@tabletown/bots";
import type { Game, Seat } from "@tabletown/kernel";
import { type ChoiceEstimate, firstLook, lossOf, MOST_SAMPLES, playOptionsOut } from "./choice.ts";
import { isInDoubt } from "./marks.ts";
import type { Spread } from "./statistics.ts";
import { valuationOf } from "./valuation.ts";

/** A choice of which it is asked what it cost. */
export interface JudgedChoice<A, V> {
  readonly view: V;
  readonly seat: Seat;
  readonly action: A;
  readonly seed: string;
  /** How much closer than a review it is looked at: 10 plays every option out ten times as often, as long as its mark is in doubt. */
  readonly times: number;
}

/** A loss this many standard errors away from every mark's threshold is beyond doubt; that is asked every so many rounds. */
const BEYOND_DOUBT = 5;
const ROUNDS_BETWEEN_LOOKS = 48;

/** Asks what choices cost, as reviews do and as long as one likes; undefined where there was nothing to choose. */
export function choiceJudge<S, A, V>(
  game: Game<S, A, V>,
  mind: Mind<S, A> | undefined,
  seats: number,
): (choice: JudgedChoice<A, V>) => Spread | undefined {
  const valuation = valuationOf(game, mind, seats);
  return ({ view, seat, action, seed, times }) => {
    const choice = firstLook(valuation, view, { seat, action }, seed);
    if (choice === undefined) return undefined;
    while (!choice.exact && choice.rounds < times * MOST_SAMPLES && !isBeyondDoubt(choice)) {
      playOptionsOut(valuation, choice);
    }
    const { mean, error } = lossOf(choice);
    return { mean, error };
  };
}

/** Whether what a choice cost is known well enough, after at least as long a look as a review takes. */
function isBeyondDoubt<A, V>(choice: ChoiceEstimate<A, V>): boolean {
  const { rounds, unit } = choice;
  if (rounds < MOST_SAMPLES || rounds % ROUNDS_BETWEEN_LOOKS !== 0) return false;
  const { mean, error } = lossOf(choice);
  return !isInDoubt([(mean - BEYOND_DOUBT * error) / unit, (mean + BEYOND_DOUBT * error) / unit]);
}
