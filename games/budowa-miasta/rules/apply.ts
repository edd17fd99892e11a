import type { Chance, Emit, Seat } from "@tabletown/kernel";
import type { Action } from "./action.ts";
import { costOf, isFinished, isJoined } from "./city.ts";
import { payOut } from "./payout.ts";
import { type Attraction, type Card, type Lot, NONE, type Ruleset, SHARES, type Street } from "./ruleset.ts";
import { announceEnd } from "./score.ts";
import { isClosed, topOf } from "./shares.ts";
import { BOARD, STACK, type State } from "./state.ts";
import { endTurn } from "./turn.ts";

export function apply(rules: Ruleset, s: State, seat: Seat, action: Action, chance: Chance, emit?: Emit): void {
  switch (action.do) {
    case "build":
      build(rules, s, seat, rules.lotOf.get(action.lot) as number, emit);
      break;
    case "sell":
      sell(rules, s, seat, rules.objectOf.get(action.object) as number, action.price, emit);
      break;
    case "take":
      take(rules, s, seat, rules.objectOf.get(action.object) as number, emit);
      endTurn(rules, s, chance, emit);
      break;
    case "buy":
      buy(rules, s, seat, rules.objectOf.get(action.object) as number, emit);
      leave(rules, s, chance, emit);
      break;
    case "pass":
      emit?.({ what: "passed", seat, cause: { rule: "6.1" } });
      leave(rules, s, chance, emit);
  }
}

function build(rules: Ruleset, s: State, seat: Seat, lot: number, emit?: Emit): void {
  const { id, cost: printed, street } = rules.lots[lot] as Lot;
  const cost = costOf(rules, s, lot);
  s.buildings[lot] = BOARD; // SPEC 4.1
  s.site = lot;
  const { id: streetId } = rules.streets[street] as Street;
  const rule = cost > printed ? "4.3" : "4.2";
  emit?.({
    what: "built",
    seat,
    of: id,
    detail: { street: streetId, cost },
    cause: { rule: "4.1", component: id, seat },
  });
  pay(s, seat, -cost, rule, id, emit);
  s.step = "share";
  if (!isFinished(rules, s, street)) return;
  emit?.({ what: "finished", seat, of: streetId, cause: { rule: "5.1", component: id, seat } });
  const joined = isJoined(rules, s);
  if (joined) {
    emit?.({ what: "joined", seat, of: streetId, cause: { rule: "10.1", component: streetId } });
    pay(s, seat, rules.table.bonus, "10.2", id, emit);
  }
  payOut(rules, s, street, emit);
  if (!joined) return;
  s.step = "over"; // SPEC 10.3
  if (emit !== undefined) announceEnd(rules, s, emit);
}

function sell(rules: Ruleset, s: State, seat: Seat, object: number, price: number, emit?: Emit): void {
  const card = cardAt(rules, object, price);
  const { id } = rules.objects[object] as Attraction;
  const { resale } = rules.cards[card] as Card;
  s.shares[card] = STACK;
  s.returned = [card, ...s.returned]; // SPEC 8.3
  s.raised += resale;
  emit?.({ what: "sold", seat, of: id, detail: { price }, cause: { rule: "8.1" } });
  pay(s, seat, resale, "8.2", id, emit);
}

function cardAt(rules: Ruleset, object: number, price: number): number {
  let card = object * SHARES;
  while (rules.cards[card]?.price !== price) card++;
  return card;
}

/** SPEC 6.2 */
function take(rules: Ruleset, s: State, seat: Seat, object: number, emit?: Emit): void {
  s.shares[topOf(rules, s, object)] = seat;
  const component = (rules.lots[s.site] as Lot).id;
  emit?.({
    what: "taken",
    seat,
    of: (rules.objects[object] as Attraction).id,
    cause: { rule: "6.2", component, seat },
  });
}

/** SPEC 6.1 */
function buy(rules: Ruleset, s: State, seat: Seat, object: number, emit?: Emit): void {
  const card = topOf(rules, s, object);
  const { price } = rules.cards[card] as Card;
  const { id } = rules.objects[object] as Attraction;
  s.shares[card] = seat;
  if (s.returned.includes(card)) s.returned = s.returned.filter((other) => other !== card);
  emit?.({ what: "bought", seat, of: id, detail: { price }, cause: { rule: "6.1" } });
  pay(s, seat, -price, "6.1", id, emit);
}

/** Ends a turn in which no free share was taken: perhaps nobody ever can again. */
function leave(rules: Ruleset, s: State, chance: Chance, emit?: Emit): void {
  const object = s.site === NONE ? NONE : (rules.lots[s.site] as Lot).touches;
  s.site = NONE;
  if (emit !== undefined && object !== NONE && isClosed(rules, s, object)) {
    const { id } = rules.objects[object] as Attraction;
    emit({ what: "closed", of: id, cause: { rule: "6.5", component: id } });
  }
  endTurn(rules, s, chance, emit);
}

function pay(s: State, seat: Seat, by: number, rule: string, component: string, emit?: Emit): void {
  const now = (s.money[seat] as number) + by;
  s.money[seat] = now;
  if (by !== 0) emit?.({ what: "money", seat, by, now, cause: { rule, component, seat } });
}
