import { type Chance, quickChance, type Seat } from "@tabletown/kernel";
import type { Weighed } from "../bot.ts";
import type { Meter } from "../budget.ts";
import { type Sight, worth } from "../lookahead.ts";
import type { Journey } from "../mind.ts";
import type { SearchSight } from "./search.ts";

/** Options that are tried: the best at first sight. */
const TRIED = 6;
/** Rounds of trials after which the worse half of them drops out; then after twice as many, and so on. */
const FIRST_CUT = 6;
/** How many trials the value at first sight counts for. */
const TRUST = 4;
/** Choices after which a trial ends wherever it is. */
const LONGEST = 400;

interface Tried<A> {
  readonly action: A;
  sum: number;
  visits: number;
}

/**
 * Weighs options by their consequences. After each of them everybody plays on, one step ahead at a time, until so many
 * turns are over, and the state is judged there: in the same place for all options. They all meet the same worlds and
 * the same luck; the less promising half drops out again and again. Returns the options, best first; `first` is what is
 * known of them before.
 */
export function playOn<S, A>(
  sight: SearchSight<S, A>,
  journey: Journey<S>,
  worlds: readonly S[],
  seat: Seat,
  first: readonly Weighed<A>[],
  chance: Chance,
  meter: Meter,
): Weighed<A>[] {
  const luck = chance.int(0x7fffffff);
  const options = first.map(({ action, value }): Tried<A> => ({ action, sum: TRUST * value, visits: 0 }));
  const dropped = options.splice(TRIED);
  let cut = FIRST_CUT;
  for (let round = 0; !meter.spent(); round++) {
    if (round === cut) {
      options.sort((a, b) => meanOf(b) - meanOf(a));
      dropped.unshift(...options.splice(Math.max(2, (options.length + 1) >> 1)));
      cut *= 2;
    }
    const world = worlds[round % worlds.length] as S;
    for (const option of options) {
      if (meter.spent()) break;
      const values = trial(sight, journey, world, seat, option.action, quickChance(`${luck}/${round}`));
      option.sum += values[seat] as number;
      option.visits++;
      meter.tick();
    }
  }
  options.sort((a, b) => meanOf(b) - meanOf(a));
  return [...options, ...dropped].map((option) => ({
    action: option.action,
    value: meanOf(option),
    visits: option.visits,
  }));
}

function meanOf<A>({ sum, visits }: Tried<A>): number {
  return sum / (TRUST + visits);
}

function trial<S, A>(
  sight: SearchSight<S, A>,
  { turn, turns, beyond = 0 }: Journey<S>,
  world: S,
  seat: Seat,
  action: A,
  chance: Chance,
): readonly number[] {
  const { game, mind, hunch, judge } = sight;
  const byHunch = { game, mind, judge: hunch };
  const s = game.copy(world);
  let now = turn(s);
  let left = turns;
  game.apply(s, seat, action, chance);
  for (let choices = 0; choices < LONGEST; choices++) {
    const [mover] = game.toAct(s);
    if (mover === undefined) break;
    const next = turn(s);
    if (next !== now) {
      if (left === 0) break;
      now = next;
      left--;
    }
    game.apply(s, mover, quickChoice(byHunch, s, mover, chance, beyond), chance);
  }
  return judge.values(s);
}

/** The option that looks best one step ahead, or as far as it takes within `beyond` further choices. */
function quickChoice<S, A>(sight: Sight<S, A>, s: S, mover: Seat, chance: Chance, beyond: number): A {
  const { game, mind } = sight;
  const listed = game.actions(s, mover);
  let best = listed[0] as A;
  if (listed.length === 1) return best;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of mind.candidates?.(s, mover, listed) ?? listed) {
    const after = game.copy(s);
    game.apply(after, mover, action, chance);
    const value = worth(sight, after, chance, beyond)[mover] as number;
    if (value > most) {
      most = value;
      best = action;
    }
  }
  return best;
}
