import type { Chance, Emit, Seat } from "@tabletown/kernel";
import type { Attraction, Card, Ruleset } from "./ruleset.ts";
import { isFree } from "./shares.ts";
import { BAG, BOX, STACK, type State } from "./state.ts";

/** Takes a seat out of the game and gives back all it has. */
export function goBankrupt(rules: Ruleset, s: State, seat: Seat, chance: Chance, emit?: Emit): void {
  s.bankrupt = s.bankrupt.with(seat, 1 + Math.max(...s.bankrupt));
  emit?.({ what: "bankrupt", seat, cause: { rule: "9.1" } });
  returnBuildings(s, seat, chance, emit);
  const money = s.money[seat] as number;
  s.money[seat] = 0; // SPEC 9.3
  if (money > 0) emit?.({ what: "money", seat, by: -money, now: 0, cause: { rule: "9.3" } });
  returnShares(rules, s, seat, emit);
}

/** SPEC 9.2 */
function returnBuildings(s: State, seat: Seat, chance: Chance, emit?: Emit): void {
  const before = s.bag.length;
  for (let lot = 0; lot < s.buildings.length; lot++) {
    if (s.buildings[lot] !== seat) continue;
    s.buildings[lot] = BAG;
    s.bag.push(lot);
  }
  chance.shuffle(s.bag);
  emit?.({ what: "refilled", seat, by: s.bag.length - before, now: s.bag.length, cause: { rule: "9.2" } });
}

function returnShares(rules: Ruleset, s: State, seat: Seat, emit?: Emit): void {
  for (let card = 0; card < s.shares.length; card++) {
    if (s.shares[card] !== seat) continue;
    const { object, price } = rules.cards[card] as Card;
    const { id } = rules.objects[object] as Attraction;
    if (isFree(rules, card)) {
      s.shares[card] = BOX; // SPEC 9.5
      emit?.({ what: "removed", seat, of: id, cause: { rule: "9.5" } });
      continue;
    }
    s.shares[card] = STACK; // SPEC 9.4
    s.returned = s.returned.filter((other) => (rules.cards[other] as Card).object !== object);
    emit?.({ what: "restored", seat, of: id, detail: { price }, cause: { rule: "9.4" } });
  }
}
