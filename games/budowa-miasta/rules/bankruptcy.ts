import type { Seat } from "@tabletown/kernel";
import type { Context } from "./context.ts";
import { type Card, type CityObject, SHARES } from "./ruleset.ts";
import { FREE, firstIn, hasLot, moveCard, removeCard, removeLot, sharesOf, TABLE } from "./sets.ts";

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
function returnBuildings({ rules, state, chance, emit }: Context, seat: Seat): void {
  const bag = state.bag.slice();
  for (let lot = 0; lot < rules.lots.length; lot++) {
    if (!hasLot(state.sets, seat, lot)) continue;
    removeLot(state.sets, seat, lot);
    bag.push(lot);
  }
  chance.shuffle(bag);
  const by = bag.length - state.bag.length;
  state.bag = bag;
  emit?.({ what: "refilled", seat, by, now: bag.length, cause: { rule: "9.2" } });
}

function returnShares({ rules, state, emit }: Context, seat: Seat): void {
  const { sets } = state;
  for (let object = 0; object < rules.objects.length; object++) {
    const { id } = rules.objects[object] as CityObject;
    for (let left = sharesOf(sets, seat, object); left !== 0; left &= left - 1) {
      const card = object * SHARES + firstIn(left);
      if ((left & FREE) !== 0) {
        removeCard(sets, seat, card); // SPEC 9.5
        emit?.({ what: "removed", seat, about: id, cause: { rule: "9.5" } });
        continue;
      }
      moveCard(sets, seat, TABLE, card); // SPEC 9.4
      state.returned = state.returned.filter((other) => (rules.cards[other] as Card).object !== object);
      const { price } = rules.cards[card] as Card;
      emit?.({ what: "restored", seat, about: id, detail: { price }, cause: { rule: "9.4" } });
    }
  }
}
