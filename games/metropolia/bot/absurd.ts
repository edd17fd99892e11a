import type { Seat } from "@tabletown/kernel";
import type { Action } from "../rules/action.ts";
import { coinsOf, copiesAt } from "../rules/counts.ts";
import type { Card, Ruleset } from "../rules/ruleset.ts";
import type { State } from "../rules/state.ts";

/** What looks silly: building nothing, a card that has nothing to earn by, charging somebody who cannot pay. */
export function isAbsurd(rules: Ruleset, action: Action, s: State, seat: Seat): boolean {
  switch (action.type) {
    case "pass":
      return true;
    case "build":
      return earnsNothing(rules.card.get(action.card) as Card, s, seat);
    case "charge":
      return paysLess(rules, action.seat, s, seat);
    default:
      return false;
  }
}

/** Of a factory without ranches, say. */
function earnsNothing({ effect, counts }: Card, { counts: owned }: State, seat: Seat): boolean {
  if (effect.type !== "bank-per-symbol" && effect.type !== "bank-per-card") return false;
  return counts.every((card) => copiesAt(owned, seat, card) === 0);
}

function paysLess(rules: Ruleset, charged: Seat, { seats, counts, phase }: State, seat: Seat): boolean {
  const due = phase.type === "charge" ? (rules.card.get(phase.by)?.amount ?? 0) : 0;
  const paid = (other: Seat): number => Math.min(due, coinsOf(counts, other));
  return Array.from({ length: seats }, (_, other) => other).some(
    (other) => other !== seat && paid(other) > paid(charged),
  );
}
