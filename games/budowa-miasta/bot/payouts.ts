import type { Seat } from "@tabletown/kernel";
import type { CityObject, Lot, Ruleset, Street } from "../rules/ruleset.ts";
import { holding } from "../rules/shares.ts";
import { BOARD, type State } from "../rules/state.ts";

/** How many lots of its street stay empty when a lot is built on. */
export function missingAfter(rules: Ruleset, s: State, lot: number): number {
  const { lots } = streetOf(rules, lot);
  return lots.filter((other) => other !== lot && s.buildings[other] !== BOARD).length;
}

/** What the street of a lot pays each seat when it is finished. */
export function payoutsOf(rules: Ruleset, s: State, lot: number): number[] {
  const { ends } = streetOf(rules, lot);
  return s.money.map((_, seat) =>
    ends.reduce((sum, object) => {
      const { payouts } = rules.objects[object] as CityObject;
      return sum + (payouts[holding(s, seat, object)] as number);
    }, 0),
  );
}

/** So many times what it pays oneself. */
const FAR_MORE = 3;

/** Whether the street of a lot pays somebody far more than a seat. */
export function paysOthersFar(rules: Ruleset, s: State, seat: Seat, lot: number): boolean {
  const paid = payoutsOf(rules, s, lot);
  return paid.some((by) => by > FAR_MORE * (paid[seat] as number));
}

function streetOf(rules: Ruleset, lot: number): Street {
  return rules.streets[(rules.lots[lot] as Lot).street] as Street;
}
