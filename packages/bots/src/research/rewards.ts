import type { Standing } from "@tabletown/kernel";
import { isRivalBeaten } from "../arena/contest.ts";

/**
 * What a program is rewarded for. win: 1 at the end, shared among those who won. rank: at the end, from 1 for the best
 * place to -1 for the last, equal places sharing theirs. score: with every move, what it changed in each seat's score.
 */
export const REWARDS = ["win", "rank", "score"] as const;
export type Rewards = (typeof REWARDS)[number];

/** Scores by seat. */
export function scoresOf(standing: Standing): number[] {
  const scores = standing.map(() => 0);
  for (const { seat, score } of standing) scores[seat] = score;
  return scores;
}

/** Rewards by seat for how a game ended. Alone at the table one wins unless the rules know an opponent who was not beaten. */
export function finalRewards(kind: Exclude<Rewards, "score">, standing: Standing): number[] {
  const rewards = standing.map(() => 0);
  for (const { seat, rank } of standing) {
    const equals = standing.filter((other) => other.rank === rank).length;
    rewards[seat] = kind === "win" ? (rank === 1 ? 1 / equals : 0) : placeReward(rank, equals, standing.length);
  }
  return standing.length === 1 && isRivalBeaten(standing) === false ? [kind === "win" ? 0 : -1] : rewards;
}

/** The mean over the places that equals share. */
function placeReward(rank: number, equals: number, seats: number): number {
  return seats === 1 ? 1 : 1 - (2 * (rank - 1 + (equals - 1) / 2)) / (seats - 1);
}
