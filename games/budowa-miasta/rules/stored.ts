import { placesOfCards, placesOfLots } from "./sets.ts";
import type { State } from "./state.ts";

/** The state as records hash it: with the place of every share and every building instead of sets. */
export function stored(s: State): unknown {
  const { sets: _, ...rest } = s;
  return { ...rest, shares: placesOfCards(s), buildings: placesOfLots(s) };
}
