import type { Seat } from "@tabletown/kernel";
import type { Ruleset } from "../rules/ruleset.ts";
import { povertyLoss } from "../rules/score.ts";
import type { View } from "../rules/view.ts";
import { handSize, playerIn } from "./context.ts";

/** What a seat's poverty would cost if the game ended now (SPEC 11.3, 11.8, 11.9). Everybody can count this. */
export function lossNow(rules: Ruleset, view: View, seat: Seat): number {
  const burdens = burdensOf(view);
  const own = burdens[seat] ?? 0;
  return povertyLoss(rules, own - Math.min(...burdens));
}

/** Everybody's poverty with the cards left in hand (SPEC 11.3). */
export function burdensOf({ players }: View): readonly number[] {
  return players.map((player) => player.poverty + handSize(player));
}

/** Poverty that the end of a run would bring (SPEC 8.7). */
export function runPoverty(view: View, seat: Seat): number {
  const player = playerIn({ view }, seat);
  return player.stacks.length + player.loans + (view.handSpared ? 0 : handSize(player));
}

/** Cards left in the deck. */
export function deckSize({ deck }: View): number {
  return deck.left.A + deck.left.B + deck.left.C;
}
