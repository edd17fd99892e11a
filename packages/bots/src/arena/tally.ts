import { victoryShares } from "@tabletown/kernel";
import type { GameResult } from "./contest.ts";

/** What a contestant has to show for a tournament. */
export interface Tally {
  games: number;
  /** A shared victory counts for its share. */
  wins: number;
  score: number;
  decisions: number;
  milliseconds: number;
  slowest: number;
  forfeits: number;
}

/** Adds up games, contestant by contestant. A contestant that holds several seats has played several games. */
export function tallyOf(contestants: number, results: readonly GameResult[]): Tally[] {
  const tallies = Array.from({ length: contestants }, newTally);
  for (const result of results) addGame(tallies, result);
  return tallies;
}

/** One more game. */
export function addGame(tallies: readonly Tally[], result: GameResult): void {
  const { seats, ranks, scores, decisions, milliseconds, slowest, forfeits } = result;
  const won = victoryShares(ranks);
  for (let seat = 0; seat < seats.length; seat++) {
    const tally = tallies[seats[seat] as number] as Tally;
    tally.games++;
    tally.wins += won[seat] as number;
    tally.score += scores[seat] as number;
    tally.decisions += decisions[seat] as number;
    tally.milliseconds += milliseconds[seat] as number;
    tally.slowest = Math.max(tally.slowest, slowest[seat] as number);
  }
  for (const { seat } of forfeits) (tallies[seats[seat] as number] as Tally).forfeits++;
}

/** The same contestants' games in two parts. */
export function addTallies(tallies: readonly Tally[], others: readonly Tally[]): void {
  for (const [i, { slowest, ...other }] of others.entries()) {
    const tally = tallies[i] as Tally;
    for (const key of Object.keys(other) as (keyof typeof other)[]) tally[key] += other[key];
    tally.slowest = Math.max(tally.slowest, slowest);
  }
}

function newTally(): Tally {
  return { games: 0, wins: 0, score: 0, decisions: 0, milliseconds: 0, slowest: 0, forfeits: 0 };
}
