import type { GameResult } from "@tabletown/bots";
import { ordinal, type Rating, rate, rating } from "openskill";

export interface Rated {
  readonly mu: number;
  readonly sigma: number;
  /** What it is worth for sure: mu less three sigma. */
  readonly ordinal: number;
}

/** OpenSkill ratings after all games, in their order. Seats that one contestant holds together tell nothing about it. */
export function ratingsOf(contestants: number, results: readonly GameResult[]): Rated[] {
  const ratings: Rating[] = Array.from({ length: contestants }, () => rating());
  for (const { seats, ranks } of results) {
    const met = [...new Set(seats)];
    if (met.length < 2) continue;
    const best = met.map((contestant) => Math.min(...ranks.filter((_, seat) => seats[seat] === contestant)));
    const teams = met.map((contestant) => [ratings[contestant] as Rating]);
    for (const [i, [after]] of rate(teams, { rank: best }).entries()) ratings[met[i] as number] = after as Rating;
  }
  return ratings.map((each) => ({ mu: each.mu, sigma: each.sigma, ordinal: ordinal(each) }));
}
