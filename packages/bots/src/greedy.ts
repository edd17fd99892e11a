import { finish, type Game, type Seat } from "@tabletown/kernel";
import type { Bot } from "./bot.ts";
import { type Clock, meterOf, now } from "./budget.ts";
import { type Judge, judgeByEye } from "./judge.ts";
import { weigh, worldsOf } from "./lookahead.ts";
import type { Mind } from "./mind.ts";
import { type Slips, scaled, withSlips } from "./slips.ts";

export interface GreedySettings<S> {
  readonly name?: string;
  /** Worlds to look at where something is hidden. */
  readonly worlds?: number;
  /** How it errs; without, never on purpose. */
  readonly slips?: Slips;
  readonly judge?: Judge<S>;
  /** What time budgets go by. */
  readonly clock?: Clock;
}

/** One step ahead: the option with the best expected value. */
export function greedyBot<S, A, V>(game: Game<S, A, V>, mind: Mind<S, A>, settings: GreedySettings<S> = {}): Bot<A, V> {
  const { name = "greedy", worlds = 4, slips, judge = judgeByEye(game, mind), clock = now } = settings;
  return {
    name,
    decide({ seat, view, options, chance, budget }) {
      const meter = meterOf(budget, clock);
      const luck = chance.int(0x7fffffff);
      const context = { game, mind, judge, ...(budget.milliseconds !== undefined && { timeIsUp: meter.spent }) };
      const [only] = options as [A];
      if (options.length === 1) return { action: only, weighed: [], iterations: 0, milliseconds: meter.milliseconds() };
      const seen = worldsOf(game, view, chance, worlds);
      const left = slips === undefined ? options : withoutPointless(mind, seen[0] as S, seat, options);
      const candidates = mind.candidates?.(seen[0] as S, seat, left) ?? left;
      const weighed = finish(weigh(context, { seat, worlds: seen }, candidates, luck, meter));
      const [best] = weighed;
      const absurd = (action: A): boolean => mind.absurd?.(action, seen[0] as S, seat) ?? false;
      const chosen =
        slips === undefined || best === undefined
          ? best?.action
          : withSlips(weighed, scaled(slips, mind.carelessness?.(seen[0] as S, seat)), chance, absurd);
      const action = chosen ?? (candidates[0] as A);
      return { action, weighed, iterations: meter.iterations(), milliseconds: meter.milliseconds() };
    },
  };
}

function withoutPointless<S, A>(mind: Mind<S, A>, s: S, seat: Seat, actions: readonly A[]): readonly A[] {
  const left = actions.filter((action) => !mind.pointless?.(action, s, seat));
  return left.length === 0 ? actions : left;
}
