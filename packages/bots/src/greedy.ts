import type { Chance, Game } from "@tabletown/kernel";
import type { Bot, Weighed } from "./bot.ts";
import { type Clock, meterOf, now } from "./budget.ts";
import { type Judge, judgeOf } from "./judge.ts";
import { weigh, worldsOf } from "./lookahead.ts";
import type { Mind } from "./mind.ts";

export interface GreedySettings<S> {
  readonly name?: string;
  /** Worlds to look at where something is hidden. */
  readonly worlds?: number;
  /** Of the softmax it chooses by, which now and then takes a worse option: the difference in win probability, in an even game, that makes one e times less likely. 0 never does. */
  readonly temperature?: number;
  readonly judge?: Judge<S>;
  /** What time budgets go by. */
  readonly clock?: Clock;
}

/** One step ahead: the option with the best expected value. */
export function greedyBot<S, A, V>(game: Game<S, A, V>, mind: Mind<S, A>, settings: GreedySettings<S> = {}): Bot<A, V> {
  const { name = "greedy", worlds = 4, temperature = 0, judge = judgeOf(game, mind), clock = now } = settings;
  return {
    name,
    decide({ seat, view, options, chance, budget }) {
      const meter = meterOf(budget, clock);
      const luck = chance.int(0x7fffffff);
      const context = { game, mind, judge, ...(budget.milliseconds !== undefined && { timeIsUp: meter.spent }) };
      const [only] = options as [A];
      if (options.length === 1) return { action: only, weighed: [], iterations: 0, milliseconds: meter.milliseconds() };
      const seen = worldsOf(game, view, chance, worlds);
      const candidates = mind.candidates?.(seen[0] as S, seat, options) ?? options;
      const weighed = weigh(context, { seat, worlds: seen }, candidates, luck, meter);
      const action = weighed.length === 0 ? (candidates[0] as A) : sampleSoftmax(weighed, temperature, chance);
      return { action, weighed, iterations: meter.iterations(), milliseconds: meter.milliseconds() };
    },
  };
}

function sampleSoftmax<A>(weighed: readonly Weighed<A>[], temperature: number, chance: Chance): A {
  const [best] = weighed as [Weighed<A>];
  if (temperature === 0) return best.action;
  const odds = weighed.map(({ value }) => Math.exp((scaledLogit(value) - scaledLogit(best.value)) / temperature));
  let left = (odds.reduce((sum, each) => sum + each, 0) * chance.int(1 << 20)) / (1 << 20);
  for (const [i, each] of odds.entries()) {
    left -= each;
    if (left < 0) return (weighed[i] as Weighed<A>).action;
  }
  return best.action;
}

/** Where a game is nearly lost or won, small differences in probability mean as much as large ones where it is even. */
function scaledLogit(probability: number): number {
  const inside = Math.min(1 - LEAST_PROBABILITY, Math.max(LEAST_PROBABILITY, probability));
  return Math.log(inside / (1 - inside)) / 4;
}

const LEAST_PROBABILITY = 1e-4;
