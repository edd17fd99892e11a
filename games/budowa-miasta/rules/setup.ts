import type { Chance } from "@tabletown/kernel";
import type { SeatCount } from "../data/table.ts";
import { intoHand } from "./hands.ts";
import { NONE, type Ruleset } from "./ruleset.ts";
import { BAG, STACK, type State, type Whereabouts } from "./state.ts";
import { beginTurn } from "./turn.ts";

export function setup(rules: Ruleset, seats: number, chance: Chance): State {
  const { startingMoney, hand } = rules.table;
  const money = startingMoney[seats as SeatCount];
  if (money === undefined) throw new RangeError(`nobody plays this with ${seats} seats`);
  const bag = rules.lots.map((_, lot) => lot);
  chance.shuffle(bag); // SPEC 2.2
  const state: State = {
    turn: 0,
    step: "build",
    short: false,
    raised: 0,
    site: NONE,
    money: new Array<number>(seats).fill(money), // SPEC 2.1
    bankrupt: new Array<number>(seats).fill(0),
    shares: rules.cards.map((): Whereabouts => STACK), // SPEC 2.3
    returned: [],
    buildings: rules.lots.map((): Whereabouts => BAG),
    sets: new Array<number>(2 * seats + 2).fill(0),
    bag,
  };
  for (let seat = 0; seat < seats; seat++) {
    for (let i = 0; i < hand; i++) intoHand(state, bag.pop() as number, seat); // SPEC 2.2
  }
  beginTurn({ rules, state, chance, emit: undefined }, 0); // SPEC 2.4
  return state;
}
