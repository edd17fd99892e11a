import { ranksOf, type Seat, victoryShares } from "@tabletown/kernel";

/**
 * What each seat got, as reviews count it, from who came where: those who are first share the victory. Undefined where
 * that says nothing: nobody is first where a match was closed, and alone the points count.
 */
export function sharedVictory(
  places: readonly { readonly seat: Seat; readonly rank: number }[],
): readonly number[] | undefined {
  return places.length < 2 ? undefined : victoryShares(ranksOf(places));
}
