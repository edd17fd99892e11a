import { type Game, quickChance } from "@tabletown/kernel";
import { carefully } from "../carefully.ts";
import { type Judge, judgeOf } from "../judge.ts";
import type { Mind } from "../mind.ts";
import type { Features } from "./features.ts";
import { resultOf } from "./self-play.ts";

/** One choice in so many is made at random: games between equals who never err say little. */
const WHIM = 40;
/** Nothing is so sure that being wrong about it surprises without end. */
const SURE = 1e-3;

/**
 * How much each judge is surprised by who wins, on average, in nats (cross entropy): 0 knows it, the logarithm of the
 * number of seats knows nothing. They are asked wherever a net would be, in games that the mind's own evaluation plays.
 */
export function surprises<S, A>(
  game: Game<S, A>,
  mind: Mind<S, A>,
  { settled }: Features<S>,
  judges: readonly Judge<S>[],
  seats: number,
  games: number,
  seed: string,
): number[] {
  const choice = carefully(game, mind, judgeOf(game, mind));
  const sums = judges.map(() => 0);
  let asked = 0;
  for (let n = 0; n < games; n++) {
    const chance = quickChance(`${seed}/${n}`);
    const s = game.setup(seats, chance);
    const said: (readonly number[])[][] = [];
    for (let [seat] = game.toAct(s); seat !== undefined; [seat] = game.toAct(s)) {
      if (settled(s)) said.push(judges.map((judge) => judge.values(s)));
      const listed = game.actions(s, seat);
      const whim = chance.int(WHIM) === 0;
      const actions = whim ? [listed[chance.int(listed.length)] as A] : choice(s, seat, chance);
      for (const action of actions) game.apply(s, seat, action, chance);
    }
    const result = resultOf(game, s, seats);
    asked += said.length;
    for (const answers of said) {
      for (const [j, values] of answers.entries()) sums[j] = (sums[j] as number) + surprise(values, result);
    }
  }
  return sums.map((sum) => sum / asked);
}

function surprise(values: readonly number[], result: readonly number[]): number {
  let sum = 0;
  for (let seat = 0; seat < result.length; seat++) {
    sum -= (result[seat] as number) * Math.log(Math.max(SURE, values[seat] as number));
  }
  return sum;
}
