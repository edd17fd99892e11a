import type { Chance } from "@tabletown/kernel";
import type { SeatCount } from "../data/table.ts";
import { NONE, type Ruleset } from "./ruleset.ts";
import { BAG, type Place, STACK, type State } from "./state.ts";
import { beginTurn, drawn } from "./turn.ts";

export function setup(rules: Ruleset, seats: number, chance: Chance): State {
  const { startingMoney, hand } = rules.table;
  const s: State = {
    turn: 0,
    step: "build",
    short: false,
    raised: 0,
    site: NONE,
    money: new Array<number>(seats).fill(startingMoney[seats as SeatCount]), // SPEC 2.1
    bankrupt: new Array<number>(seats).fill(0),
    shares: rules.cards.map((): Place => STACK), // SPEC 2.3
    returned: [],
    buildings: rules.lots.map((): Place => BAG),
  };
  // SPEC 2.2
  for (let seat = 0; seat < seats; seat++) {
    for (let i = 0; i < hand; i++) s.buildings[drawn(s, chance)] = seat;
  }
  beginTurn(rules, s, 0); // SPEC 2.4
  return s;
}
