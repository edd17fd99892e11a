import type { Place, Standing } from "@tabletown/kernel";
import type { BoardModule, TieBreak } from "./board.ts";

/** What decided between a place and another one with the same score; nothing where there is none, or they share it. */
export function tieBreakAt(
  { tieBreak }: Pick<BoardModule, "tieBreak">,
  place: Place,
  standing: Standing,
): TieBreak | undefined {
  const equal = standing.find(({ score, rank }) => score === place.score && rank !== place.rank);
  if (equal === undefined) return undefined;
  return typeof tieBreak === "function" ? tieBreak(place, equal) : tieBreak;
}
