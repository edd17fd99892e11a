import type { Seat } from "@tabletown/kernel";

/**
 * What each seat got, as reviews count it, from who came where: those who are first share the victory. Undefined where
 * that says nothing: nobody is first where a match was closed, and alone the points count.
 */
export function sharedVictory(
  seats: number,
  places: readonly { readonly seat: Seat; readonly rank: number }[],
): readonly number[] | undefined {
  const first = places.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  if (first.length === 0 || seats === 1) return undefined;
  return Array.from({ length: seats }, (_, seat) => (first.includes(seat) ? 1 / first.length : 0));
}
