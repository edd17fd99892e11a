import { type Chance, quickChance, type Seat } from "@tabletown/kernel";
import type { Weighed } from "../bot.ts";
import type { Meter } from "../budget.ts";
import { type Choice, carefully } from "../carefully.ts";
import type { Instinct } from "../instinct/instinct.ts";
import type { Journey } from "../mind.ts";
import type { SearchSight } from "./search.ts";

/** Options that are tried, the best at first sight: more where there is time for many trials, one for so many of them. */
const FEWEST = 6;
const MOST = 16;
const TRIALS_EACH = 40;
/** Rounds of trials before the worse half of them drops out for the first time. */
const SOONEST = 6;

/** How many trials the value at first sight counts for. */
const TRUST = 4;
/** Choices after which a trial ends wherever it is. */
const LONGEST = 400;
/** A lead of so many standard errors settles it; that is looked at every so many rounds. */
const SURE = 3;
const NOW_AND_THEN = 24;

interface Tried<A> {
  readonly action: A;
  /** What it was worth at first sight, and then in each trial. */
  readonly first: number;
  readonly values: number[];
  sum: number;
}

/**
 * Weighs options by their consequences. After each of them everybody plays on, one step ahead at a time until so many
 * turns are over, or by instinct to the end, and the state is judged there: in the same place for all options. They all
 * meet the same worlds, one after the other, and the same luck; the less promising half drops out again and again.
 * Returns the options, best first; `first` is what is known of them before.
 */
export function playOn<S, A>(
  sight: SearchSight<S, A>,
  journey: Journey<S>,
  instinct: Instinct<S, A> | undefined,
  worldOf: (round: number) => S,
  seat: Seat,
  first: readonly Weighed<A>[],
  chance: Chance,
  meter: Meter,
): Weighed<A>[] {
  const luck = chance.int(0x7fffffff);
  const choice = instinct === undefined ? carefully(sight.game, sight.mind, sight.hunch) : byInstinct(instinct);
  const turnsOf = instinct === undefined ? journey.turns : () => Number.POSITIVE_INFINITY;
  const options = first.map(({ action, value }): Tried<A> => ({ action, first: value, values: [], sum: 0 }));
  const dropped = options.splice(MOST);
  const before = meter.share();
  let cuts = 0;
  let cut = 0;
  for (let round = 0; !meter.spent() && !settled(options, round); round++) {
    const world = worldOf(round);
    for (const option of options) {
      if (meter.spent()) break;
      const sameLuck = quickChance(`${luck}/${round}`);
      const value = trial(sight, journey.turn, turnsOf(world), choice, world, seat, option.action, sameLuck);
      option.sum += value;
      option.values.push(value);
      meter.tick();
      if (cuts > 0) continue;
      // The first trial tells how many there is time for.
      const trials = (1 - before) / (meter.share() - before);
      dropped.unshift(...options.splice(Math.min(MOST, Math.max(FEWEST, Math.round(trials / TRIALS_EACH)))));
      cuts = Math.max(1, Math.ceil(Math.log2(options.length)));
    }
    // Every field of options has as much time as the next, smaller one.
    if (options.length > 2 && round + 1 >= SOONEST && meter.share() > before + ((1 - before) * (cut + 1)) / cuts) {
      cut++;
      options.sort(byMean);
      dropped.unshift(...options.splice(Math.max(2, (options.length + 1) >> 1)));
    }
  }
  options.sort(byMean);
  return told(options, dropped);
}

/**
 * What comes of first sight and of trials is not on one scale: where lines lead another judge may speak. Seldom tried
 * options are told as if first sight had been right about the difference to the others, and never above the best.
 */
function told<A>(options: readonly Tried<A>[], dropped: readonly Tried<A>[]): Weighed<A>[] {
  const tried = [...options, ...dropped].filter(({ values }) => values.length > 0);
  const trials = tried.reduce((sum, { values }) => sum + values.length, 0);
  const excess = tried.reduce((sum, { first, values, sum: brought }) => sum + brought - first * values.length, 0);
  const shift = trials === 0 ? 0 : excess / trials;
  const value = ({ first, values, sum }: Tried<A>): number =>
    Math.min(1, Math.max(0, (TRUST * (first + shift) + sum) / (TRUST + values.length)));
  const best = Math.max(...options.map(value));
  return [...options, ...dropped].map((option) => ({
    action: option.action,
    value: Math.min(best, value(option)),
    visits: option.values.length,
  }));
}

/** Whether one option is so plainly ahead of the next that nothing is gained by going on. */
function settled<A>(options: readonly Tried<A>[], rounds: number): boolean {
  if (rounds === 0 || rounds % NOW_AND_THEN !== 0) return false;
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
  return sum > 0 && sum * sum > SURE * SURE * (squares - (sum * sum) / rounds);
}

function byMean<A>(a: Tried<A>, b: Tried<A>): number {
  return meanOf(b) - meanOf(a);
}

function meanOf<A>({ first, values, sum }: Tried<A>): number {
  return (TRUST * first + sum) / (TRUST + values.length);
}

function byInstinct<S, A>({ choose }: Instinct<S, A>): Choice<S, A> {
  return (s, mover) => {
    const { action, next } = choose(s, mover);
    return next === undefined ? [action] : [action, next];
  };
}

function trial<S, A>(
  { game, judge }: SearchSight<S, A>,
  turn: (s: S) => number,
  turns: number,
  choice: Choice<S, A>,
  world: S,
  seat: Seat,
  action: A,
  chance: Chance,
): number {
  const s = game.copy(world);
  let now = turn(s);
  let left = turns;
  game.apply(s, seat, action, chance);
  for (let choices = 0; choices < LONGEST; choices++) {
    const [mover] = game.toAct(s);
    if (mover === undefined) break;
    const here = turn(s);
    if (here !== now) {
      if (left === 0) break;
      now = here;
      left--;
    }
    for (const chosen of choice(s, mover, chance)) game.apply(s, mover, chosen, chance);
  }
  return judge.values(s)[seat] as number;
}
