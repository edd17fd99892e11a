import type { Chance } from "@tabletown/kernel";
import type { SeatCount } from "../data/table.ts";
import { NONE, type Ruleset } from "./ruleset.ts";
import { addLot, setsIn } from "./sets.ts";
import { BAG, STACK, type State } from "./state.ts";
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
    returned: [],
    sets: setsIn(
      rules.lots.map(() => BAG),
      rules.cards.map(() => STACK), // SPEC 2.3
      seats,
    ),
    bag,
  };
  for (let seat = 0; seat < seats; seat++) {
    for (let i = 0; i < hand; i++) addLot(state.sets, seat, bag.pop() as number); // SPEC 2.2
  }
  beginTurn({ rules, state, chance, emit: undefined }, 0); // SPEC 2.4
  return state;
}
