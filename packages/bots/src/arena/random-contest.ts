import { type Game, quickChance, type Seat } from "@tabletown/kernel";
import { type Forfeit, type GameResult, MOST_MOVES, outcomeOf, tooLong } from "./contest.ts";
import type { ScheduledGame } from "./schedule.ts";

/**
 * A game among players who take any option. One quick stream deals, rolls and chooses, nobody is asked and no clock is
 * read: that takes a quarter of the time of `contest`, but it deals other games than that, and none that can be verified.
 */
export function randomContest<S, A, V>(game: Game<S, A, V>, { number, seed, seats }: ScheduledGame): GameResult {
  const chance = quickChance(`${seed}/${number}`);
  const state = game.setup(seats.length, chance);
  const zeros = (): number[] => seats.map(() => 0);
  const decisions = zeros();
  const forfeits: Forfeit[] = [];
  let moves = 0;
  for (;;) {
    const seat: Seat | undefined = game.toAct(state)[0];
    if (seat === undefined) break;
    if (moves === MOST_MOVES) {
      forfeits.push(tooLong(seat));
      break;
    }
    moves++;
    const options = game.actions(state, seat);
    let chosen = 0;
    if (options.length > 1) {
      chosen = chance.int(options.length);
      decisions[seat] = (decisions[seat] as number) + 1;
    }
    game.apply(state, seat, options[chosen] as A, chance);
  }
  const none = zeros();
  return {
    number,
    seats,
    moves,
    decisions,
    milliseconds: none,
    slowest: none,
    forfeits,
    ...outcomeOf(game.score(state)),
  };
}
