import type { Seat } from "@tabletown/kernel";
import type { Action } from "../rules/action.ts";
import { canPayForOne, costOf, isExhausted } from "../rules/city.ts";
import { type Card, NONE, type Ruleset } from "../rules/ruleset.ts";
import { isFree, topOf } from "../rules/shares.ts";
import { countOf, type State } from "../rules/state.ts";
import { missingAfter, payoutsOf } from "./payouts.ts";

/** What nobody would save for a share. */
const SLIGHT = 1;

/** What anybody at the table would shake their head at: leaving a free share, buying one to sell it again in the next turn. */
export function isPointless(rules: Ruleset, action: Action, s: State, seat: Seat): boolean {
  switch (action.type) {
    case "buy": {
      const object = rules.objectOf.get(action.object) as number;
      return hasFreeShare(rules, s, s.site) || isExhausted(rules, s, object) || cannotAfford(rules, s, seat, object);
    }
    case "build":
      return leavesFreeShare(rules, s, seat, rules.lotOf.get(action.lot) as number);
    default:
      return false;
  }
}

/** Whether a share lies there for whoever builds on a lot. */
function hasFreeShare(rules: Ruleset, s: State, lot: number): boolean {
  const touches = rules.lots[lot]?.touches ?? NONE;
  return touches !== NONE && isFree(rules, topOf(rules, s, touches));
}

/** Whether nothing would be left to build with in the next turn, so that shares would have to be sold at half their price. */
function cannotAfford(rules: Ruleset, s: State, seat: Seat, object: number): boolean {
  const { price } = rules.cards[topOf(rules, s, object)] as Card;
  return countOf(s, seat) > 0 && !canPayForOne(rules, s, seat, (s.money[seat] as number) - price);
}

/** Whether a building brings nothing at once while another one, hardly dearer, brings a free share. */
function leavesFreeShare(rules: Ruleset, s: State, seat: Seat, lot: number): boolean {
  if (hasFreeShare(rules, s, lot)) return false;
  if (missingAfter(rules, s, lot) === 0 && (payoutsOf(rules, s, lot)[seat] as number) > 0) return false;
  const cost = costOf(rules, s, lot);
  return rules.lots.some(
    (_, other) =>
      s.buildings[other] === seat && costOf(rules, s, other) <= cost + SLIGHT && hasFreeShare(rules, s, other),
  );
}
