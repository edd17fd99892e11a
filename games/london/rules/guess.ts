import type { Chance } from "@tabletown/kernel";
import type { Deck } from "../data/table.ts";
import { copyTask } from "./copy.ts";
import { cardOf, type Ruleset } from "./ruleset.ts";
import type { Id, Player, State } from "./state.ts";
import type { View } from "./view.ts";

/** A whole state that agrees with a view: hidden cards of each set are dealt anew to hands and deck. */
export function guess(rules: Ruleset, v: View, chance: Chance): State {
  const { A, B, C } = unseenBySet(rules, v);
  for (const cards of [A, B, C]) chance.shuffle(cards);
  const players = v.players.map((known): Player => {
    const { hidden } = known;
    const dealt = [A.splice(A.length - hidden.A), B.splice(B.length - hidden.B), C.splice(C.length - hidden.C)];
    const hand = [...known.hand, ...dealt.flat()];
    hand.sort();
    return {
      money: known.money,
      loans: known.loans,
      poverty: known.poverty,
      prestige: known.prestige,
      hand,
      shown: known.shown,
      stacks: known.stacks,
      boroughs: known.boroughs,
      foreseen: known.foreseen,
    };
  });
  return {
    seat: v.seat,
    agenda: v.agenda.map(copyTask),
    deck: [...C, ...B, ...A, ...v.deck.top],
    top: v.top,
    bottom: v.bottom,
    removed: v.removed,
    market: v.market,
    land: unseenLand(rules, v, chance),
    players,
    glimpses: v.glimpses,
    swapped: v.swapped,
    boroughDone: v.boroughDone,
    handSpared: v.handSpared,
    deckMoved: v.deckMoved,
    idle: v.idle,
    endedBy: v.endedBy,
  };
}

/** The city cards whose place the viewer does not know, set by set. */
function unseenBySet(rules: Ruleset, v: View): Record<Deck, Id[]> {
  const { A, B, C } = rules.decks;
  const unseen = { A: [...A], B: [...B], C: [...C] };
  const seen = (id: Id): void => {
    const cards = unseen[cardOf(rules, id).deck];
    cards.splice(cards.indexOf(id), 1);
  };
  for (const pile of [v.deck.top, v.top, v.bottom, v.removed]) pile.forEach(seen);
  for (const { hand, stacks } of v.players) {
    hand.forEach(seen);
    for (const { card, under } of stacks) {
      seen(card);
      under.forEach(seen);
    }
  }
  return unseen;
}

function unseenLand(rules: Ruleset, v: View, chance: Chance): Id[] {
  const open = new Set([...v.market, ...v.players.flatMap(({ boroughs }) => boroughs)]);
  const land = rules.table.boroughs.map(({ id }) => id).filter((id) => !open.has(id));
  chance.shuffle(land);
  return land;
}
