import type { Chance } from "@tabletown/kernel";
import type { Weighed } from "./bot.ts";

/** How a weaker level errs, the way people do: it overlooks options and takes what is nearly as good, never what is absurd. */
export interface Slips {
  /** The share of options that it does not notice. One that stands out it always does. */
  readonly overlooked: number;
  /** Of the softmax it chooses by: the loss that makes an option e times less likely. */
  readonly temperature: number;
  /** The largest loss, against the best there is, that it ever accepts: what is worse is absurd. */
  readonly worst: number;
  /** The lead over the next best that it never overlooks: a move that wins, something for nothing. */
  readonly standsOut: number;
}

// Losses are in win probability, in an even game.

/** Who has all but lost or won plays on as before; only beyond this is everything alike. */
const LEAST_PROBABILITY = 1e-300;
const MOST_PROBABILITY = 1 - Number.EPSILON;
/** Steps of chance between 0 and 1. */
const STEPS = 1 << 20;

/** What it takes from options weighed, the best one first. What is `absurd` it takes only for the best. */
export function withSlips<A>(
  weighed: readonly Weighed<A>[],
  slips: Slips,
  chance: Chance,
  absurd: (action: A) => boolean = () => false,
): A {
  const [best, next] = weighed as [Weighed<A>, Weighed<A> | undefined];
  if (next === undefined || lossOf(next, best) > slips.standsOut) return best.action;
  const noticed = weighed.filter(
    (option) =>
      chance.int(STEPS) >= slips.overlooked * STEPS &&
      lossOf(option, best) <= slips.worst &&
      (option === best || !absurd(option.action)),
  );
  const odds = noticed.map((option) => Math.exp(-lossOf(option, best) / slips.temperature));
  let left = (odds.reduce((sum, each) => sum + each, 0) * chance.int(STEPS)) / STEPS;
  for (const [i, each] of odds.entries()) {
    left -= each;
    if (left < 0) return (noticed[i] as Weighed<A>).action;
  }
  return (noticed[0] ?? best).action;
}

/** The same with losses so many times as large. */
export function scaled({ overlooked, temperature, worst, standsOut }: Slips, by = 1): Slips {
  return { overlooked, temperature: by * temperature, worst: by * worst, standsOut: by * standsOut };
}

function lossOf<A>(option: Weighed<A>, best: Weighed<A>): number {
  return scaledLogit(best.value) - scaledLogit(option.value);
}

/** Where a game is nearly lost or won, small differences in probability mean as much as large ones where it is even. */
function scaledLogit(probability: number): number {
  const inside = Math.min(MOST_PROBABILITY, Math.max(LEAST_PROBABILITY, probability));
  return Math.log(inside / (1 - inside)) / 4;
}
