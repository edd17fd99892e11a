import type { Seat } from "@tabletown/kernel";
import { boroughOf, kindOf, type Ruleset } from "../rules/ruleset.ts";
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

/** Poverty that the end of a run would bring, with what the newest borough has yet to do (SPEC 8.6, 8.7). */
export function runPoverty(rules: Ruleset, view: View, seat: Seat): number {
  const player = playerIn({ view }, seat);
  const assigned = player.stacks.length + player.loans + (view.handSpared ? 0 : handSize(player));
  const newest = player.boroughs.at(-1);
  if (view.boroughDone || newest === undefined) return assigned;
  const after = boroughOf(rules, kindOf(rules, newest)).borough.runEffect.reduce((poverty, effect) => {
    if (effect.type === "gainPoverty") return poverty + effect.n;
    return effect.type === "removePoverty" ? Math.max(0, poverty - effect.n) : poverty;
  }, player.poverty);
  return assigned + after - player.poverty;
}

/** Cards left in the deck. */
export function deckSize({ deck }: View): number {
  return deck.left.A + deck.left.B + deck.left.C;
}
