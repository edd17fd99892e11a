import type { Context } from "./context.ts";
import { changed } from "./counts.ts";
import type { Card } from "./ruleset.ts";
import type { State } from "./state.ts";

/** SPEC 7.4: after a card was bought, the market shows ten different piles again as far as the deck goes. */
export function restock(context: Context, bought: Card): void {
  if (context.rules.marketPiles === undefined) return;
  if (isStuck(context, bought)) removePile(context, bought);
  if (context.state.market[bought.index] === 0) fillMarket(context);
}

/** SPEC 7.3: cards are turned up one by one; one that lies there already joins its pile. */
export function fillMarket(context: Context): void {
  const { rules, state, emit } = context;
  let piles = countPiles(state);
  while (piles < (rules.marketPiles as number)) {
    const id = state.deck.at(-1);
    if (id === undefined) return;
    state.deck = state.deck.slice(0, -1);
    const card = rules.card[id] as Card;
    state.market = changed(state.market, card.index, 1);
    const copies = state.market[card.index] as number;
    emit?.({ what: "revealed", about: id, now: copies, cause: { rule: "7.4", component: id }, reveals: true });
    if (isStuck(context, card)) removePile(context, card);
    else if (copies === 1) piles++;
  }
}

/** SPEC 8.3: a purple card that every player owns can be bought by nobody. */
function isStuck({ rules, state }: Context, card: Card): boolean {
  return (
    rules.stuckPilesLeave && card.unique && state.players.every((player) => (player.owned[card.index] as number) > 0)
  );
}

function removePile({ state, emit }: Context, card: Card): void {
  const copies = state.market[card.index] as number;
  if (copies === 0) return;
  state.removed = [...state.removed, ...Array<string>(copies).fill(card.id)];
  state.market = changed(state.market, card.index, -copies);
  emit?.({ what: "removed", about: card.id, by: -copies, now: 0, cause: { rule: "8.3", component: card.id } });
}

function countPiles(s: State): number {
  let piles = 0;
  for (const copies of s.market) if (copies > 0) piles++;
  return piles;
}
