import type { Seat } from "@tabletown/kernel";
import { builtBy, type Counted, copiesAt } from "./counts.ts";
import type { Card, LandmarkInPlay, Ruleset } from "./ruleset.ts";
import type { State } from "./state.ts";

export function has(s: State, seat: Seat, landmark: LandmarkInPlay | undefined): boolean {
  return landmark !== undefined && (builtBy(s.counts, seat) & (1 << landmark.index)) !== 0;
}

/** Copies that work: none while the landmark they need is not built (SPEC 7.9). */
export function working(s: State, seat: Seat, card: Card): number {
  return card.needs === undefined || has(s, seat, card.needs) ? copiesAt(s.counts, seat, card) : 0;
}

/** What the shopping mall adds to the amount on a card: SPEC 4.9. */
export function raise(rules: Ruleset, s: State, seat: Seat, card: Card): number {
  return card.raise > 0 && has(s, seat, rules.mall) ? card.raise : 0;
}

/** How many cards the effect of `card` counts in a city; landmarks and the town hall never count (SPEC 4.10). */
export function count(s: State, seat: Seat, card: Card): number {
  const { counts } = card;
  let sum = 0;
  for (let i = 0; i < counts.length; i++) sum += copiesAt(s.counts, seat, counts[i] as Counted);
  return sum;
}

/** The seat `steps` places counter-clockwise from `seat`: SPEC 4.8. */
export function counterClockwise(seat: Seat, steps: number, seats: number): Seat {
  return seat < steps ? seat - steps + seats : seat - steps;
}
