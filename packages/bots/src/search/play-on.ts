import { type Chance, quickChance, type Seat } from "@tabletown/kernel";
import type { Weighed } from "../bot.ts";
import type { Meter } from "../budget.ts";
import type { Instinct } from "../instinct/instinct.ts";
import { worth } from "../lookahead.ts";
import type { Journey } from "../mind.ts";
import type { SearchSight } from "./search.ts";

/** Options that are tried, the best at first sight; and rounds of trials after which the worse half of them drops out, then after twice as many, and so on. */
interface Care {
  readonly tried: number;
  readonly cut: number;
}

const USUAL: Care = { tried: 6, cut: 6 };
/** Where an instinct chooses on the way, trials are cheap. */
const AT_FIRST_SIGHT: Care = { tried: 16, cut: 24 };

/** How many trials the value at first sight counts for. */
const TRUST = 4;
/** Choices after which a trial ends wherever it is. */
const LONGEST = 400;
/** Between the last two options so many standard errors settle it, after so many rounds. */
const SURE = 4;
const ENOUGH = 24;

interface Tried<A> {
  readonly action: A;
  sum: number;
  visits: number;
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
  const care = instinct === undefined ? USUAL : AT_FIRST_SIGHT;
  const choice = instinct === undefined ? carefully(sight, journey) : instinct.choose;
  const { turn } = journey;
  const turns = instinct === undefined ? journey.turns : Number.POSITIVE_INFINITY;
  const options = first.map(({ action, value }): Tried<A> => ({ action, sum: TRUST * value, visits: 0 }));
  const dropped = options.splice(care.tried);
  const lead = leadOf();
  let { cut } = care;
  for (let round = 0; !meter.spent() && !lead.sure(); round++) {
    if (round === cut) {
      options.sort((a, b) => meanOf(b) - meanOf(a));
      dropped.unshift(...options.splice(Math.max(2, (options.length + 1) >> 1)));
      cut *= 2;
    }
    const world = worldOf(round);
    const values: number[] = [];
    for (const option of options) {
      if (meter.spent()) break;
      const value = trial(sight, { turn, turns }, choice, world, seat, option.action, quickChance(`${luck}/${round}`));
      option.sum += value;
      option.visits++;
      values.push(value);
      meter.tick();
    }
    if (options.length === 2 && values.length === 2) lead.see((values[0] as number) - (values[1] as number));
  }
  options.sort((a, b) => meanOf(b) - meanOf(a));
  return [...options, ...dropped].map((option) => ({
    action: option.action,
    value: meanOf(option),
    visits: option.visits,
  }));
}

/** Watches two options that are left: once one is plainly ahead nothing is gained by going on. */
function leadOf() {
  let count = 0;
  let sum = 0;
  let squares = 0;
  return {
    see(difference: number): void {
      count++;
      sum += difference;
      squares += difference * difference;
    },
    sure: (): boolean => count >= ENOUGH && sum * sum > SURE * SURE * (squares - (sum * sum) / count),
  };
}

function meanOf<A>({ sum, visits }: Tried<A>): number {
  return sum / (TRUST + visits);
}

/** What a seat does next on the way, and right after it. */
type Choice<S, A> = (s: S, mover: Seat, chance: Chance) => { readonly action: A; readonly next?: A | undefined };

function trial<S, A>(
  { game, judge }: SearchSight<S, A>,
  { turn, turns }: Journey<S>,
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
    const { action: chosen, next } = choice(s, mover, chance);
    game.apply(s, mover, chosen, chance);
    if (next !== undefined) game.apply(s, mover, next, chance);
  }
  return judge.values(s)[seat] as number;
}

/** The option that looks best one step ahead, or as far as it takes within `beyond` further choices. */
function carefully<S, A>({ game, mind, hunch }: SearchSight<S, A>, { beyond = 0 }: Journey<S>): Choice<S, A> {
  const byHunch = { game, mind, judge: hunch };
  return (s, mover, chance) => {
    const listed = game.actions(s, mover);
    let best = listed[0] as A;
    if (listed.length === 1) return { action: best };
    let most = Number.NEGATIVE_INFINITY;
    for (const action of mind.candidates?.(s, mover, listed) ?? listed) {
      const after = game.copy(s);
      game.apply(after, mover, action, chance);
      const value = worth(byHunch, after, chance, beyond)[mover] as number;
      if (value > most) {
        most = value;
        best = action;
      }
    }
    return { action: best };
  };
}
