import { type Chance, type Game, quickChance, type Seat } from "@tabletown/kernel";
import type { Weighed } from "./bot.ts";
import { type Budget, meterOf } from "./budget.ts";
import { fallbackMind } from "./fallback-mind.ts";
import { type Judge, judgeOf } from "./judge.ts";
import { weigh, worldsOf, worth } from "./lookahead.ts";
import type { Mind } from "./mind.ts";
import { netJudge } from "./net/net-judge.ts";
import { search, USUAL } from "./search/search.ts";

/** What a good player would think of a position, for hints at the table and for reviews of finished games. */
export interface Advice<A = unknown> {
  /** Every option, best first, with the probability that the seat wins after it. Empty where the seat has no choice to make. */
  readonly options: readonly Weighed<A>[];
  /** How likely each seat is to win, as far as the view tells. */
  readonly chances: readonly number[];
  readonly iterations: number;
  readonly milliseconds: number;
}

/** Weighs a position as a seat sees it. Takes a view only: hints can tell nobody what they may not know. */
export function advise<S, A, V>(
  game: Game<S, A, V>,
  mind: Mind<S, A> | undefined,
  view: V,
  seat: Seat,
  budget: Budget,
  chance: Chance = quickChance("advice"),
): Advice<A> {
  return adviseWith(game, mind ?? fallbackMind(game), view, seat, budget, chance);
}

function adviseWith<S, A, V>(
  game: Game<S, A, V>,
  mind: Mind<S, A>,
  view: V,
  seat: Seat,
  budget: Budget,
  chance: Chance,
): Advice<A> {
  const meter = meterOf(budget);
  const hunch = judgeOf(game, mind);
  const judge: Judge<S> = mind.features === undefined ? hunch : netJudge(game, mind);
  const sight = { game, mind, judge, hunch, settings: USUAL };
  const worlds = worldsOf(game, view, chance, 16);
  const options = game.actions(worlds[0] as S, seat);
  const luck = chance.int(0x7fffffff);
  const glance = meterOf(budget.milliseconds === undefined ? {} : { milliseconds: budget.milliseconds / 2 });
  const quick = budget.milliseconds === undefined ? sight : { ...sight, late: glance.spent };
  const first = weigh(quick, worlds.slice(0, 4), seat, options, luck, glance);
  const weighed = first.length < 2 ? first : search(sight, worlds, seat, first, chance, meter);
  return {
    options: [...weighed].sort((a, b) => b.value - a.value),
    chances: chancesOf(worlds.map((world) => worth(sight, world, chance))),
    iterations: meter.iterations(),
    milliseconds: meter.milliseconds(),
  };
}

function chancesOf(values: readonly (readonly number[])[]): number[] {
  const [first = []] = values;
  return first.map((_, seat) => values.reduce((sum, each) => sum + (each[seat] as number), 0) / values.length);
}
