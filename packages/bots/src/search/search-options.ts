import { type Chance, type Game, type Seat, winners } from "@tabletown/kernel";
import type { Weighed } from "../bot.ts";
import type { Meter } from "../budget.ts";
import { type KnownPosition, weigh } from "../lookahead.ts";
import { certain } from "../outcomes.ts";
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
  const won = wonAtOnce(context.game, position, first);
  if (won !== undefined) return won;
  if (rollout === undefined)
    return first.length === 1 ? first : yield* treeSearch(context, position, first, chance, meter);
  const [world] = worlds as [S];
  const policy = context.policy(world);
  const promising = policy === undefined ? first : byPolicyScore(context.game, policy, world, seat, first);
  const worldOf = (round: number): S => worlds[round] ?? (worlds.length === 1 ? world : sample());
  return yield* rolloutSearch(context, { rollout, policy, seat, worldOf }, promising, chance, meter);
}

/** What is left to an option that does not win at once, where another does. */
const NEARLY_WON = 0.999;
/** What the margin of a victory counts for. */
const MARGIN = 1e-6;

/**
 * Where an option wins the game at once, whatever is hidden, it comes first: a judge may be as sure of victory later, and
 * by more, but nobody plays on for that.
 */
function wonAtOnce<S, A>(
  game: Game<S, A>,
  { seat, worlds }: KnownPosition<S>,
  options: readonly Weighed<A>[],
): Weighed<A>[] | undefined {
  const wins = ({ action }: Weighed<A>): boolean =>
    worlds.every((world) => {
      const after = certain(game, world, seat, action);
      if (after === undefined || game.toAct(after).length > 0) return false;
      const standing = game.score(after);
      return standing.length > 1 && winners(standing).every((winner) => winner === seat);
    });
  const won = options.filter(wins);
  if (won.length === 0) return undefined;
  return [
    ...won.map((option) => ({ ...option, value: 1 - MARGIN * (1 - option.value) })),
    ...options
      .filter((option) => !won.includes(option))
      .map((option) => ({ ...option, value: Math.min(NEARLY_WON, option.value) })),
  ];
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
