import type { GameResult, Tally } from "@tabletown/bots";
import type { ChosenGame, GameFlags } from "../chosen-game.ts";
import { Fault } from "../fault.ts";
import { type PlayedWith, playedWith } from "./played-with.ts";
import type { ProgramNews } from "./running-programs.ts";

/**
 * A tournament as its workers are told about it: plain data, the same whenever it is resumed. Files from before it was
 * written down do not tell what it was played with.
 */
export interface Tournament extends Partial<PlayedWith> {
  readonly game: string;
  /** JSON. */
  readonly options: string;
  readonly components?: string;
  readonly players: number;
  readonly bots: string;
  readonly games: number;
  readonly seed: string;
  /** For programs. */
  readonly memoryMiB?: number;
  /** The folder that a record of each game is written to. */
  readonly recordsFolder?: string;
  /** Whether what luck gave is found out for every game. */
  readonly adjust?: boolean;
  /** How often bots are asked again before each move, to find out what their own random numbers gave. */
  readonly again?: number;
  /** Whether budgets of time are of processor time, which other programs on the machine cannot take away. */
  readonly processorTime?: boolean;
  /** Whether everybody takes any option and nothing is asked of single games: these are quick ones, and only added up. */
  readonly random?: boolean;
}

/** Which game is played, and with what. */
export function playedGame(
  { game }: Pick<ChosenGame, "game">,
  { components }: GameFlags,
): Pick<Tournament, "game" | "options" | "components" | keyof PlayedWith> {
  return {
    game: game.id,
    options: JSON.stringify(game.options),
    ...(components !== undefined && { components }),
    ...playedWith(game),
  };
}

/** What a worker is given: which games of which tournament. */
export interface Share {
  readonly tournament: Tournament;
  readonly numbers: readonly number[];
}

/** Games added up. */
export interface AddedGames {
  games: number;
  moves: number;
  /** By contestant. */
  readonly tallies: Tally[];
}

/** Games that were played, one by one or, where only that is asked (`Tournament.random`), added up. */
export type PlayedGames = readonly GameResult[] | AddedGames;

/** What a worker tells: games that were played, or that a program was started or has ended. */
export type WorkerMessage = PlayedGames | ProgramNews;

/** What the record of a game is called in its folder; games are counted from 1. */
export function recordName(game: string, number: number): string {
  return `${game}-${number}.json`;
}

/** Games of one run: the results of all of them are kept in memory. */
const MOST_GAMES = 10_000_000;

export function checkGames(games: number): void {
  if (games <= MOST_GAMES) return;
  throw new Fault(
    `${games} games are more than the ${MOST_GAMES} of one run. Ask for fewer --games, and for others with another --seed.`,
  );
}
