import type { Seat } from "@tabletown/kernel";
import { type Counted, copiesAt, presentAt } from "./counts.ts";
import type { Card, LandmarkInPlay } from "./ruleset.ts";
import type { State } from "./state.ts";

export function has(s: State, seat: Seat, landmark: LandmarkInPlay | undefined): boolean {
  return landmark !== undefined && (presentAt(s.counts, seat) & landmark.bit) !== 0;
}

/** Copies that work: none while the landmark they need is not built (SPEC 7.9). */
export function working(s: State, seat: Seat, card: Card): number {
  return (presentAt(s.counts, seat) & card.neededBit) === card.neededBit ? copiesAt(s.counts, seat, card) : 0;
}

/** What the shopping mall adds to the amount on a card: SPEC 4.9. */
export function raise(s: State, seat: Seat, card: Card): number {
  return (presentAt(s.counts, seat) & card.raisedBy) === 0 ? 0 : card.raise;
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
