import { ranksOf, type Standing, victoryShares } from "@tabletown/kernel";
import { isRivalBeaten } from "../arena/contest.ts";

/**
 * What a program is rewarded for. win: 1 at the end, shared among those who won. rank: at the end, from 1 for the best
 * place to -1 for the last, equal places sharing theirs. score: with every move, what it changed in each seat's score.
 */
export const REWARDS = ["win", "rank", "score"] as const;
export type Rewards = (typeof REWARDS)[number];

/** Rewards by seat for how a game ended. Alone at the table one wins unless the rules know an opponent who was not beaten. */
export function finalRewards(kind: Exclude<Rewards, "score">, standing: Standing): number[] {
  if (standing.length === 1 && isRivalBeaten(standing) === false) return [kind === "win" ? 0 : -1];
  const ranks = ranksOf(standing);
  return kind === "win" ? victoryShares(ranks) : ranks.map((rank) => placeReward(rank, ranks));
}

/** The mean over the places that equals share. */
function placeReward(rank: number, ranks: readonly number[]): number {
  const equals = ranks.filter((other) => other === rank).length;
  return ranks.length === 1 ? 1 : 1 - (2 * (rank - 1 + (equals - 1) / 2)) / (ranks.length - 1);
}
