import { type GameResult, ordinal, rate, type SkillRating, UNRATED } from "@tabletown/bots";

export interface Rated extends SkillRating {
  /** What it is worth for sure: mu less three sigma. */
  readonly ordinal: number;
}

/** Ratings after all games, in their order. A contestant that holds several seats is placed by the mean of its ranks. */
export function ratingsOf(contestants: number, results: readonly GameResult[]): Rated[] {
  const ratings: SkillRating[] = Array.from({ length: contestants }, () => UNRATED);
  for (const { seats, ranks } of results) {
    const met = [...new Set(seats)];
    if (met.length < 2) continue;
    const places = met.map((contestant) => mean(ranks.filter((_, seat) => seats[seat] === contestant)));
    const before = met.map((contestant) => ratings[contestant] as SkillRating);
    for (const [i, after] of rate(before, places).entries()) ratings[met[i] as number] = after;
  }
  return ratings.map((each) => ({ ...each, ordinal: ordinal(each) }));
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
