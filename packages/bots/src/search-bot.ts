import type { Game } from "@tabletown/kernel";
import type { Bot, Decision } from "./bot.ts";
import { meterOf } from "./budget.ts";
import { instinctOf } from "./instinct/instinct.ts";
import { type Judge, judgeOf } from "./judge.ts";
import { worldsOf } from "./lookahead.ts";
import type { Mind } from "./mind.ts";
import { ponder } from "./search/ponder.ts";
import { type SearchSettings, USUAL } from "./search/search.ts";

export interface SearchTaste<S> {
  readonly name?: string;
  /** Worlds to sample where something is hidden. */
  readonly worlds?: number;
  readonly judge?: Judge<S>;
  readonly settings?: Partial<SearchSettings>;
}

/** Searches over sampled worlds as long as the budget lasts. */
export function searchBot<S, A, V>(game: Game<S, A, V>, mind: Mind<S, A>, taste: SearchTaste<S> = {}): Bot<A, V> {
  const hunch = judgeOf(game, mind);
  const { name = "search", worlds: most = 16, judge = hunch } = taste;
  const sight = { game, mind, judge, hunch, instinct: instinctOf(mind), settings: { ...USUAL, ...taste.settings } };
  return {
    name,
    decide({ seat, view, options, chance, budget }) {
      const meter = meterOf(budget);
      const [first] = options as [A];
      const forced = (action: A): Decision<A> => ({
        action,
        weighed: [],
        iterations: 0,
        milliseconds: meter.milliseconds(),
      });
      if (options.length === 1) return forced(first);
      const worlds = worldsOf(game, view, chance, most);
      const candidates = mind.candidates?.(worlds[0] as S, seat, options) ?? options;
      if (candidates.length === 1) return forced(candidates[0] as A);
      const weighed = ponder(sight, worlds, () => game.guess(view, chance), seat, candidates, chance, budget, meter);
      return {
        action: weighed[0]?.action ?? first,
        weighed,
        iterations: meter.iterations(),
        milliseconds: meter.milliseconds(),
      };
    },
  };
}
