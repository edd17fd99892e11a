import type { Chance } from "@tabletown/kernel";
import { addCoins, addCopies, addLandmark, type Counts, copiesAt, MARKET, noCounts } from "./counts.ts";
import type { Card, Ruleset } from "./ruleset.ts";
import type { State } from "./state.ts";
import type { Pile, PlayerView, View } from "./view.ts";

/** The cards that lie nowhere in sight are in the deck, in an order nobody knows. */
export function guess(rules: Ruleset, v: View, chance: Chance): State {
  const { players, market, removed, turn, phase, dice, total } = v;
  const s: State = {
    seats: players.length,
    counts: countsIn(rules, players, market),
    deck: [],
    removed,
    turn,
    phase,
    dice,
    total,
  };
  const deck = rules.cards.flatMap((card) => Array<string>(unseen(s, card)).fill(card.id));
  chance.shuffle(deck);
  s.deck = deck;
  return s;
}

function countsIn(rules: Ruleset, players: readonly PlayerView[], market: readonly Pile[]): Counts {
  const counts = noCounts(rules.cards, players.length);
  for (let seat = 0; seat < players.length; seat++) {
    const { coins, owned, built } = players[seat] as PlayerView;
    addCoins(counts, seat, coins);
    for (const card of rules.cards) addCopies(counts, seat, card, owned[card.id] ?? 0);
    for (const { id, index } of rules.landmarks) if (built[id] === true) addLandmark(counts, seat, index);
  }
  for (const { card, left } of market) addCopies(counts, MARKET, rules.card.get(card) as Card, left);
  return counts;
}

/** Copies that are neither in a city nor on show nor removed. */
function unseen(s: State, card: Card): number {
  const removed = s.removed.filter((gone) => gone === card.id).length;
  let hidden = card.copies - copiesAt(s.counts, MARKET, card) - removed;
  // The cards players start with are not from the supply.
  for (let seat = 0; seat < s.seats; seat++) hidden -= copiesAt(s.counts, seat, card) - card.atStart;
  return hidden;
}
