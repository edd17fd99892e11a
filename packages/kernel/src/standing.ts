import type { Cause } from "./event.ts";
import type { Seat } from "./seat.ts";

/** One line of a score: what brought how much, and why. */
export interface ScorePart {
  /** Alone at the table "beat-…" or "lost-to-…" says how it went with an opponent that the rules know. */
  readonly what: string;
  readonly by: number;
  readonly cause: Cause;
}

export interface Place {
  readonly seat: Seat;
  /** 1 is best; seats that share a rank share the number. */
  readonly rank: number;
  readonly score: number;
  readonly parts: readonly ScorePart[];
}

/** Best place first; seats of equal rank in seat order. */
export type Standing = readonly Place[];

export interface Scored {
  readonly seat: Seat;
  readonly score: number;
  readonly parts: readonly ScorePart[];
  /** What decides, most important first; higher is better. */
  readonly order: readonly number[];
}

/** Ranks seats by their `order`; equal orders share a rank. */
export function rank(scored: readonly Scored[]): Standing {
  const sorted = [...scored].sort((a, b) => compareOrder(b.order, a.order) || a.seat - b.seat);
  let rankNow = 0;
  return sorted.map(({ seat, score, parts, order }, index) => {
    const before = sorted[index - 1];
    if (before === undefined || compareOrder(before.order, order) !== 0) rankNow = index + 1;
    return { seat, rank: rankNow, score, parts };
  });
}

function compareOrder(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length || i < b.length; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The seats that won: one, or several where the rules know a shared victory. */
export function winners(standing: Standing): readonly Seat[] {
  return standing.filter((place) => place.rank === 1).map((place) => place.seat);
}

/** Ranks by seat. */
export function ranksOf(places: readonly Pick<Place, "seat" | "rank">[]): number[] {
  const ranks = places.map(() => 0);
  for (const { seat, rank } of places) ranks[seat] = rank;
  return ranks;
}

/** Scores by seat. */
export function scoresOf(standing: Standing): number[] {
  const scores = standing.map(() => 0);
  for (const { seat, score } of standing) scores[seat] = score;
  return scores;
}

/** What each seat has of the victory, from ranks by seat: those who are first share it. */
export function victoryShares(ranks: readonly number[]): number[] {
  const winners = ranks.reduce((sum, rank) => (rank === 1 ? sum + 1 : sum), 0);
  return ranks.map((rank) => (rank === 1 ? 1 / winners : 0));
}
