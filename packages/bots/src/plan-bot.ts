import type { Game } from "@tabletown/kernel";
import type { Bot } from "./bot.ts";
import { meterOf } from "./budget.ts";
import type { Plan } from "./mind.ts";

/** Follows a script, on a world that agrees with its view. */
export function planBot<S, A, V>(game: Game<S, A, V>, name: string, plan: Plan<S, A>): Bot<A, V> {
  return {
    name: `plan:${name}`,
    decide({ seat, view, options, chance, budget }) {
      const meter = meterOf(budget);
      const action = plan.choose(game.guess(view, chance), seat, options, chance);
      return { action, weighed: [], iterations: 1, milliseconds: meter.milliseconds() };
    },
  };
}
