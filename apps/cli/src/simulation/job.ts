import { type Game, openMatch, quickChance, type Seat, streamOf, winners } from "@tabletown/kernel";
import { chosenBy, type Opponent } from "../opponents.ts";

/** A run of games, as a worker is told about it: plain data. */
export interface Job {
  readonly game: string;
  readonly options: string;
  readonly components?: string;
  readonly players: number;
  readonly bots: string;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
}

/** What came of some games, per bot in the order in which they were named. */
export interface Tally {
  readonly games: number;
  readonly moves: number;
  readonly wins: readonly number[];
  readonly scores: readonly number[];
}

/** Plays one game. In game n the first bot sits on seat n, counted round the table, so that nobody always begins. */
export function playOne(game: Game, opponents: readonly Opponent[], seed: string, n: number): Tally {
  const seats = opponents.length;
  const atSeat = (seat: Seat): number => (seat - (n % seats) + seats) % seats;
  const matchSeed = `${seed}/${n}`;
  const { state } = openMatch(game, seats, matchSeed);
  const luck = quickChance(`${matchSeed}/bots`);
  let moves = 0;
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const { action } = chosenBy(opponents[atSeat(seat)] as Opponent, game, state, seat, luck);
    game.apply(state, seat, action, streamOf(matchSeed, ++moves));
  }
  const standing = game.score(state);
  const won = winners(standing);
  const wins = opponents.map(() => 0);
  const scores = opponents.map(() => 0);
  for (const seat of won) wins[atSeat(seat)] = 1 / won.length;
  for (const { seat, score } of standing) scores[atSeat(seat)] = score;
  return { games: 1, moves, wins, scores };
}

/** Adds up two tallies of the same bots. */
export function add(a: Tally, b: Tally): Tally {
  const sum = (x: readonly number[], y: readonly number[]): number[] => x.map((value, i) => value + (y[i] as number));
  return {
    games: a.games + b.games,
    moves: a.moves + b.moves,
    wins: sum(a.wins, b.wins),
    scores: sum(a.scores, b.scores),
  };
}

export function emptyTally(players: number): Tally {
  const zeros = Array.from({ length: players }, () => 0);
  return { games: 0, moves: 0, wins: zeros, scores: zeros };
}
