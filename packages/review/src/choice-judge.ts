import type { Mind } from "@tabletown/bots";
import type { Game, Seat } from "@tabletown/kernel";
import { firstLook, lossOf, MOST_SAMPLES, playOptionsOut } from "./choice.ts";
import type { Spread } from "./statistics.ts";
import { valuationOf } from "./valuation.ts";

/** A choice of which it is asked what it cost. */
export interface JudgedChoice<A, V> {
  readonly view: V;
  readonly seat: Seat;
  readonly action: A;
  readonly seed: string;
  /** How much closer than a review it is looked at: 10 plays every option out ten times as often. */
  readonly times: number;
}

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
    while (!choice.exact && choice.rounds < times * MOST_SAMPLES) playOptionsOut(valuation, choice);
    const { mean, error } = lossOf(choice);
    return { mean, error };
  };
}
