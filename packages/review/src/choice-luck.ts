import { type ArrangePiles, endOfRollout } from "@tabletown/bots";
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
 * every answer is played on with the cards that really come; `arrange` puts them in order where each seat draws by its own.
 */
export function choiceLuckOfGame<S, A, V, O, E extends GameEvent>(
  { game, mind, played, seats, seed = "choices" }: ReviewedGame<S, A, V, O, E>,
  instead: readonly (readonly A[])[],
  arrange: ArrangePiles<S> = () => undefined,
): number[] {
  const valuation = valuationOf(game, mind, seats);
  const total = Array.from({ length: seats }, () => 0);
  for (const [index, move] of played.moves.entries()) {
    const others = instead[index] ?? [];
    if (others.every((other) => same(move.action, other))) continue;
    const valuesAfter = valuer(valuation, arrange, played.states[index] as S, move, `${seed}/${index}`);
    const luck = minus(valuesAfter(move.action), meanVector(others.map(valuesAfter)));
    for (const [seat, each] of luck.entries()) total[seat] = (total[seat] as number) + each;
  }
  return total;
}

/** Says what an action is worth to each seat, the same random numbers for all; each is played on once. */
function valuer<S, A, V>(
  { game, judge, choose, lengthOf }: Valuation<S, A, V>,
  arrange: ArrangePiles<S>,
  before: S,
  { seat }: Move<A>,
  seed: string,
): (action: A) => readonly number[] {
  const world = game.copy(before);
  arrange(world, seat);
  const chooseIn = choose(world);
  const chooseArranged: typeof chooseIn = (s, mover, chance) => {
    arrange(s, mover);
    return chooseIn(s, mover, chance);
  };
  const known = new Map<string, readonly number[]>();
  return (action) => {
    const name = canonical(action);
    const told = known.get(name);
    if (told !== undefined) return told;
    const { turn, turns } = lengthOf(world);
    const length = { turn, turns: TIMES_AS_FAR * turns };
    const end = endOfRollout(game, chooseArranged, length, { world, seat, action }, quickChance(seed));
    const values = judge.values(end);
    known.set(name, values);
    return values;
  };
}
