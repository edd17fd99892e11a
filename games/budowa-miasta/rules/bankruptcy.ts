import type { Seat } from "@tabletown/kernel";
import type { Context } from "./context.ts";
import { outOfHand } from "./hands.ts";
import type { Card, CityObject } from "./ruleset.ts";
import { isFree } from "./shares.ts";
import { BAG, BOX, STACK } from "./state.ts";

/** Takes a seat out of the game and gives back all it has. */
export function goBankrupt(context: Context, seat: Seat): void {
  const { state, emit } = context;
  state.bankrupt = state.bankrupt.with(seat, 1 + Math.max(...state.bankrupt));
  emit?.({ what: "bankrupt", seat, cause: { rule: "9.1" } });
  returnBuildings(context, seat);
  const money = state.money[seat] as number;
  state.money[seat] = 0; // SPEC 9.3
  if (money > 0) emit?.({ what: "money", seat, by: -money, now: 0, cause: { rule: "9.3" } });
  returnShares(context, seat);
}

/** SPEC 9.2 */
function returnBuildings({ state, chance, emit }: Context, seat: Seat): void {
  const { buildings } = state;
  const bag = state.bag.slice();
  for (let lot = 0; lot < buildings.length; lot++) {
    if (buildings[lot] !== seat) continue;
    outOfHand(state, lot, seat, BAG);
    bag.push(lot);
  }
  chance.shuffle(bag);
  const by = bag.length - state.bag.length;
  state.bag = bag;
  emit?.({ what: "refilled", seat, by, now: bag.length, cause: { rule: "9.2" } });
}

function returnShares({ rules, state, emit }: Context, seat: Seat): void {
  const { shares } = state;
  for (let card = 0; card < shares.length; card++) {
    if (shares[card] !== seat) continue;
    const { object, price } = rules.cards[card] as Card;
    const { id } = rules.objects[object] as CityObject;
    if (isFree(rules, card)) {
      shares[card] = BOX; // SPEC 9.5
      emit?.({ what: "removed", seat, about: id, cause: { rule: "9.5" } });
      continue;
    }
    shares[card] = STACK; // SPEC 9.4
    state.returned = state.returned.filter((other) => (rules.cards[other] as Card).object !== object);
    emit?.({ what: "restored", seat, about: id, detail: { price }, cause: { rule: "9.4" } });
  }
}
