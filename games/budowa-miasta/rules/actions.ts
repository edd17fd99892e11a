import type { Seat } from "@tabletown/kernel";
import type { Action } from "./action.ts";
import { costOf } from "./city.ts";
import { type Card, type Lot, NONE, PASS, type Ruleset, SHARES } from "./ruleset.ts";
import { FREE, firstIn, firstLot, lotsOf, sharesOf, TABLE } from "./sets.ts";
import { maySell, topOf } from "./shares.ts";
import type { State } from "./state.ts";

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4], [5]];

export function toAct(s: State): readonly Seat[] {
  return s.step === "over" ? NOBODY : (ALONE[s.turn] as readonly Seat[]);
}

/** Everything a seat may do: in the order of the component table, giving up last. */
export function actions(rules: Ruleset, s: State, seat: Seat): readonly Action[] {
  if (seat !== s.turn || s.step === "over") return [];
  return s.step === "build" ? building(rules, s, seat) : acquiring(rules, s, seat);
}

/** Buildings that can be paid for and, for who is short, shares to sell. */
function building(rules: Ruleset, s: State, seat: Seat): Action[] {
  const found: Action[] = [];
  const money = s.money[seat] as number;
  for (let half = 0; half < 2; half++) {
    for (let bits = lotsOf(s.sets, seat, half); bits !== 0; bits &= bits - 1) {
      const lot = firstLot(bits, half);
      if (costOf(rules, s, lot) <= money) found.push(rules.build[lot] as Action); // SPEC 4.1
    }
  }
  if (!s.short) return found; // SPEC 8.6
  for (let object = 0; object < rules.objects.length; object++) {
    if (!maySell(rules, s, seat, object)) continue;
    for (let left = sharesOf(s.sets, seat, object) & ~FREE; left !== 0; left &= left - 1) {
      found.push(rules.sell[object * SHARES + firstIn(left)] as Action); // SPEC 8.1
    }
  }
  return found;
}

/** The free share beside the new building, every top share that can be paid for, and nothing at all. */
function acquiring(rules: Ruleset, s: State, seat: Seat): Action[] {
  const found: Action[] = [];
  const money = s.money[seat] as number;
  const beside = s.site === NONE ? NONE : (rules.lots[s.site] as Lot).touches;
  for (let object = 0; object < rules.objects.length; object++) {
    const stack = sharesOf(s.sets, TABLE, object);
    if (stack === 0) continue;
    // A stack whose free share is there has never been opened.
    if ((stack & FREE) !== 0) {
      if (object === beside) found.push(rules.take[object] as Action); // SPEC 6.2
      continue;
    }
    if ((rules.cards[topOf(rules, s, object)] as Card).price <= money) found.push(rules.buy[object] as Action); // SPEC 6.1
  }
  found.push(PASS);
  return found;
}
