import { finish, type Game, quickChance, type Reason, type Seat } from "@tabletown/kernel";
import type { Weighed } from "./bot.ts";
import { type Budget, meterOf } from "./budget.ts";
import { fallbackMind } from "./fallback-mind.ts";
import { judgeOf } from "./judge.ts";
import { worldsOf } from "./lookahead.ts";
import type { Mind } from "./mind.ts";
import { netJudge } from "./net/net-judge.ts";
import { policyOf } from "./policy/policy.ts";
import { searchOptions } from "./search/search-options.ts";
import { DEFAULT_SEARCH, type SearchContext } from "./search/tree-search.ts";
import { settledValues } from "./settled-values.ts";
import { mapped, type Thinking } from "./thinking.ts";

/** An option with what a good player would think of it. */
export interface Advised<A = unknown> extends Weighed<A> {
  /** Alone at the table there is nobody to beat: the result it probably leads to instead. */
  readonly points?: number;
  /** What speaks for it; told of the first few where `withReasons` was asked. */
  readonly reasons?: readonly Reason[];
}

/** What a good player would think of a position, for hints at the table and for reviews of finished games. */
export interface Advice<A = unknown> {
  /** Every option, best first, with the probability that the seat wins after it. Empty where the seat has no choice to make. */
  readonly options: readonly Advised<A>[];
  /** How likely each seat is to win, as far as the view tells. */
  readonly chances: readonly number[];
  readonly iterations: number;
  readonly milliseconds: number;
}

const WORLDS = 16;

/** Weighs a position as a seat sees it. Takes a view only: hints can tell nobody what they may not know. */
export function advise<S, A, V>(
  game: Game<S, A, V>,
  given: Mind<S, A> | undefined,
  view: V,
  seat: Seat,
  budget: Budget,
): Advice<A> {
  return finish(advising(game, given, view, seat, budget));
}

/** `advise` in steps, each of which tells the options as they look so far: something soon, and better with time. */
export function* advising<S, A, V>(
  game: Game<S, A, V>,
  given: Mind<S, A> | undefined,
  view: V,
  seat: Seat,
  budget: Budget,
): Thinking<readonly Advised<A>[], Advice<A>> {
  const chance = quickChance("advice");
  const meter = meterOf(budget);
  const mind = given ?? fallbackMind(game);
  const context: SearchContext<S, A> = {
    game,
    mind,
    judge: netJudge(game, mind),
    heuristic: judgeOf(game, mind),
    policy: policyOf(mind),
    settings: DEFAULT_SEARCH,
  };
  const worlds = worldsOf(game, view, chance, WORLDS);
  const [world] = worlds as [S];
  const options = game.actions(world, seat);
  const position = { seat, worlds, sample: () => game.guess(view, chance) };
  const alone = context.heuristic.values(world).length === 1;
  const toCome = alone && context.policy(world) === undefined ? unforeseen(mind, world) : 0;
  const candidates = new Set(mind.candidates?.(world, seat, options).map(game.format) ?? options.map(game.format));
  const advised = (weighed: readonly Weighed<A>[]): readonly Advised<A>[] => {
    const sorted = sensibleFirst(weighed, ({ action }) => candidates.has(game.format(action)));
    return alone ? sorted.map((each) => inPoints(mind, world, each, toCome)) : sorted;
  };
  const weighed = yield* mapped(searchOptions(context, position, options, chance, meter), advised);
  const chances = meanOf(worlds.map((world) => settledValues(context, world, chance)));
  // A forced choice leaves the chances as they are, except where there are rollouts: they tell them better.
  const told = mind.rollout === undefined ? forced(weighed, chances[seat] as number) : undefined;
  return {
    options: advised(told ?? weighed),
    chances,
    iterations: meter.iterations(),
    milliseconds: meter.milliseconds(),
  };
}

/**
 * Best first. What the mind would not think about, such as a loan without need, is listed too, and never as the best: it
 * often leaves everything as it was, and where options are as good as each other noise would choose.
 */
function sensibleFirst<A>(
  weighed: readonly Weighed<A>[],
  isSensible: (option: Weighed<A>) => boolean,
): readonly Weighed<A>[] {
  const sensible = weighed.filter(isSensible).toSorted((a, b) => b.value - a.value);
  const most = sensible[0]?.value ?? Number.POSITIVE_INFINITY;
  const rest = weighed.filter((option) => !isSensible(option));
  return [...sensible, ...rest.map((option) => ({ ...option, value: Math.min(most, option.value) }))].sort(
    (a, b) => b.value - a.value,
  );
}

function forced<A>(weighed: readonly Weighed<A>[], value: number): Weighed<A>[] | undefined {
  return weighed.length === 1 ? weighed.map((only) => ({ ...only, value })) : undefined;
}

/**
 * What a value alone at the table stands for: a judge makes values of results in the same way. What the evaluation does
 * not foresee is still to come where options were not played to the end.
 */
function inPoints<S, A>(mind: Mind<S, A>, s: S, weighed: Weighed<A>, toCome: number): Advised<A> {
  const value = Math.min(1 - LEAST_VALUE, Math.max(LEAST_VALUE, weighed.value));
  return { ...weighed, points: (mind.par ?? 0) + mind.scale(s) * Math.log(value / (1 - value)) + toCome };
}

/** How much more is to be expected than the evaluation says. */
function unforeseen<S, A>({ evaluate, expected }: Mind<S, A>, s: S): number {
  return expected === undefined ? 0 : expected(s) - (evaluate(s)[0] as number);
}

const LEAST_VALUE = 1e-6;

function meanOf(values: readonly (readonly number[])[]): number[] {
  const [first = []] = values;
  return first.map((_, seat) => values.reduce((sum, each) => sum + (each[seat] as number), 0) / values.length);
}
