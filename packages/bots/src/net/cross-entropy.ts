import { type Game, quickChance, ranksOf, victoryShares } from "@tabletown/kernel";
import { type Judge, judgeOf } from "../judge.ts";
import { lookaheadPolicy } from "../lookahead-policy.ts";
import type { Mind } from "../mind.ts";

/** One choice in so many is made at random: games between equals who never err say little. */
const CHOICES_PER_RANDOM_ONE = 40;
/** Nothing is so sure that being wrong about it costs without end. */
const LEAST_PROBABILITY = 1e-3;

/** The games that judges are held against. */
export interface Sample {
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
}

/**
 * The cross entropy of each judge with who wins, on average, in nats: 0 knows it, the logarithm of the number of seats
 * knows nothing. They are asked wherever a net would be, in games that the mind's own evaluation plays.
 */
export function crossEntropies<S, A>(
  game: Game<S, A>,
  mind: Mind<S, A>,
  judges: readonly Judge<S>[],
  { seats, games, seed }: Sample,
): number[] {
  const { features } = mind;
  if (features === undefined) throw new Error(`${game.id} has no features that say where a net is asked`);
  const choose = lookaheadPolicy(game, mind, judgeOf(game, mind));
  const sums = judges.map(() => 0);
  let asked = 0;
  for (let n = 0; n < games; n++) {
    const chance = quickChance(`${seed}/${n}`);
    const s = game.setup(seats, chance);
    const answers: (readonly number[])[][] = [];
    for (let [seat] = game.toAct(s); seat !== undefined; [seat] = game.toAct(s)) {
      if (features.settled(s)) answers.push(judges.map((judge) => judge.values(s)));
      const listed = game.actions(s, seat);
      const random = chance.int(CHOICES_PER_RANDOM_ONE) === 0;
      const actions = random ? [listed[chance.int(listed.length)] as A] : choose(s, seat, chance);
      for (const action of actions) game.apply(s, seat, action, chance);
    }
    const result = victoryShares(ranksOf(game.score(s)));
    asked += answers.length;
    for (const answer of answers) {
      for (const [j, values] of answer.entries()) sums[j] = (sums[j] as number) + crossEntropy(values, result);
    }
  }
  return sums.map((sum) => sum / asked);
}

function crossEntropy(values: readonly number[], result: readonly number[]): number {
  let sum = 0;
  for (let seat = 0; seat < result.length; seat++) {
    sum -= (result[seat] as number) * Math.log(Math.max(LEAST_PROBABILITY, values[seat] as number));
  }
  return sum;
}
