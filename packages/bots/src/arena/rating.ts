/** How well somebody plays: what is thought of them, and how far off that may be. */
export interface SkillRating {
  readonly mu: number;
  readonly sigma: number;
}

/** Of whom nothing is known yet. */
export const UNRATED: SkillRating = { mu: 25, sigma: 25 / 3 };

/** How much luck there is in one game, and how much somebody may change from one game to the next, squared. */
const LUCK = (25 / 6) ** 2;
const CHANGE = (25 / 300) ** 2;
/** However sure a result, it leaves so much of a doubt, squared. */
const LEAST_DOUBT = 1e-4;

/**
 * Ratings after a game, by the places in it; the same place may be shared. It is what OpenSkill does with players who
 * are alone: the Plackett–Luce model of Weng and Lin, "A Bayesian Approximation Method for Online Ranking" (2011).
 */
export function rate(ratings: readonly SkillRating[], places: readonly number[]): SkillRating[] {
  const doubts = ratings.map(({ sigma }) => sigma ** 2 + CHANGE);
  const scale = Math.sqrt(sum(doubts) + LUCK * ratings.length);
  const strengths = ratings.map(({ mu }) => Math.exp(mu / scale));
  // Whoever is placed was the best of all that were not placed before.
  const rivals = places.map((place) => sum(strengths.filter((_, i) => (places[i] ?? 0) >= place)));
  const sharing = places.map((place) => places.filter((other) => other === place).length);
  return ratings.map(({ mu }, i) => {
    const doubt = doubts[i] ?? 0;
    let [surprise, information] = [0, 0];
    for (const [placed, place] of places.entries()) {
      if (place > (places[i] ?? 0)) continue;
      const chance = (strengths[i] ?? 0) / (rivals[placed] ?? 1);
      surprise += ((placed === i ? 1 : 0) - chance) / (sharing[placed] ?? 1);
      information += (chance * (1 - chance)) / (sharing[placed] ?? 1);
    }
    const known = information * (doubt / scale ** 2) * (Math.sqrt(doubt) / scale);
    return {
      mu: mu + surprise * (doubt / scale),
      sigma: Math.sqrt(doubt * Math.max(1 - known, LEAST_DOUBT)),
    };
  });
}

/** What somebody is worth for sure: what is shown and ranked by. */
export function ordinal({ mu, sigma }: SkillRating): number {
  return mu - 3 * sigma;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
