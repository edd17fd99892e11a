import type { Seat } from "@tabletown/kernel";

/** What each seat got, as reviews count it, from who came where: those who are first share the victory. */
export function sharedVictory(
  seats: number,
  places: readonly { readonly seat: Seat; readonly rank: number }[],
): readonly number[] {
  const first = places.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  return Array.from({ length: seats }, (_, seat) => (first.includes(seat) ? 1 / first.length : 0));
}
