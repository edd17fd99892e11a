import type { Seat } from "@tabletown/kernel";
import type { Action } from "./action.ts";
import { costOf, isFinished, isJoined } from "./city.ts";
import type { Context } from "./context.ts";
import { payOut } from "./payout.ts";
import { type Card, type CityObject, type Lot, NONE, type Ruleset, SHARES, type Street } from "./ruleset.ts";
import { announceEnd } from "./score.ts";
import { addLot, moveCard, removeLot, TABLE } from "./sets.ts";
import { isClosed, topOf } from "./shares.ts";
import type { State } from "./state.ts";
import { endTurn } from "./turn.ts";

type ActionOf<Type extends Action["type"]> = Extract<Action, { readonly type: Type }>;

/** What the game waits for is asked first: reading a field of a few kinds of actions is quicker than of all. */
export function apply(context: Context, seat: Seat, action: Action): void {
  if (context.state.step === "build") applyBuilding(context, seat, action as ActionOf<"build" | "sell">);
  else applyShare(context, seat, action as ActionOf<"take" | "buy" | "pass">);
}

function applyBuilding(context: Context, seat: Seat, action: ActionOf<"build" | "sell">): void {
  const { rules } = context;
  if (action.type === "build") build(context, seat, rules.lotOf.get(action.lot) as number);
  else sell(context, seat, cardOf(rules, rules.objectOf.get(action.object) as number, action.price));
}

function applyShare(context: Context, seat: Seat, action: ActionOf<"take" | "buy" | "pass">): void {
  const { rules, emit } = context;
  if (action.type === "take") {
    take(context, seat, rules.objectOf.get(action.object) as number);
    endTurn(context);
    return;
  }
  if (action.type === "buy") buy(context, seat, rules.objectOf.get(action.object) as number);
  else emit?.({ what: "passed", seat, cause: { rule: "6.1" } });
  leave(context);
}

function build(context: Context, seat: Seat, lot: number): void {
  const { rules, state, emit } = context;
  const { id, cost: printed, street } = rules.lots[lot] as Lot;
  const cost = costOf(rules, state, lot);
  removeLot(state.sets, seat, lot);
  addLot(state.sets, TABLE, lot); // SPEC 4.1
  state.site = lot;
  const { id: streetId } = rules.streets[street] as Street;
  emit?.({
    what: "built",
    seat,
    about: id,
    detail: { street: streetId, cost },
    cause: { rule: "4.1", component: id, seat },
  });
  const paid = pay(state, seat, -cost);
  const rule = cost > printed ? "4.3" : "4.2";
  emit?.({ what: "money", seat, by: -cost, now: paid, cause: { rule, component: id, seat } });
  state.step = "share";
  if (!isFinished(rules, state, street)) return;
  emit?.({ what: "finished", seat, about: streetId, cause: { rule: "5.1", component: id, seat } });
  const joined = isJoined(rules, state);
  if (joined) {
    emit?.({ what: "joined", seat, about: streetId, cause: { rule: "10.1", component: streetId } });
    const by = rules.table.bonus;
    const now = pay(state, seat, by);
    if (by > 0) emit?.({ what: "money", seat, by, now, cause: { rule: "10.2", component: id, seat } });
  }
  payOut(context, street);
  if (!joined) return;
  state.step = "over"; // SPEC 10.3
  if (emit !== undefined) announceEnd(rules, state, emit);
}

function sell({ rules, state, emit }: Context, seat: Seat, card: number): void {
  const { object, price, resale } = rules.cards[card] as Card;
  const { id } = rules.objects[object] as CityObject;
  moveCard(state.sets, seat, TABLE, card);
  state.returned = [card, ...state.returned]; // SPEC 8.3
  state.raised += resale;
  emit?.({ what: "sold", seat, about: id, detail: { price }, cause: { rule: "8.1" } });
  const now = pay(state, seat, resale);
  emit?.({ what: "money", seat, by: resale, now, cause: { rule: "8.2", component: id, seat } });
}

function cardOf(rules: Ruleset, object: number, price: number): number {
  let card = object * SHARES;
  while (rules.cards[card]?.price !== price) card++;
  return card;
}

/** SPEC 6.2 */
function take({ rules, state, emit }: Context, seat: Seat, object: number): void {
  moveCard(state.sets, TABLE, seat, topOf(rules, state, object));
  const component = (rules.lots[state.site] as Lot).id;
  const { id } = rules.objects[object] as CityObject;
  emit?.({ what: "taken", seat, about: id, cause: { rule: "6.2", component, seat } });
}

/** SPEC 6.1 */
function buy({ rules, state, emit }: Context, seat: Seat, object: number): void {
  const card = topOf(rules, state, object);
  const { price } = rules.cards[card] as Card;
  const { id } = rules.objects[object] as CityObject;
  moveCard(state.sets, TABLE, seat, card);
  if (state.returned.includes(card)) state.returned = state.returned.filter((other) => other !== card);
  emit?.({ what: "bought", seat, about: id, detail: { price }, cause: { rule: "6.1" } });
  const now = pay(state, seat, -price);
  emit?.({ what: "money", seat, by: -price, now, cause: { rule: "6.1", component: id, seat } });
}

/** Ends a turn in which no free share was taken: perhaps nobody ever can again. */
function leave(context: Context): void {
  const { rules, state, emit } = context;
  const object = state.site === NONE ? NONE : (rules.lots[state.site] as Lot).touches;
  state.site = NONE;
  if (emit !== undefined && object !== NONE && isClosed(rules, state, object)) {
    const { id } = rules.objects[object] as CityObject;
    emit({ what: "closed", about: id, cause: { rule: "6.5", component: id } });
  }
  endTurn(context);
}

/** Pays a seat, or lets it pay; returns what it has then. */
function pay(s: State, seat: Seat, by: number): number {
  const now = (s.money[seat] as number) + by;
  s.money[seat] = now;
  return now;
}
