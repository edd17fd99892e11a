import type { Mind } from "@tabletown/bots";
import { type Game, type GameEvent, quickChance } from "@tabletown/kernel";
import { hasLuck, type LuckEstimate, luckReview, refineLuck } from "./luck.ts";
import type { ReviewedGame } from "./reviewer.ts";
import { meanVector, minus } from "./statistics.ts";
import { positionValues, valuationOf } from "./valuation.ts";

/** Other deals that the one at the beginning is held against. */
const DEALS = 12;
/**
 * Times that luck which cannot be gone through whole is looked at. With few alternatives their own noise would be a good
 * part of what is taken away. Always the same number: going on only where they differ would favour who moved.
 */
const LOOKS = 3;

/**
 * What luck gave and took from each seat in a whole game, the deal included: its mean over many games is zero, so that
 * results without it have the same mean as plain ones, and less noise.
 */
export function luckOfGame<S, A, V, O, E extends GameEvent>({
  game,
  mind,
  played,
  seats,
  seed = "luck",
}: ReviewedGame<S, A, V, O, E>): number[] {
  const valuation = valuationOf(game, mind, seats);
  const { states, moves } = played;
  const dealt = Array.from({ length: DEALS }, (_, n) => {
    const other = game.setup(seats, quickChance(`${seed}/deal/${n}`));
    const sameSeed = `${seed}/dealt/${n}`;
    return minus(positionValues(valuation, states[0] as S, sameSeed), positionValues(valuation, other, sameSeed));
  });
  const total = meanVector(dealt);
  for (const [index, move] of moves.entries()) {
    if (!hasLuck(move)) continue;
    const luck: LuckEstimate<S, A> = {
      move,
      before: states[index] as S,
      after: states[index + 1] as S,
      seed: `${seed}/${index}`,
      differences: [],
      exact: false,
    };
    for (let n = 0; n < LOOKS && !luck.exact; n++) refineLuck(valuation, luck);
    const by = luckReview(valuation, luck)?.by ?? [];
    for (const [seat, each] of by.entries()) total[seat] = (total[seat] as number) + each;
  }
  return total;
}

/** Asks what positions are worth to each seat, as reviews draw the course of a game: the mean of so many samples. */
export function positionJudge<S, A, V>(
  game: Game<S, A, V>,
  mind: Mind<S, A> | undefined,
  seats: number,
): (s: S, seed: string, samples: number) => number[] {
  const valuation = valuationOf(game, mind, seats);
  return (s, seed, samples) =>
    meanVector(Array.from({ length: samples }, (_, n) => positionValues(valuation, s, `${seed}/${n}`)));
}
