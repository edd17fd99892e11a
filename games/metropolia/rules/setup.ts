import type { Chance } from "@tabletown/kernel";
import { fillMarket } from "./market.ts";
import type { Ruleset } from "./ruleset.ts";
import { FEWEST_SEATS, MOST_SEATS } from "./seats.ts";
import type { Player, State } from "./state.ts";

/** SPEC 2. */
export function setup(rules: Ruleset, seats: number, chance: Chance): State {
  if (!Number.isInteger(seats) || seats < FEWEST_SEATS || seats > MOST_SEATS) {
    throw new RangeError(`Metropolia is for ${FEWEST_SEATS} to ${MOST_SEATS} players, not ${seats}`);
  }
  const open = rules.marketPiles === undefined;
  const state: State = {
    players: Array.from({ length: seats }, () => newPlayer(rules)),
    market: rules.cards.map(({ copies }) => (open ? copies : 0)),
    deck: [],
    removed: [],
    turn: 0,
    phase: { type: "roll" },
    dice: [],
    total: 0,
  };
  if (!open) {
    const deck = rules.cards.flatMap(({ id, copies }) => Array<string>(copies).fill(id));
    chance.shuffle(deck);
    state.deck = deck;
    fillMarket({ rules, state, chance, emit: undefined });
  }
  return state;
}

function newPlayer(rules: Ruleset): Player {
  return {
    coins: rules.startCoins,
    owned: rules.startOwned,
    built: rules.landmarks.map(() => false),
  };
}
