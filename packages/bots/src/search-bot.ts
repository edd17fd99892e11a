import { finish, type Game } from "@tabletown/kernel";
import type { Bot, Decision, Question, Weighed } from "./bot.ts";
import { type Clock, meterOf, now } from "./budget.ts";
import { type Judge, judgeOf } from "./judge.ts";
import { worldsOf } from "./lookahead.ts";
import type { Mind } from "./mind.ts";
import { policyOf } from "./policy/policy.ts";
import { searchOptions } from "./search/search-options.ts";
import { DEFAULT_SEARCH, type SearchContext, type SearchSettings } from "./search/tree-search.ts";
import type { Thinking } from "./thinking.ts";

export interface SearchBotSettings<S> {
  readonly name?: string;
  /** Worlds to sample where something is hidden. */
  readonly worlds?: number;
  readonly judge?: Judge<S>;
  /** However much time there is, no more than this. */
  readonly mostIterations?: number | undefined;
  readonly settings?: Partial<SearchSettings>;
  /** What time budgets go by. */
  readonly clock?: Clock;
}

/** Searches over sampled worlds as long as the budget lasts. */
export function searchBot<S, A, V>(game: Game<S, A, V>, mind: Mind<S, A>, given: SearchBotSettings<S> = {}): Bot<A, V> {
  const heuristic = judgeOf(game, mind);
  const {
    name = "search",
    worlds: most = 16,
    judge = heuristic,
    mostIterations = Number.POSITIVE_INFINITY,
    clock = now,
  } = given;
  const settings = { ...DEFAULT_SEARCH, ...given.settings };
  const context: SearchContext<S, A> = { game, mind, judge, heuristic, policy: policyOf(mind), settings };
  return {
    name,
    decide: (question) => finish(thinking(question)),
    thinking,
  };

  function* thinking({ seat, view, options, chance, budget }: Question<A, V>): Thinking<Weighed<A>[], Decision<A>> {
    const { iterations = Number.POSITIVE_INFINITY } = budget;
    const meter = meterOf({ ...budget, iterations: Math.min(iterations, mostIterations) }, clock);
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
    const position = { seat, worlds, sample: () => game.guess(view, chance) };
    const weighed = yield* searchOptions(context, position, candidates, chance, meter);
    return {
      action: weighed[0]?.action ?? first,
      weighed,
      iterations: meter.iterations(),
      milliseconds: meter.milliseconds(),
    };
  }
}
