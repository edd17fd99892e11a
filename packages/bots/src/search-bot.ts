import type { Game } from "@tabletown/kernel";
import type { Bot } from "./bot.ts";
import { meterOf } from "./budget.ts";
import { type Judge, judgeOf } from "./judge.ts";
import { weigh, worldsOf } from "./lookahead.ts";
import type { Mind } from "./mind.ts";
import { type SearchSettings, search, USUAL } from "./search/search.ts";

export interface SearchTaste<S> {
  readonly name?: string;
  /** Worlds to sample where something is hidden. */
  readonly worlds?: number;
  readonly judge?: Judge<S>;
  readonly settings?: Partial<SearchSettings>;
}

/** Looks one step ahead first, so that there is an answer however short the time, then searches as long as the budget lasts. */
export function searchBot<S, A, V>(game: Game<S, A, V>, mind: Mind<S, A>, taste: SearchTaste<S> = {}): Bot<A, V> {
  const hunch = judgeOf(game, mind);
  const { name = "search", worlds: most = 16, judge = hunch } = taste;
  const sight = { game, mind, judge, hunch, settings: { ...USUAL, ...taste.settings } };
  return {
    name,
    decide({ seat, view, options, chance, budget }) {
      const meter = meterOf(budget);
      const [only] = options as [A];
      if (options.length === 1) return { action: only, weighed: [], iterations: 0, milliseconds: meter.milliseconds() };
      const worlds = worldsOf(game, view, chance, most);
      const luck = chance.int(0x7fffffff);
      // The one-step look takes time but no iterations, and at most half of the time there is.
      const glance = meterOf(budget.milliseconds === undefined ? {} : { milliseconds: budget.milliseconds / 2 });
      const quick = budget.milliseconds === undefined ? sight : { ...sight, late: glance.spent };
      const candidates = mind.candidates?.(worlds[0] as S, seat, options) ?? options;
      const first = weigh(quick, worlds.slice(0, 4), seat, candidates, luck, glance);
      const weighed = first.length < 2 ? first : search(sight, worlds, seat, first, chance, meter);
      return {
        action: weighed[0]?.action ?? only,
        weighed,
        iterations: meter.iterations(),
        milliseconds: meter.milliseconds(),
      };
    },
  };
}
