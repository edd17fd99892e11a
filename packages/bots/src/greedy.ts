import type { Chance, Game } from "@tabletown/kernel";
import type { Bot, Weighed } from "./bot.ts";
import { meterOf } from "./budget.ts";
import { type Judge, judgeOf } from "./judge.ts";
import { type Sight, weigh, worldsOf } from "./lookahead.ts";
import type { Mind } from "./mind.ts";

export interface GreedyTaste<S> {
  readonly name?: string;
  /** Worlds to look at where something is hidden. */
  readonly worlds?: number;
  /** How readily it takes a worse option: the difference in win probability, in an even game, that makes one e times less likely. 0 never does. */
  readonly whim?: number;
  readonly judge?: Judge<S>;
}

/** One step ahead: the option with the best expected value. */
export function greedyBot<S, A, V>(game: Game<S, A, V>, mind: Mind<S, A>, taste: GreedyTaste<S> = {}): Bot<A, V> {
  const { name = "greedy", worlds = 4, whim = 0, judge = judgeOf(game, mind) } = taste;
  const sight: Sight<S, A> = { game, mind, judge };
  return {
    name,
    decide({ seat, view, options, chance, budget }) {
      const meter = meterOf(budget);
      const luck = chance.int(0x7fffffff);
      const quick = budget.milliseconds === undefined ? sight : { ...sight, late: meter.spent };
      const [only] = options as [A];
      if (options.length === 1) return { action: only, weighed: [], iterations: 0, milliseconds: meter.milliseconds() };
      const seen = worldsOf(game, view, chance, worlds);
      const candidates = mind.candidates?.(seen[0] as S, seat, options) ?? options;
      const weighed = weigh(quick, seen, seat, candidates, luck, meter);
      const action = weighed.length === 0 ? (candidates[0] as A) : whimsical(weighed, whim, chance);
      return { action, weighed, iterations: meter.iterations(), milliseconds: meter.milliseconds() };
    },
  };
}

function whimsical<A>(weighed: readonly Weighed<A>[], whim: number, chance: Chance): A {
  const [best] = weighed as [Weighed<A>];
  if (whim === 0) return best.action;
  const odds = weighed.map(({ value }) => Math.exp((evenly(value) - evenly(best.value)) / whim));
  let left = (odds.reduce((sum, each) => sum + each, 0) * chance.int(1 << 20)) / (1 << 20);
  for (const [i, each] of odds.entries()) {
    left -= each;
    if (left < 0) return (weighed[i] as Weighed<A>).action;
  }
  return best.action;
}

/** Where a game is nearly lost or won, small differences in probability mean as much as large ones where it is even. */
function evenly(probability: number): number {
  const inside = Math.min(1 - NEARLY, Math.max(NEARLY, probability));
  return Math.log(inside / (1 - inside)) / 4;
}

const NEARLY = 1e-4;
