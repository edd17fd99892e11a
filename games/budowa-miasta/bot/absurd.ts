import type { Seat } from "@tabletown/kernel";
import type { Action } from "../rules/action.ts";
import { actions } from "../rules/actions.ts";
import { costOf } from "../rules/city.ts";
import type { CityObject, Lot, Ruleset, Street } from "../rules/ruleset.ts";
import { holding, isFree, topOf } from "../rules/shares.ts";
import { BOARD, type State } from "../rules/state.ts";

/** What looks silly: acquiring nothing, paying where something is free, building for others alone. */
export function isAbsurd(rules: Ruleset, action: Action, s: State, seat: Seat): boolean {
  switch (action.type) {
    case "pass":
      return true;
    case "buy":
      return actions(rules, s, seat).some(({ type }) => type === "take");
    case "build": {
      const lot = rules.lotOf.get(action.lot) as number;
      return paysOthersAlone(rules, s, seat, lot) || isDearForNothing(rules, s, seat, lot);
    }
    default:
      return false;
  }
}

/** Whether a building finishes a street that pays somebody, and not who builds it. */
function paysOthersAlone(rules: Ruleset, s: State, seat: Seat, lot: number): boolean {
  const { ends, lots } = rules.streets[(rules.lots[lot] as Lot).street] as Street;
  if (lots.some((other) => other !== lot && s.buildings[other] !== BOARD)) return false;
  const paid = s.money.map((_, each) =>
    ends.reduce((sum, object) => {
      const { payouts } = rules.objects[object] as CityObject;
      return sum + (payouts[holding(s, each, object)] as number);
    }, 0),
  );
  return paid[seat] === 0 && paid.some((by) => by > 0);
}

/** Whether a building costs double while another one brings a free share for less. */
function isDearForNothing(rules: Ruleset, s: State, seat: Seat, lot: number): boolean {
  const cost = costOf(rules, s, lot);
  if (cost === (rules.lots[lot] as Lot).cost) return false;
  return rules.lots.some(
    ({ touches }, other) =>
      s.buildings[other] === seat && costOf(rules, s, other) < cost && isFree(rules, topOf(rules, s, touches)),
  );
}
