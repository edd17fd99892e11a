import type { Seat } from "@tabletown/kernel";
import type { Action } from "../rules/action.ts";
import { costOf, missingAfter } from "../rules/city.ts";
import type { Lot, Ruleset } from "../rules/ruleset.ts";
import { hasLot } from "../rules/sets.ts";
import type { State } from "../rules/state.ts";
import { payoutsOf, paysOthersFar } from "./payouts.ts";

/** What looks silly: acquiring nothing, building for others or at double cost. */
export function isAbsurd(rules: Ruleset, action: Action, s: State, seat: Seat): boolean {
  switch (action.type) {
    case "pass":
      return true;
    case "build": {
      const lot = rules.lotOf.get(action.lot) as number;
      return helpsOthers(rules, s, seat, lot) || isDearForNothing(rules, s, seat, lot);
    }
    default:
      return false;
  }
}

/** Whether a building finishes, or all but finishes, a street that pays somebody far more than who builds it. */
function helpsOthers(rules: Ruleset, s: State, seat: Seat, lot: number): boolean {
  return missingAfter(rules, s, lot) <= 1 && paysOthersFar(rules, s, seat, lot);
}

/** Whether a building costs double while another one does not, or half as much all the same, and brings nothing at once. */
function isDearForNothing(rules: Ruleset, s: State, seat: Seat, lot: number): boolean {
  const isDear = (other: number): boolean => costOf(rules, s, other) > (rules.lots[other] as Lot).cost;
  if (!isDear(lot) || (missingAfter(rules, s, lot) === 0 && (payoutsOf(rules, s, lot)[seat] as number) > 0))
    return false;
  const cost = costOf(rules, s, lot);
  const isCheaper = (other: number): boolean => !isDear(other) || 2 * costOf(rules, s, other) <= cost;
  return rules.lots.some((_, other) => hasLot(s.sets, seat, other) && isCheaper(other));
}
