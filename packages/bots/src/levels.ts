import type { Game } from "@tabletown/kernel";
import type { Bot } from "./bot.ts";
import { type Budget, type Clock, now } from "./budget.ts";
import { fallbackMind } from "./fallback-mind.ts";
import { greedyBot } from "./greedy.ts";
import { guarded } from "./guarded.ts";
import { mindByEye } from "./judge.ts";
import type { Mind } from "./mind.ts";
import { netJudge } from "./net/net-judge.ts";
import { planBot } from "./plan-bot.ts";
import { randomBot } from "./random.ts";
import { searchBot } from "./search-bot.ts";
import type { Slips } from "./slips.ts";

/** The levels people choose from, weakest first. */
export const LEVELS = ["beginner", "casual", "strong", "expert"] as const;
export type Level = (typeof LEVELS)[number];

/** Everything with a fixed name that plays every game. */
export const BOTS = ["random", "greedy", ...LEVELS] as const;
export type BotName = (typeof BOTS)[number];

/** What a move of each is worth unless the table says otherwise. */
export const BUDGETS: Readonly<Record<BotName, Budget>> = {
  random: { milliseconds: 10 },
  greedy: { milliseconds: 50 },
  beginner: { milliseconds: 50 },
  casual: { milliseconds: 50 },
  strong: { milliseconds: 50 },
  expert: { milliseconds: 300 },
};

const BEGINNER: Slips = { overlooked: 0.5, temperature: 0.08, worst: 0.15, standsOut: 0.08 };
const CASUAL: Slips = { overlooked: 0.12, temperature: 0.02, worst: 0.07, standsOut: 0.08 };

export function isBotName(name: string): name is BotName {
  return (BOTS as readonly string[]).includes(name);
}

/** A bot of a level for a game; without a mind the score as it stands guides it. It never fails: see `guarded`. */
export function botFor<S, A, V>(
  name: BotName,
  game: Game<S, A, V>,
  mind: Mind<S, A> = fallbackMind(game),
  clock: Clock = now,
): Required<Bot<A, V>> {
  return guarded(game, mind, unguarded(name, game, mind, clock));
}

function unguarded<S, A, V>(name: BotName, game: Game<S, A, V>, mind: Mind<S, A>, clock: Clock): Bot<A, V> {
  switch (name) {
    case "random":
      return randomBot();
    case "greedy":
      return greedyBot(game, mind, { clock });
    case "beginner":
      return greedyBot(game, mind, { name, worlds: 1, slips: BEGINNER, clock });
    case "casual":
      return greedyBot(game, mind, { name, worlds: 2, slips: CASUAL, clock });
    case "strong":
      return mind.strongIterations === 0
        ? greedyBot(game, mind, { name, worlds: 8, clock })
        : searchBot(game, mindByEye(mind), { name, worlds: 8, mostIterations: mind.strongIterations, clock });
    case "expert":
      return searchBot(game, mind, {
        name,
        worlds: 24,
        judge: netJudge(game, mind),
        // What a net says one step ahead is worth more visits than what an evaluation says.
        settings: mind.features === undefined ? {} : { priorVisits: 20 },
        clock,
      });
  }
}

/** The scripted opponent of that name, if the game has one. */
export function planFor<S, A, V>(plan: string, game: Game<S, A, V>, mind: Mind<S, A>): Bot<A, V> | undefined {
  const script = mind.plans?.[plan];
  return script === undefined ? undefined : guarded(game, mind, planBot(game, plan, script));
}
