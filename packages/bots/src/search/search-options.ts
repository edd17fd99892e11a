import type { Chance, Game, Seat } from "@tabletown/kernel";
import type { Weighed } from "../bot.ts";
import type { Meter } from "../budget.ts";
import { type KnownPosition, weigh } from "../lookahead.ts";
import type { Policy } from "../policy/policy.ts";
import type { Thinking } from "../thinking.ts";
import { rolloutSearch } from "./rollout-search.ts";
import { type SearchContext, treeSearch } from "./tree-search.ts";

/** Worlds that the one-step look goes through, and the part of the time that it may take. */
const ONE_STEP_WORLDS = 4;
const ONE_STEP_TIME = 0.5;

/** A decision to search: where something is hidden, `sample` makes further worlds. */
export interface SampledPosition<S> extends KnownPosition<S> {
  sample(): S;
}

/**
 * Weighs options as well as a budget allows, the one to take first: one step ahead, so that there is an answer
 * however short the time, and then by search for as long as it lasts.
 */
export function* searchOptions<S, A>(
  context: SearchContext<S, A>,
  position: SampledPosition<S>,
  options: readonly A[],
  chance: Chance,
  meter: Meter,
): Thinking<Weighed<A>[]> {
  const { seat, worlds, sample } = position;
  const luck = chance.int(0x7fffffff);
  // The one-step look takes no iterations.
  const oneStep = meter.partOfTime(ONE_STEP_TIME);
  const { rollout } = context.mind;
  const looking = {
    game: context.game,
    mind: context.mind,
    judge: rollout?.longTurns ? context.heuristic : context.judge,
    ...(meter.budget.milliseconds !== undefined && { timeIsUp: oneStep.spent }),
  };
  const first = yield* weigh(looking, { seat, worlds: worlds.slice(0, ONE_STEP_WORLDS) }, options, luck, oneStep);
  if (first.length === 0) return first;
  if (rollout === undefined)
    return first.length === 1 ? first : yield* treeSearch(context, position, first, chance, meter);
  const [world] = worlds as [S];
  const policy = context.policy(world);
  const promising = policy === undefined ? first : byPolicyScore(context.game, policy, world, seat, first);
  const worldOf = (round: number): S => worlds[round] ?? (worlds.length === 1 ? world : sample());
  return yield* rolloutSearch(context, { rollout, policy, seat, worldOf }, promising, chance, meter);
}

/** What a policy likes best comes first, what it does not consider last. */
function byPolicyScore<S, A>(
  game: Game<S, A>,
  policy: Policy<S, A>,
  s: S,
  seat: Seat,
  options: readonly Weighed<A>[],
): Weighed<A>[] {
  const scores = policy.scores(s, seat, game.format);
  const score = ({ action }: Weighed<A>): number => scores.get(game.format(action)) ?? -1e9;
  return options.toSorted((a, b) => score(b) - score(a));
}
