import { endOfRollout } from "@tabletown/bots";
import { canonical, type GameEvent, type Move, quickChance, same } from "@tabletown/kernel";
import type { ReviewedGame } from "./reviewer.ts";
import { meanVector, minus } from "./statistics.ts";
import { type Valuation, valuationOf } from "./valuation.ts";

/** How much farther than in the bots' rollouts a choice is played on: with the cards that really come it shows more. */
const TIMES_AS_FAR = 2;

/**
 * What the bots' own random numbers gave and took from each seat in a whole game. `instead` tells, move by move, what
 * the bot would have done that was asked again. What it did is any one of these answers, and all are valued alike, so
 * that the mean over many games is zero whatever the values are worth. Therefore they may know more than any player:
 * every answer is played on with the cards that really come.
 */
export function choiceLuckOfGame<S, A, V, O, E extends GameEvent>(
  { game, mind, played, seats, seed = "choices" }: ReviewedGame<S, A, V, O, E>,
  instead: readonly (readonly A[])[],
): number[] {
  const valuation = valuationOf(game, mind, seats);
  const total = Array.from({ length: seats }, () => 0);
  for (const [index, move] of played.moves.entries()) {
    const others = instead[index] ?? [];
    if (others.every((other) => same(move.action, other))) continue;
    const valuesAfter = valuer(valuation, played.states[index] as S, move, `${seed}/${index}`);
    const luck = minus(valuesAfter(move.action), meanVector(others.map(valuesAfter)));
    for (const [seat, each] of luck.entries()) total[seat] = (total[seat] as number) + each;
  }
  return total;
}

/** Says what an action is worth to each seat, the same random numbers for all; each is played on once. */
function valuer<S, A, V>(
  { game, judge, choose, lengthOf }: Valuation<S, A, V>,
  world: S,
  { seat }: Move<A>,
  seed: string,
): (action: A) => readonly number[] {
  const known = new Map<string, readonly number[]>();
  return (action) => {
    const name = canonical(action);
    const before = known.get(name);
    if (before !== undefined) return before;
    const { turn, turns } = lengthOf(world);
    const length = { turn, turns: TIMES_AS_FAR * turns };
    const values = judge.values(endOfRollout(game, choose(world), length, { world, seat, action }, quickChance(seed)));
    known.set(name, values);
    return values;
  };
}
