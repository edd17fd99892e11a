import type { Chance, Seat } from "@tabletown/kernel";
import type { Weighed } from "../bot.ts";
import { type Budget, type Meter, meterOf } from "../budget.ts";
import { weigh } from "../lookahead.ts";
import { type SearchSight, search } from "./search.ts";

/** Worlds that the one-step look goes through. */
const GLANCED = 4;

/**
 * Weighs options as well as a budget allows, the one to take first: one step ahead, so that there is an answer
 * however short the time, and then by search for as long as it lasts.
 */
export function ponder<S, A>(
  sight: SearchSight<S, A>,
  worlds: readonly S[],
  seat: Seat,
  options: readonly A[],
  chance: Chance,
  budget: Budget,
  meter: Meter,
): Weighed<A>[] {
  const luck = chance.int(0x7fffffff);
  // The one-step look takes no iterations, and at most three quarters of the time.
  const glance = meterOf(budget.milliseconds === undefined ? {} : { milliseconds: 0.75 * budget.milliseconds });
  const hurried = budget.milliseconds === undefined ? sight : { ...sight, late: glance.spent };
  const first = weigh(hurried, worlds.slice(0, GLANCED), seat, options, luck, glance);
  return first.length < 2 ? first : search(sight, worlds, seat, first, chance, meter);
}
