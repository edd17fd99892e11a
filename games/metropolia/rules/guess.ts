import type { Chance } from "@tabletown/kernel";
import type { Card, Ruleset } from "./ruleset.ts";
import type { State } from "./state.ts";
import type { View } from "./view.ts";

/** The cards that lie nowhere in sight are in the deck, in an order nobody knows. */
export function guess(rules: Ruleset, v: View, chance: Chance): State {
  const { players, market, removed, turn, phase, dice, total } = v;
  const s: State = {
    players: players.map(({ coins, owned, built }) => ({
      coins,
      owned: rules.cards.map(({ id }) => owned[id] ?? 0),
      built: rules.landmarks.map(({ id }) => built[id] === true),
    })),
    market: rules.cards.map(({ id }) => market.find((pile) => pile.card === id)?.left ?? 0),
    deck: [],
    removed,
    turn,
    phase,
    dice,
    total,
  };
  const deck = rules.cards.flatMap((card) => Array<string>(unseen(rules, s, card)).fill(card.id));
  chance.shuffle(deck);
  s.deck = deck;
  return s;
}

/** Copies that are neither in a city nor on show nor removed. */
function unseen(rules: Ruleset, s: State, { id, index, copies }: Card): number {
  let hidden = copies - (s.market[index] as number) - s.removed.filter((gone) => gone === id).length;
  // The cards players start with are not from the supply.
  for (const { owned } of s.players) hidden -= (owned[index] as number) - (rules.startOwned[index] as number);
  return hidden;
}
