import type { Context } from "./context.ts";
import { addCopies, copiesAt, kindsAt, MARKET, sizeOf } from "./counts.ts";
import type { Card } from "./ruleset.ts";

/** SPEC 7.4: after a card was bought, the market shows ten different piles again as far as the deck goes. */
export function restock(context: Context, bought: Card): void {
  if (isStuck(context, bought)) removePile(context, bought);
  if (copiesAt(context.state.counts, MARKET, bought) === 0) fillMarket(context);
}

/** SPEC 7.3: cards are turned up one by one; one that lies there already joins its pile. */
export function fillMarket(context: Context): void {
  const { rules, state, emit } = context;
  const { deck } = state;
  let left = deck.length;
  let piles = sizeOf(kindsAt(state.counts, MARKET));
  while (piles < (rules.marketPiles as number) && left > 0) {
    const id = deck[--left] as string;
    const card = rules.card.get(id) as Card;
    addCopies(state.counts, MARKET, card, 1);
    const copies = copiesAt(state.counts, MARKET, card);
    emit?.({ what: "revealed", about: id, now: copies, cause: { rule: "7.4", component: id }, reveals: true });
    if (isStuck(context, card)) removePile(context, card);
    else if (copies === 1) piles++;
  }
  if (left < deck.length) state.deck = deck.slice(0, left);
}

/** SPEC 8.3: a purple card that every player owns can be bought by nobody. */
function isStuck({ rules, state }: Context, card: Card): boolean {
  if (!rules.stuckPilesLeave || !card.unique) return false;
  for (let seat = 0; seat < state.seats; seat++) if (copiesAt(state.counts, seat, card) === 0) return false;
  return true;
}

function removePile({ state, emit }: Context, card: Card): void {
  const copies = copiesAt(state.counts, MARKET, card);
  if (copies === 0) return;
  state.removed = [...state.removed, ...Array<string>(copies).fill(card.id)];
  addCopies(state.counts, MARKET, card, -copies);
  emit?.({ what: "removed", about: card.id, by: -copies, now: 0, cause: { rule: "8.3", component: card.id } });
}
