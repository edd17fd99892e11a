import { type Chance, quickChance, type Seat } from "@tabletown/kernel";
import type { Weighed } from "../bot.ts";
import type { Meter } from "../budget.ts";
import type { RolloutSettings } from "../mind.ts";
import type { Policy } from "../policy/policy.ts";
import type { Thinking } from "../thinking.ts";
import { endOfRollout, rolloutPolicy } from "./rollout.ts";
import type { SearchContext } from "./tree-search.ts";

/** Options that are tried, the best one step ahead: more where there is time for many rollouts, one for so many of them. */
const FEWEST_OPTIONS = 6;
const MOST_OPTIONS = 16;
const ROLLOUTS_EACH = 40;
/** Rounds before the worse half of the options drops out for the first time. */
const FIRST_CUT = 6;

/** How many rollouts the value one step ahead counts for. */
const PRIOR_ROLLOUTS = 4;
/** A lead of so many standard errors ends the search; that is looked at every so many rounds. */
const SURE_LEAD = 3;
const ROUNDS_BETWEEN_CHECKS = 24;

/** A decision to search by rollouts. */
export interface RolloutPosition<S, A> {
  readonly rollout: RolloutSettings<S>;
  /** Chooses in the rollouts, to the end of the game; without one a look ahead does, for some turns. */
  readonly policy: Policy<S, A> | undefined;
  readonly seat: Seat;
  worldOf(round: number): S;
}

interface TriedOption<A> {
  readonly action: A;
  /** What it was worth one step ahead, and then in each rollout. */
  readonly prior: number;
  readonly values: number[];
  sum: number;
}

/**
 * Weighs options by their consequences. After each of them everybody plays on, one step ahead at a time until so many
 * turns are over, or by a learned policy to the end, and the state is judged there: in the same place for all options.
 * They all meet the same worlds, one after the other, and the same luck; the less promising half drops out again and
 * again. Tells and returns the options, best first; `first` is what is known of them before.
 */
export function* rolloutSearch<S, A>(
  context: SearchContext<S, A>,
  position: RolloutPosition<S, A>,
  first: readonly Weighed<A>[],
  chance: Chance,
  meter: Meter,
): Thinking<Weighed<A>[]> {
  const { rollout: settings, policy, seat, worldOf } = position;
  const luck = chance.int(0x7fffffff);
  const turnsOf = policy === undefined ? settings.turns : () => Number.POSITIVE_INFINITY;
  const { game, judge } = context;
  const choose = rolloutPolicy(context, policy);
  const options = first.map(({ action, value }): TriedOption<A> => ({ action, prior: value, values: [], sum: 0 }));
  const dropped = options.splice(MOST_OPTIONS);
  const soFar = (): Weighed<A>[] => reported(options.toSorted(byMean), dropped);
  const before = meter.share();
  let cuts = 0;
  let cut = 0;
  for (let round = 0; !meter.spent() && !isDecided(options, round); round++) {
    const world = worldOf(round);
    for (const option of options) {
      if (meter.spent()) break;
      const sameLuck = quickChance(`${luck}/${round}`);
      const length = { turn: settings.turn, turns: turnsOf(world) };
      const end = endOfRollout(game, choose, length, { world, seat, action: option.action }, sameLuck);
      const value = judge.values(end)[seat] as number;
      option.sum += value;
      option.values.push(value);
      meter.tick();
      yield soFar;
      if (cuts > 0) continue;
      // The first rollout tells how many there is time for.
      const rollouts = (1 - before) / (meter.share() - before);
      const kept = Math.min(MOST_OPTIONS, Math.max(FEWEST_OPTIONS, Math.round(rollouts / ROLLOUTS_EACH)));
      dropped.unshift(...options.splice(kept));
      cuts = Math.max(1, Math.ceil(Math.log2(options.length)));
    }
    // Every field of options has as much time as the next, smaller one.
    if (options.length > 2 && round + 1 >= FIRST_CUT && meter.share() > before + ((1 - before) * (cut + 1)) / cuts) {
      cut++;
      options.sort(byMean);
      dropped.unshift(...options.splice(Math.max(2, (options.length + 1) >> 1)));
    }
  }
  return soFar();
}

/**
 * What comes of one step ahead and of rollouts is not on one scale: where rollouts end another judge may speak. Seldom
 * tried options are reported as if the one step had been right about the difference to the others, and never above the
 * best.
 */
function reported<A>(options: readonly TriedOption<A>[], dropped: readonly TriedOption<A>[]): Weighed<A>[] {
  const tried = [...options, ...dropped].filter(({ values }) => values.length > 0);
  const rollouts = tried.reduce((sum, { values }) => sum + values.length, 0);
  const excess = tried.reduce((sum, { prior, values, sum: brought }) => sum + brought - prior * values.length, 0);
  const shift = rollouts === 0 ? 0 : excess / rollouts;
  const value = ({ prior, values, sum }: TriedOption<A>): number =>
    Math.min(1, Math.max(0, (PRIOR_ROLLOUTS * (prior + shift) + sum) / (PRIOR_ROLLOUTS + values.length)));
  const best = Math.max(...options.map(value));
  return [...options, ...dropped].map((option) => ({
    action: option.action,
    value: Math.min(best, value(option)),
    visits: option.values.length,
  }));
}

/** Whether one option is so plainly ahead of the next that nothing is gained by going on. */
function isDecided<A>(options: readonly TriedOption<A>[], rounds: number): boolean {
  if (rounds === 0 || rounds % ROUNDS_BETWEEN_CHECKS !== 0) return false;
  const [best, next] = options.toSorted(byMean);
  if (best === undefined || next === undefined) return false;
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < rounds; round++) {
    // They met the same luck, so much of it cancels out.
    const lead = (best.values[round] as number) - (next.values[round] as number);
    sum += lead;
    squares += lead * lead;
  }
  return sum > 0 && sum * sum > SURE_LEAD * SURE_LEAD * (squares - (sum * sum) / rounds);
}

function byMean<A>(a: TriedOption<A>, b: TriedOption<A>): number {
  return meanOf(b) - meanOf(a);
}

function meanOf<A>({ prior, values, sum }: TriedOption<A>): number {
  return (PRIOR_ROLLOUTS * prior + sum) / (PRIOR_ROLLOUTS + values.length);
}
