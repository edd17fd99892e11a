import type { Chance } from "@tabletown/kernel";
import { addCoins, addCopies, MARKET, noCounts } from "./counts.ts";
import { fillMarket } from "./market.ts";
import type { Ruleset } from "./ruleset.ts";
import { FEWEST_SEATS, MOST_SEATS } from "./seats.ts";
import type { State } from "./state.ts";

/** SPEC 2. */
export function setup(rules: Ruleset, seats: number, chance: Chance): State {
  if (!Number.isInteger(seats) || seats < FEWEST_SEATS || seats > MOST_SEATS) {
    throw new RangeError(`Metropolia is for ${FEWEST_SEATS} to ${MOST_SEATS} players, not ${seats}`);
  }
  const open = rules.marketPiles === undefined;
  const state: State = {
    seats,
    counts: noCounts(rules.cards, seats),
    deck: [],
    removed: [],
    turn: 0,
    phase: { type: "roll" },
    dice: [],
    total: 0,
  };
  for (let seat = 0; seat < seats; seat++) {
    addCoins(state.counts, seat, rules.startCoins);
    for (const card of rules.cards) addCopies(state.counts, seat, card, card.atStart);
  }
  if (open) {
    for (const card of rules.cards) addCopies(state.counts, MARKET, card, card.copies);
  } else {
    const deck = rules.cards.flatMap(({ id, copies }) => Array<string>(copies).fill(id));
    chance.shuffle(deck);
    state.deck = deck;
    fillMarket({ rules, state, chance, emit: undefined });
  }
  return state;
}
