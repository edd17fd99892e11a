import { priceOf } from "../rules/market.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { Action } from "../rules/state.ts";

/** Lakes are alike and a tile removed is gone: of those, only what costs nothing or next to nothing. */
export function candidates(rules: Ruleset, actions: readonly Action[]): readonly Action[] {
  const dear = dearest(rules, actions);
  return actions.filter((a) => (a.do !== "lake" && a.do !== "discard") || priceOf(rules, a.space) <= dear);
}

/** The price of the second cheapest lake or removal on offer. */
function dearest(rules: Ruleset, actions: readonly Action[]): number {
  let cheapest = Number.POSITIVE_INFINITY;
  let second = Number.POSITIVE_INFINITY;
  for (const a of actions) {
    if (a.do !== "lake" && a.do !== "discard") continue;
    const price = priceOf(rules, a.space);
    if (price < cheapest) {
      second = cheapest;
      cheapest = price;
    } else if (price < second) second = price;
  }
  return Math.min(second, cheapest + 2);
}
