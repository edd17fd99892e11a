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
  for (const result of results) {
    const winners = result.ranks.filter((rank) => rank === 1).length;
    for (const [seat, contestant] of result.seats.entries()) {
      const tally = tallies[contestant] as Tally;
      tally.games++;
      if (result.ranks[seat] === 1) tally.wins += 1 / winners;
      tally.score += result.scores[seat] as number;
      tally.decisions += result.decisions[seat] as number;
      tally.milliseconds += result.milliseconds[seat] as number;
      tally.slowest = Math.max(tally.slowest, result.slowest[seat] as number);
    }
    for (const { seat } of result.forfeits) (tallies[result.seats[seat] as number] as Tally).forfeits++;
  }
  return tallies;
}

function newTally(): Tally {
  return { games: 0, wins: 0, score: 0, decisions: 0, milliseconds: 0, slowest: 0, forfeits: 0 };
}
