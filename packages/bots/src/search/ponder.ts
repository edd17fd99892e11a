import type { Chance, Game, Seat } from "@tabletown/kernel";
import type { Weighed } from "../bot.ts";
import { type Budget, type Meter, meterOf } from "../budget.ts";
import type { Instinct } from "../instinct/instinct.ts";
import { weigh } from "../lookahead.ts";
import { playOn } from "./play-on.ts";
import { type SearchSight, search } from "./search.ts";

/** Worlds that the one-step look goes through, and the part of the time that it may take. */
const GLANCED = 4;
const GLANCE = 0.5;

/**
 * Weighs options as well as a budget allows, the one to take first: one step ahead, so that there is an answer
 * however short the time, and then by search for as long as it lasts. Where something is hidden, `another` makes
 * further worlds.
 */
export function ponder<S, A>(
  sight: SearchSight<S, A>,
  worlds: readonly S[],
  another: () => S,
  seat: Seat,
  options: readonly A[],
  chance: Chance,
  budget: Budget,
  meter: Meter,
): Weighed<A>[] {
  const luck = chance.int(0x7fffffff);
  // The one-step look takes no iterations.
  const glance = meterOf(budget.milliseconds === undefined ? {} : { milliseconds: GLANCE * budget.milliseconds });
  const { journey } = sight.mind;
  const looking = journey?.long ? { ...sight, judge: sight.hunch } : sight;
  const hurried = budget.milliseconds === undefined ? looking : { ...looking, late: glance.spent };
  const first = weigh(hurried, worlds.slice(0, GLANCED), seat, options, luck, glance);
  if (first.length === 0) return first;
  if (journey === undefined) return first.length === 1 ? first : search(sight, worlds, seat, first, chance, meter);
  const [world] = worlds as [S];
  const instinct = sight.instinct(world);
  const promising = instinct === undefined ? first : byLeaning(sight.game, instinct, world, seat, first);
  const worldOf = (round: number): S => worlds[round] ?? (worlds.length === 1 ? world : another());
  return playOn(sight, journey, instinct, worldOf, seat, promising, chance, meter);
}

/** What an instinct leans to comes first, what never comes to its mind last. */
function byLeaning<S, A>(
  game: Game<S, A>,
  instinct: Instinct<S, A>,
  s: S,
  seat: Seat,
  options: readonly Weighed<A>[],
): Weighed<A>[] {
  const leanings = instinct.leanings(s, seat, game.format);
  const leaning = ({ action }: Weighed<A>): number => leanings.get(game.format(action)) ?? -1e9;
  return options.toSorted((a, b) => leaning(b) - leaning(a));
}
