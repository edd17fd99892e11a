import type { Chance } from "@tabletown/kernel";
import type { Deck } from "../data/table.ts";
import { cityWith, glimpseWith, readIds, taskWith } from "./ids.ts";
import { byNumber } from "./pile.ts";
import type { Ruleset } from "./ruleset.ts";
import type { Kind, Player, State } from "./state.ts";
import type { View } from "./view.ts";

/** A whole state that agrees with a view: hidden cards of each set are dealt anew to hands and deck. */
export function guess(rules: Ruleset, v: View, chance: Chance): State {
  const known = knownState(rules, v);
  const { A, B, C } = unseenBySet(rules, known);
  for (const cards of [A, B, C]) chance.shuffle(cards);
  for (const [seat, player] of known.players.entries()) {
    const { hidden } = v.players[seat] as View["players"][number];
    const dealt = [A.splice(A.length - hidden.A), B.splice(B.length - hidden.B), C.splice(C.length - hidden.C)];
    player.hand = [...player.hand, ...dealt.flat()].sort(byNumber);
  }
  known.deck = [...C, ...B, ...A, ...known.deck];
  known.land = unseenLand(rules, known, chance);
  return known;
}

/** What a viewer knows: hands and deck without their hidden cards, and no land face down. */
function knownState(rules: Ruleset, v: View): State {
  const kind = readIds(rules);
  return {
    seat: v.seat,
    agenda: v.agenda.map((task) => taskWith(task, kind)),
    deck: v.deck.top.map(kind),
    top: v.top.map(kind),
    bottom: v.bottom.map(kind),
    removed: v.removed.map(kind),
    market: v.market.map(kind),
    land: [],
    players: v.players.map((player): Player => {
      const { stacks, boroughs } = cityWith(player, kind);
      return {
        money: player.money,
        loans: player.loans,
        poverty: player.poverty,
        prestige: player.prestige,
        hand: player.hand.map(kind),
        shown: player.shown.map(kind),
        stacks,
        boroughs,
        foreseen: player.foreseen,
      };
    }),
    glimpses: v.glimpses.map((glimpse) => glimpseWith(glimpse, kind)),
    swapped: v.swapped.map(kind),
    boroughDone: v.boroughDone,
    handSpared: v.handSpared,
    deckMoved: v.deckMoved,
    idle: v.idle,
    endedBy: v.endedBy,
  };
}

/** The city cards whose place is not known, set by set. */
function unseenBySet(rules: Ruleset, { deck, top, bottom, removed, players }: State): Record<Deck, Kind[]> {
  const copies = rules.cardList.map(() => 0);
  const see = (card: Kind): void => {
    (copies[card] as number)++;
  };
  for (const pile of [deck, top, bottom, removed]) pile.forEach(see);
  for (const { hand, stacks } of players) {
    hand.forEach(see);
    for (const { card, under } of stacks) {
      see(card);
      under.forEach(see);
    }
  }
  const unseen = (cards: readonly Kind[]): Kind[] => cards.filter((card) => (copies[card] as number)-- <= 0);
  const { A, B, C } = rules.decks;
  return { A: unseen(A), B: unseen(B), C: unseen(C) };
}

function unseenLand(rules: Ruleset, { market, players }: State, chance: Chance): Kind[] {
  const open = new Set([...market, ...players.flatMap(({ boroughs }) => boroughs)]);
  const land = rules.boroughList.map(({ kind }) => kind).filter((kind) => !open.has(kind));
  chance.shuffle(land);
  return land;
}
