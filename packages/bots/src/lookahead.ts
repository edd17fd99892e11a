import { type Chance, type Game, quickChance, type Seat, same } from "@tabletown/kernel";
import type { Weighed } from "./bot.ts";
import type { Meter } from "./budget.ts";
import type { Judge } from "./judge.ts";
import type { Mind } from "./mind.ts";
import { certain, MANY, outcomesOf } from "./outcomes.ts";

/** What looking ahead needs to know. */
export interface Sight<S, A> {
  readonly game: Game<S, A>;
  readonly mind: Mind<S, A>;
  readonly judge: Judge<S>;
  /** Whether time is up: means are then taken over what was seen so far. */
  readonly late?: () => boolean;
}

/** Choices that one turn may chain before the look-ahead evaluates whatever it has. */
const CHAIN = 4;
/** Where luck cannot be avoided a second time, fewer outcomes do: a roll after a roll would be 36 times 36 states. */
const FEW = 6;

/** The value of a state for each seat: judged at once where it is settled, otherwise after the best play and all luck until it is. */
export function worth<S, A>(sight: Sight<S, A>, s: S, chance: Chance, chain = CHAIN, most = MANY): readonly number[] {
  const { game, mind, judge } = sight;
  if (chain === 0 || judge.settled(s)) return judge.values(s);
  const [seat] = game.toAct(s);
  if (seat === undefined) return judge.values(s);
  const listed = game.actions(s, seat);
  const actions = mind.candidates?.(s, seat, listed) ?? listed;
  let best: readonly number[] | undefined;
  const consider = (values: readonly number[]): void => {
    if (best === undefined || (values[seat] as number) > (best[seat] as number)) best = values;
  };
  for (const action of actions) {
    if (best !== undefined && sight.late?.()) break;
    if (most === MANY) consider(expected(sight, s, seat, action, chance, chain - 1, most));
    else {
      // After luck, further luck is left aside as long as there is a choice without it.
      const after = certain(game, s, seat, action);
      if (after !== undefined) consider(worth(sight, after, chance, chain - 1, most));
    }
  }
  if (best !== undefined || most === MANY) return best ?? judge.values(s);
  for (const action of actions) consider(expected(sight, s, seat, action, chance, chain - 1, most));
  return best ?? judge.values(s);
}

/** The value of an action for each seat: the mean over its outcomes. */
export function expected<S, A>(
  sight: Sight<S, A>,
  s: S,
  seat: Seat,
  action: A,
  chance: Chance,
  chain = CHAIN,
  most = MANY,
): readonly number[] {
  const outcomes = outcomesOf(sight.game, s, seat, action, chance, most);
  const [only] = outcomes;
  if (only !== undefined && outcomes.length === 1) return worth(sight, only.after, chance, chain, most);
  const sums: number[] = [];
  let seen = 0;
  for (const { after, weight } of outcomes) {
    if (seen > 0 && sight.late?.()) break;
    const values = worth(sight, after, chance, chain, FEW);
    for (let i = 0; i < values.length; i++) sums[i] = (sums[i] ?? 0) + weight * (values[i] as number);
    seen += weight;
  }
  return seen >= 1 ? sums : sums.map((sum) => sum / seen);
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

/**
 * Weighs options one step deep over sampled worlds, best first. Every option meets the same worlds and
 * the same luck, so that they differ only by what they do. When the meter runs out the rest stays unweighed.
 */
export function weigh<S, A>(
  sight: Sight<S, A>,
  worlds: readonly S[],
  seat: Seat,
  options: readonly A[],
  luck: number,
  meter: Meter,
): Weighed<A>[] {
  const sums = options.map(() => 0);
  const counts = options.map(() => 0);
  for (const [number, world] of worlds.entries()) {
    for (const [i, action] of options.entries()) {
      if (meter.spent() && meter.iterations() > 0) break;
      const values = expected(sight, world, seat, action, quickChance(`${luck}/${number}`));
      sums[i] = (sums[i] as number) + (values[seat] as number);
      counts[i] = (counts[i] as number) + 1;
      meter.tick();
    }
  }
  return options
    .flatMap((action, i) => {
      const visits = counts[i] as number;
      return visits === 0 ? [] : [{ action, value: (sums[i] as number) / visits, visits }];
    })
    .sort((a, b) => b.value - a.value);
}
