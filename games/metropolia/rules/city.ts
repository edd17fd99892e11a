import type { Seat } from "@tabletown/kernel";
import type { Card, LandmarkInPlay, Ruleset } from "./ruleset.ts";
import type { Player } from "./state.ts";

export function has(player: Player, landmark: LandmarkInPlay | undefined): boolean {
  return landmark !== undefined && player.built[landmark.index] === true;
}

/** Copies that work: none while the landmark they need is not built (SPEC 7.9). */
export function working(player: Player, card: Card): number {
  return card.needs === undefined || has(player, card.needs) ? (player.owned[card.index] as number) : 0;
}

/** What the shopping mall adds to the amount on a card: SPEC 4.9. */
export function raise(rules: Ruleset, player: Player, card: Card): number {
  return card.raise > 0 && has(player, rules.mall) ? card.raise : 0;
}

/** How many cards the effect of `card` counts in a city; landmarks and the town hall never count (SPEC 4.10). */
export function count(player: Player, card: Card): number {
  let copies = 0;
  for (const index of card.counts) copies += player.owned[index] as number;
  return copies;
}

/** The seat `steps` places counter-clockwise from `seat`: SPEC 4.8. */
export function counterClockwise(seat: Seat, steps: number, seats: number): Seat {
  return (seat + seats - steps) % seats;
}
