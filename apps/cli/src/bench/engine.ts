import { type Game, quickChance, type Seat } from "@tabletown/kernel";
import { processorSeconds } from "../processor-time.ts";
import { yardstick } from "./yardstick.ts";

export interface EngineRun {
  readonly games: number;
  readonly moves: number;
}

/** Whole random games through the public contract: one copy per game, `actions`, choose, `apply`, no events. */
export function randomGames(
  game: Game,
  seats: number,
  games: number,
  seed: number,
  copies: "per-game" | "per-move",
): EngineRun {
  const chance = quickChance(seed);
  let moves = 0;
  const opening = game.setup(seats, chance);
  for (let n = 0; n < games; n++) {
    let state = game.copy(opening);
    for (;;) {
      const waiting = game.toAct(state);
      const seat = waiting[0];
      if (seat === undefined) break;
      const actions = game.actions(state, seat);
      if (copies === "per-move") state = game.copy(state);
      game.apply(state, seat as Seat, actions[actions.length === 1 ? 0 : chance.int(actions.length)], chance);
      moves++;
    }
  }
  return { games, moves };
}

export interface Measured {
  readonly gamesPerSecond: number;
  readonly movesPerSecond: number;
  /** Games per second as a share of the yardstick's with the same number of players, in the same run. */
  readonly ratio: number;
  /** Time with a copy before every move, as a multiple of the time without. */
  readonly copyCost: number;
}

const SLICES = 7;

/**
 * Timings are noisy, so processor time is measured, engine and yardstick take turns in short slices, and
 * the medians of the slices are compared: what disturbs one disturbs the other.
 */
export function measure(game: Game, seats: number, yardSeats: number, secondsPerSlice: number): Measured {
  const inPlace = paced((games, seed) => randomGames(game, seats, games, seed, "per-game"), secondsPerSlice);
  const copying = paced((games, seed) => randomGames(game, seats, games, seed, "per-move"), secondsPerSlice);
  const yard = paced((games, seed) => yardstick(yardSeats, games, seed), secondsPerSlice);
  const slices = Array.from({ length: SLICES }, (_, i) => ({
    engine: inPlace(i + 1),
    copying: copying(i + 1),
    yard: yard(i + 1),
  }));
  const gamesPerSecond = median(slices.map(({ engine }) => engine.games / engine.seconds));
  return {
    gamesPerSecond,
    movesPerSecond: median(slices.map(({ engine }) => engine.moves / engine.seconds)),
    ratio: median(
      slices.map(({ engine, yard: stick }) => engine.games / engine.seconds / (stick.games / stick.seconds)),
    ),
    copyCost: median(
      slices.map(({ engine, copying: copied }) => engine.moves / engine.seconds / (copied.moves / copied.seconds)),
    ),
  };
}

/** Games per second of the yardstick alone. */
export function measureYardstick(seats: number, secondsPerSlice: number): number {
  const run = paced((games, seed) => yardstick(seats, games, seed), secondsPerSlice);
  return median(Array.from({ length: SLICES }, (_, i) => run(i + 1)).map(({ games, seconds }) => games / seconds));
}

interface Timed extends EngineRun {
  readonly seconds: number;
}

/** Warms a workload up, finds how many games fill a slice, and returns the slice. */
function paced(work: (games: number, seed: number) => EngineRun, seconds: number): (seed: number) => Timed {
  const timed = (games: number, seed: number): Timed => {
    const start = processorSeconds();
    const sum = { games: 0, moves: 0, seconds: 0 };
    // Some systems tell processor time in steps of some milliseconds: what was quicker goes on until one has passed.
    while (sum.seconds <= 0) {
      const run = work(games, seed);
      sum.games += run.games;
      sum.moves += run.moves;
      sum.seconds = processorSeconds() - start;
    }
    return sum;
  };
  let games = 1;
  let spent = timed(games, 99).seconds;
  while (spent < seconds / 2) {
    games = Math.ceil(games * Math.min(8, seconds / Math.max(spent, seconds / 50)));
    spent = timed(games, 99).seconds;
  }
  return (seed) => timed(Math.max(1, Math.round((games * seconds) / spent)), seed);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
