import { type Chance, type Game, quickChance, type Seat, same } from "@tabletown/kernel";
import type { Weighed } from "./bot.ts";
import type { Meter } from "./budget.ts";
import type { Judge } from "./judge.ts";
import type { Mind } from "./mind.ts";
import { certain, distinct, MANY_OUTCOMES, outcomesOf } from "./outcomes.ts";
import type { Thinking } from "./thinking.ts";

/** What looking ahead needs to know. */
export interface LookaheadContext<S, A> {
  readonly game: Game<S, A>;
  readonly mind: Mind<S, A>;
  readonly judge: Judge<S>;
  readonly chance: Chance;
  /** Luck with more outcomes than this is sampled. */
  readonly maxOutcomes: number;
  /** In the middle of a turn no more options than this are followed further, those that look best at once; all unless told. */
  readonly breadth?: number;
  /** Whether time is up: means are then taken over what was seen so far. */
  readonly timeIsUp?: () => boolean;
}

/** A decision as a seat knows it: whose it is, and worlds that agree with their view. */
export interface KnownPosition<S> {
  readonly seat: Seat;
  readonly worlds: readonly S[];
}

/** Choices that one turn may chain before the look-ahead evaluates whatever it has. */
const LONGEST_CHAIN = 4;
/** Where luck cannot be avoided a second time, fewer outcomes do: a roll after a roll would be 36 times 36 states. */
const FEW_OUTCOMES = 6;

export function lookaheadContext<S, A>(
  game: Game<S, A>,
  mind: Mind<S, A>,
  judge: Judge<S>,
  chance: Chance,
): LookaheadContext<S, A> {
  return { game, mind, judge, chance, maxOutcomes: MANY_OUTCOMES };
}

/** The value of a state for each seat: judged at once where it is settled, otherwise after the best play and all luck until it is. */
export function quiescenceValue<S, A>(
  context: LookaheadContext<S, A>,
  s: S,
  chain: number = LONGEST_CHAIN,
): readonly number[] {
  const { game, mind, judge } = context;
  if (chain === 0 || judge.settled(s)) return judge.values(s);
  const [seat] = game.toAct(s);
  if (seat === undefined) return judge.values(s);
  const listed = game.actions(s, seat);
  const actions = promising(context, s, seat, mind.candidates?.(s, seat, listed) ?? listed);
  let best: readonly number[] | undefined;
  const consider = (values: readonly number[]): void => {
    if (best === undefined || (values[seat] as number) > (best[seat] as number)) best = values;
  };
  const beforeLuck = context.maxOutcomes === MANY_OUTCOMES;
  for (const action of actions) {
    if (best !== undefined && context.timeIsUp?.()) break;
    if (beforeLuck) consider(expectedValue(context, s, seat, action, chain - 1));
    else {
      // After luck, further luck is left aside as long as there is a choice without it.
      const after = certain(game, s, seat, action);
      if (after !== undefined) consider(quiescenceValue(context, after, chain - 1));
    }
  }
  if (best !== undefined || beforeLuck) return best ?? judge.values(s);
  for (const action of actions) consider(expectedValue(context, s, seat, action, chain - 1));
  return best ?? judge.values(s);
}

/** Every swap of a building for another, each with all that can be built then, would be thousands of states. */
function promising<S, A>(context: LookaheadContext<S, A>, s: S, seat: Seat, actions: readonly A[]): readonly A[] {
  const { game, judge, breadth = Number.POSITIVE_INFINITY } = context;
  if (actions.length <= breadth) return actions;
  const looks: { readonly action: A; readonly value: number }[] = [];
  for (const action of actions) {
    const after = certain(game, s, seat, action);
    // Where the turn is over with it, going further costs no more than this look.
    if (after !== undefined && looks.length === 0 && judge.settled(after)) return actions;
    const value = after === undefined ? Number.POSITIVE_INFINITY : (judge.values(after)[seat] as number);
    looks.push({ action, value });
  }
  return looks
    .sort((a, b) => b.value - a.value)
    .slice(0, breadth)
    .map(({ action }) => action);
}

