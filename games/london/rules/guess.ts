import type { Chance } from "@tabletown/kernel";
import type { Deck } from "../data/table.ts";
import { cityWith, glimpseWith, readIds, taskWith } from "./ids.ts";
import { byNumber } from "./pile.ts";
import { cardOf, kindOf, type Ruleset } from "./ruleset.ts";
import type { Id, Kind, Player, State } from "./state.ts";
import type { View } from "./view.ts";

/** A whole state that agrees with a view: hidden cards of each set are dealt anew to hands and deck. */
export function guess(rules: Ruleset, v: View, chance: Chance): State {
  const kind = readIds(rules);
  const { A, B, C } = unseenBySet(rules, v);
  for (const cards of [A, B, C]) chance.shuffle(cards);
  const players = v.players.map((known): Player => {
    const { hidden } = known;
    const dealt = [A.splice(A.length - hidden.A), B.splice(B.length - hidden.B), C.splice(C.length - hidden.C)];
    const hand = [...known.hand.map(kind), ...dealt.flat()];
    hand.sort(byNumber);
    return {
      money: known.money,
      loans: known.loans,
      poverty: known.poverty,
      prestige: known.prestige,
      hand,
      shown: known.shown.map(kind),
      ...cityWith(known, kind),
      foreseen: known.foreseen,
    };
  });
  return {
    seat: v.seat,
    agenda: v.agenda.map((task) => taskWith(task, kind)),
    deck: [...C, ...B, ...A, ...v.deck.top.map(kind)],
    top: v.top.map(kind),
    bottom: v.bottom.map(kind),
    removed: v.removed.map(kind),
    market: v.market.map(kind),
    land: unseenLand(rules, v, chance),
    players,
    glimpses: v.glimpses.map((glimpse) => glimpseWith(glimpse, kind)),
    swapped: v.swapped.map(kind),
    boroughDone: v.boroughDone,
    handSpared: v.handSpared,
    deckMoved: v.deckMoved,
    idle: v.idle,
    endedBy: v.endedBy,
  };
}

/** The city cards whose place the viewer does not know, set by set. */
function unseenBySet(rules: Ruleset, v: View): Record<Deck, Kind[]> {
  const { A, B, C } = rules.decks;
  const unseen = { A: [...A], B: [...B], C: [...C] };
  const seen = (id: Id): void => {
    const kind = kindOf(rules, id);
    const cards = unseen[cardOf(rules, kind).deck];
    cards.splice(cards.indexOf(kind), 1);
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

function unseenLand(rules: Ruleset, v: View, chance: Chance): Kind[] {
  const open = new Set([...v.market, ...v.players.flatMap(({ boroughs }) => boroughs)]);
  const land = rules.boroughList.filter(({ id }) => !open.has(id)).map(({ kind }) => kind);
  chance.shuffle(land);
  return land;
}
