import type { Emit } from "@tabletown/kernel";
import type { Card, Ruleset } from "./ruleset.ts";
import { changed, type State } from "./state.ts";

/** SPEC 7.4: after a card was bought, the market shows ten different piles again as far as the deck goes. */
export function restock(rules: Ruleset, s: State, bought: Card, emit?: Emit): void {
  if (rules.marketPiles === undefined) return;
  if (isStuck(rules, s, bought)) removePile(s, bought, emit);
  if (s.market[bought.index] === 0) fillMarket(rules, s, emit);
}

/** SPEC 7.3: cards are turned up one by one; one that lies there already joins its pile. */
export function fillMarket(rules: Ruleset, s: State, emit?: Emit): void {
  let piles = countPiles(s);
  while (piles < (rules.marketPiles as number)) {
    const id = s.deck.at(-1);
    if (id === undefined) return;
    s.deck = s.deck.slice(0, -1);
    const card = rules.card[id] as Card;
    s.market = changed(s.market, card.index, 1);
    const copies = s.market[card.index] as number;
    emit?.({ what: "revealed", of: id, now: copies, cause: { rule: "7.4", component: id }, reveals: true });
    if (isStuck(rules, s, card)) removePile(s, card, emit);
    else if (copies === 1) piles++;
  }
}

/** SPEC 8.3: a purple card that every player owns can be bought by nobody. */
function isStuck(rules: Ruleset, s: State, card: Card): boolean {
  return (
    rules.stuckPilesLeave &&
    card.colour === "purple" &&
    s.players.every((player) => (player.owned[card.index] as number) > 0)
  );
}

function removePile(s: State, card: Card, emit?: Emit): void {
  const copies = s.market[card.index] as number;
  if (copies === 0) return;
  s.removed = [...s.removed, ...Array<string>(copies).fill(card.id)];
  s.market = changed(s.market, card.index, -copies);
  emit?.({ what: "removed", of: card.id, by: -copies, now: 0, cause: { rule: "8.3", component: card.id } });
}

function countPiles(s: State): number {
  let piles = 0;
  for (const copies of s.market) if (copies > 0) piles++;
  return piles;
}