/** The value of an action for each seat: the mean over its outcomes. */
export function expectedValue<S, A>(
  context: LookaheadContext<S, A>,
  s: S,
  seat: Seat,
  action: A,
  chain: number = LONGEST_CHAIN,
): readonly number[] {
  const outcomes = outcomesOf(context, s, seat, action);
  const [only] = outcomes;
  if (only !== undefined && outcomes.length === 1) return quiescenceValue(context, only.after, chain);
  const { outcome } = context.mind;
  const afterLuck = contextAfterLuck(context);
  const sums: number[] = [];
  let seen = 0;
  for (const { after, weight } of outcome === undefined ? outcomes : distinct(outcomes, outcome)) {
    if (seen > 0 && context.timeIsUp?.()) break;
    const values = quiescenceValue(afterLuck, after, chain);
    for (let i = 0; i < values.length; i++) sums[i] = (sums[i] ?? 0) + weight * (values[i] as number);
    seen += weight;
  }
  return seen >= 1 ? sums : sums.map((sum) => sum / seen);
}

/**
 * The value for each seat of what an action has led to, where luck had its say on the way: `expectedValue` is the mean of
 * these.
 */
export function valueAfterLuck<S, A>(context: LookaheadContext<S, A>, after: S): readonly number[] {
  return quiescenceValue(contextAfterLuck(context), after);
}

function contextAfterLuck<S, A>(context: LookaheadContext<S, A>): LookaheadContext<S, A> {
  return context.maxOutcomes === FEW_OUTCOMES ? context : { ...context, maxOutcomes: FEW_OUTCOMES };
}

/** Worlds that agree with a view. One is enough where the view hides nothing. */
export function worldsOf<S, A, V>(game: Game<S, A, V>, view: V, chance: Chance, most: number): S[] {
  const worlds: S[] = [];
  while (worlds.length < most) {
    worlds.push(game.guess(view, chance));
    if (worlds.length === 3 && worlds.every((world) => same(worlds[0], world))) return worlds.slice(0, 1);
  }
  return worlds;
}

/** So many are weighed however short the time: the first may take all of it where nothing has been compiled yet. */
const LEAST_WEIGHED = 8;

/**
 * Weighs options one step deep over sampled worlds, best first. Every option meets the same worlds and
 * the same luck, so that they differ only by what they do; it can be asked after each. When the meter runs out the rest
 * stays unweighed, apart from the first few.
 */
export function* weigh<S, A>(
  context: Omit<LookaheadContext<S, A>, "chance" | "maxOutcomes">,
  { seat, worlds }: KnownPosition<S>,
  options: readonly A[],
  luck: number,
  meter: Meter,
): Thinking<Weighed<A>[]> {
  const sums = options.map(() => 0);
  const counts = options.map(() => 0);
  const soFar = (): Weighed<A>[] =>
    options
      .flatMap((action, i) => {
        const visits = counts[i] as number;
        return visits === 0 ? [] : [{ action, value: (sums[i] as number) / visits, visits }];
      })
      .sort((a, b) => b.value - a.value);
  const least = Math.max(1, Math.min(LEAST_WEIGHED, meter.budget.iterations ?? LEAST_WEIGHED));
  for (const [number, world] of worlds.entries()) {
    for (const [i, action] of options.entries()) {
      if (meter.spent() && meter.iterations() >= least) break;
      const chance = quickChance(`${luck}/${number}`);
      const values = expectedValue({ ...context, chance, maxOutcomes: MANY_OUTCOMES }, world, seat, action);
      sums[i] = (sums[i] as number) + (values[seat] as number);
      counts[i] = (counts[i] as number) + 1;
      meter.tick();
      yield soFar;
    }
  }
  return soFar();
}
