import type { GameResult } from "@tabletown/bots";
import { ordinal, type Rating, rate, rating } from "openskill";

export interface Rated {
  readonly mu: number;
  readonly sigma: number;
  /** What it is worth for sure: mu less three sigma. */
  readonly ordinal: number;
}

/** OpenSkill ratings after all games, in their order. A contestant that holds several seats is placed by the mean of its ranks. */
export function ratingsOf(contestants: number, results: readonly GameResult[]): Rated[] {
  const ratings: Rating[] = Array.from({ length: contestants }, () => rating());
  for (const { seats, ranks } of results) {
    const met = [...new Set(seats)];
    if (met.length < 2) continue;
    const places = met.map((contestant) => mean(ranks.filter((_, seat) => seats[seat] === contestant)));
    const teams = met.map((contestant) => [ratings[contestant] as Rating]);
    for (const [i, [after]] of rate(teams, { rank: places }).entries()) ratings[met[i] as number] = after as Rating;
  }
  return ratings.map((each) => ({ mu: each.mu, sigma: each.sigma, ordinal: ordinal(each) }));
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
