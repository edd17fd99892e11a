import type { Mind } from "@tabletown/bots";
import type { Game, Seat } from "@tabletown/kernel";
import {
  bestOf,
  type ChoiceEstimate,
  firstLook,
  isChoiceOpen,
  leadOf,
  lossOf,
  MOST_SAMPLES,
  playOptionsOut,
} from "./choice.ts";
import type { Spread } from "./statistics.ts";
import { valuationOf } from "./valuation.ts";

/** A choice of which it is asked what it cost. */
export interface JudgedChoice<A, V> {
  readonly view: V;
  readonly seat: Seat;
  readonly action: A;
  readonly seed: string;
  /** How much closer than a review it is looked at: 10 plays every option out ten times as often, as long as the question is open. */
  readonly times: number;
  /** The question: on which side of each of these, in winning probability, the loss is. */
  readonly thresholds: readonly number[];
}

/** A loss this many standard errors away from every threshold is beyond doubt; that is asked every so many rounds. */
const BEYOND_DOUBT = 5;
const ROUNDS_BETWEEN_LOOKS = 48;

/** Asks what choices cost, as reviews do and as long as one likes; undefined where there was nothing to choose. */
export function choiceJudge<S, A, V>(
  game: Game<S, A, V>,
  mind: Mind<S, A> | undefined,
  seats: number,
): (choice: JudgedChoice<A, V>) => Spread | undefined {
  const valuation = valuationOf(game, mind, seats);
  return ({ view, seat, action, seed, times, thresholds }) => {
    const choice = firstLook(valuation, view, { seat, action }, seed);
    if (choice === undefined) return undefined;
    while (!choice.exact && choice.rounds < times * MOST_SAMPLES && !isBeyondDoubt(choice, thresholds)) {
      playOptionsOut(valuation, choice);
    }
    const { mean, error } = lossOf(choice);
    return { mean, error };
  };
}

/**
 * Whether a longer look would answer the same, after at least as long a look as a review takes. What counts is the noise
 * of the rollouts: more of them cannot make the judge any better than it is.
 */
function isBeyondDoubt<A, V>(choice: ChoiceEstimate<A, V>, thresholds: readonly number[]): boolean {
  const { rounds, unit } = choice;
  if (rounds < MOST_SAMPLES || rounds % ROUNDS_BETWEEN_LOOKS !== 0) return false;
  const { mean, noise } = lossOf(choice);
  return thresholds.every((threshold) => Math.abs(mean - threshold * unit) > BEYOND_DOUBT * noise);
}

/** Options that are held against one that is known to be good. */
export interface HeldAgainst<A, V> {
  readonly view: V;
  readonly seat: Seat;
  readonly options: readonly A[];
  readonly good: A;
  readonly seed: string;
  /** How often each is played out. */
  readonly rounds: number;
}

/** Asks how far options are behind a good one, roughly: they cost as much, or more where there is a better one. */
export function roughJudge<S, A, V>(
  game: Game<S, A, V>,
  mind: Mind<S, A> | undefined,
  seats: number,
): (held: HeldAgainst<A, V>) => number[] {
  const valuation = valuationOf(game, mind, seats);
  return ({ view, seat, options, good, seed, rounds }) => {
    const choice: ChoiceEstimate<A, V> = {
      ...{ seat, view, seed, unit: 1, played: 0, stake: 0, exact: false, rounds: 0 },
      options: [good, ...options].map((action) => ({ action, first: [], samples: [], close: true })),
    };
    while (choice.rounds < rounds) playOptionsOut(valuation, choice);
    return options.map((_, index) => leadOf(choice, 0, index + 1).mean);
  };
}

/** What somebody is about to play. */
export interface IntendedMove<A, V> {
  readonly view: V;
  readonly seat: Seat;
  readonly action: A;
  readonly seed: string;
  /** How often the options that a review would look at are played out at most. */
  readonly rounds: number;
  /** By how much, in winning probability, another option must be ahead to be played instead. */
  readonly lead: number;
}

/** Asks what to play: what one was about to, or what is plainly better. */
export function secondLook<S, A, V>(
  game: Game<S, A, V>,
  mind: Mind<S, A> | undefined,
  seats: number,
): (intended: IntendedMove<A, V>) => A {
  const valuation = valuationOf(game, mind, seats);
  return ({ view, seat, action, seed, rounds, lead }) => {
    const choice = firstLook(valuation, view, { seat, action }, seed);
    if (choice === undefined) return action;
    while (choice.rounds < rounds && isChoiceOpen(choice)) playOptionsOut(valuation, choice);
    if (lossOf(choice).mean < lead * choice.unit) return action;
    return choice.options[bestOf(choice)]?.action ?? action;
  };
}
