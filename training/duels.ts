// Plays for tune.ts: one seat by given numbers, all others by those in use, everybody one step ahead in a world that they
// guess from their view.
import { parentPort, workerData } from "node:worker_threads";
import { judgeOf, type MindSource, type RolloutPolicy, rolloutPolicy } from "@tabletown/bots";
import { findMind, findTitle } from "@tabletown/catalog";
import { type Game, quickChance, ranksOf, victoryShares } from "@tabletown/kernel";

/** What a set of numbers is asked to play, at each table. */
export interface Duel {
  readonly numbers: Readonly<Record<string, number>>;
  readonly games: number;
  readonly seed: string;
}

export interface DuelResult {
  readonly seats: number;
  readonly games: number;
  readonly won: number;
  /** Sum of its leads at the end: nearly 1 for a game won by far, nearly −1 for one lost by far. */
  readonly lead: number;
}

interface TunedTable {
  readonly options: unknown;
  readonly seats: number;
  readonly game: Game;
  readonly inUse: RolloutPolicy<unknown, unknown>;
}

/** A lead of this part of the mean score is a large one. */
const LARGE_LEAD = 0.2;
/** Choices after which a game is broken off. */
const LONGEST_GAME = 5_000;

const { game: id, tables: wanted } = workerData as { game: string; tables: readonly (readonly [unknown, number])[] };
const title = await findTitle(id);
const source = await findMind(id);
if (title === undefined || source === undefined) throw new Error(`there is no game "${id}" with a mind`);
const tables = wanted.map(([given, seats]): TunedTable => {
  const options = title.options(given);
  if (!options.ok) throw new Error(options.problem);
  const game = title.game(options.value);
  return { options: options.value, seats, game, inUse: policyOf(source, game, options.value) };
});

parentPort?.on("message", ({ numbers, games, seed }: Duel) => {
  const outcomes = tables.map((table, i): DuelResult => {
    const tried = policyOf(source, table.game, table.options, numbers);
    // The same deal from every seat.
    const rounds = Math.ceil(games / table.seats);
    let won = 0;
    let lead = 0;
    for (let n = 0; n < rounds * table.seats; n++) {
      const end = endOf(table, tried, n, `${seed}/${i}`);
      won += victoryShares(ranksOf(table.game.score(end)))[n % table.seats] as number;
      lead += leadOf(table.game, end, n % table.seats);
    }
    return { seats: table.seats, games: rounds * table.seats, won, lead };
  });
  parentPort?.postMessage(outcomes);
});

function policyOf(from: MindSource, game: Game, options: unknown, numbers?: object): RolloutPolicy<unknown, unknown> {
  const mind = from.mind(options, undefined, numbers);
  return rolloutPolicy({ game, mind, heuristic: judgeOf(game, mind) }, undefined);
}

/** How a game ends in which one seat goes by the numbers tried. */
function endOf(
  { game, seats, inUse }: TunedTable,
  tried: RolloutPolicy<unknown, unknown>,
  n: number,
  seed: string,
): unknown {
  const chance = quickChance(`${seed}/${Math.floor(n / seats)}`);
  const s = game.setup(seats, chance);
  for (let choices = 0; choices < LONGEST_GAME; choices++) {
    const [seat] = game.toAct(s);
    if (seat === undefined) break;
    const world = game.guess(game.view(s, seat), quickChance(`${seed}/${n}/${choices}`));
    const choose = seat === n % seats ? tried : inUse;
    // What was found to follow it may depend on what is only guessed.
    const [action] = choose(world, seat, chance);
    game.apply(s, seat, action, chance);
  }
  return s;
}

/** The lead over the best of the others, measured in what counts as a large one; between −1 and 1. */
function leadOf(game: Game, s: unknown, seat: number): number {
  const standing = game.score(s);
  const scores = standing.map(({ score }) => score);
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const large = LARGE_LEAD * Math.abs(mean) || 1;
  const own = standing.find((place) => place.seat === seat)?.score ?? mean;
  const best = Math.max(...standing.filter((place) => place.seat !== seat).map(({ score }) => score));
  return Math.tanh((own - best) / large);
}
