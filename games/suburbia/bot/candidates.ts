import type { Action } from "../rules/action.ts";
import { priceOf } from "../rules/market.ts";
import type { Ruleset } from "../rules/ruleset.ts";

/**
 * Lakes are alike and a tile removed is gone: of those, only what costs nothing or next to nothing. The Lone Architect
 * removes one every turn, and what he leaves is his next choice: he thinks of all.
 */
export function candidates(rules: Ruleset, actions: readonly Action[]): readonly Action[] {
  if (rules.removal !== "never" && actions[0]?.type === "discard") return actions;
  const dear = dearest(rules, actions);
  return actions.filter((a) => (a.type !== "lake" && a.type !== "discard") || priceOf(rules, a.space) <= dear);
}

/** The price of the second cheapest lake or removal on offer. */
function dearest(rules: Ruleset, actions: readonly Action[]): number {
  let cheapest = Number.POSITIVE_INFINITY;
  let second = Number.POSITIVE_INFINITY;
  for (const a of actions) {
    if (a.type !== "lake" && a.type !== "discard") continue;
    const price = priceOf(rules, a.space);
    if (price < cheapest) {
      second = cheapest;
      cheapest = price;
    } else if (price < second) second = price;
  }
  return Math.min(second, cheapest + 2);
}
