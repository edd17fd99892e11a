import type { Seat } from "@tabletown/kernel";
import type { Action } from "../rules/action.ts";
import { canPayForOne, costOf, endsGame, isFinished, missingAfter } from "../rules/city.ts";
import { type Card, type CityObject, type Lot, NONE, type Ruleset } from "../rules/ruleset.ts";
import { countLots, hasLot } from "../rules/sets.ts";
import { isFree, topOf } from "../rules/shares.ts";
import type { State } from "../rules/state.ts";
import { payoutsOf, paysOthersFar, raiseOf } from "./payouts.ts";

/** What nobody would save for a share. */
const SLIGHT = 1;

/**
 * What anybody at the table would shake their head at: leaving a free share, buying one to sell it again in the next turn
 * or that can never bring its price, selling one without need, finishing a street for others, paying double instead of
 * being paid, or the last money, ending a game that somebody else then wins.
 */
export function isPointless(rules: Ruleset, action: Action, s: State, seat: Seat): boolean {
  switch (action.type) {
    case "buy": {
      const object = rules.objectOf.get(action.object) as number;
      return (
        hasFreeShare(rules, s, s.site) || cannotAfford(rules, s, seat, object) || cannotEarn(rules, s, seat, object)
      );
    }
    case "sell":
      return canPayForOne(rules, s, seat, s.money[seat] as number) && !isShortOfPayout(rules, s, seat);
    case "build": {
      const lot = rules.lotOf.get(action.lot) as number;
      if (endsGame(rules, s, lot)) return !winsWith(rules, s, seat, lot);
      if (leavesFreeShare(rules, s, seat, lot) || isDearerThanPay(rules, s, seat, lot)) return true;
      if (takesLastMoney(rules, s, seat, lot) && !isPaid(rules, s, seat, lot) && hasPayout(rules, s, seat)) return true;
      return missingAfter(rules, s, lot) === 0 && paysOthersFar(rules, s, seat, lot);
    }
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
  return countLots(s, seat) > 0 && !canPayForOne(rules, s, seat, (s.money[seat] as number) - price);
}

/** Whether a share costs as much as all unfinished streets of its object can still bring by it, or more. */
function cannotEarn(rules: Ruleset, s: State, seat: Seat, object: number): boolean {
  const { price } = rules.cards[topOf(rules, s, object)] as Card;
  const { streets } = rules.objects[object] as CityObject;
  return price >= raiseOf(rules, s, seat, object) * streets.filter((street) => !isFinished(rules, s, street)).length;
}

/** Whether a building that would pay at once is too dear for now. */
function isShortOfPayout(rules: Ruleset, s: State, seat: Seat): boolean {
  const money = s.money[seat] as number;
  return rules.lots.some(
    (_, lot) => hasLot(s.sets, seat, lot) && costOf(rules, s, lot) > money && isPaid(rules, s, seat, lot),
  );
}

/** Whether a building finishes a street that pays who builds it. */
function isPaid(rules: Ruleset, s: State, seat: Seat, lot: number): boolean {
  return missingAfter(rules, s, lot) === 0 && (payoutsOf(rules, s, lot)[seat] as number) > 0;
}

/** Whether nobody has more than a seat once it has ended the game. */
function winsWith(rules: Ruleset, s: State, seat: Seat, lot: number): boolean {
  const paid = payoutsOf(rules, s, lot);
  const last = s.money.map((money, other) => (s.bankrupt[other] === 0 ? money + (paid[other] as number) : 0));
  const own = (last[seat] as number) - costOf(rules, s, lot) + rules.table.bonus;
  return last.every((money, other) => other === seat || money <= own);
}

/** Whether a building costs double and brings nothing at once while a cheaper one finishes a street that pays. */
function isDearerThanPay(rules: Ruleset, s: State, seat: Seat, lot: number): boolean {
  const cost = costOf(rules, s, lot);
  if (cost === (rules.lots[lot] as Lot).cost || isPaid(rules, s, seat, lot)) return false;
  return hasPayout(rules, s, seat, cost - 1);
}

/** Whether a seat can finish a street that pays it, not others far more, for so much at most; what ends the game is another question. */
function hasPayout(rules: Ruleset, s: State, seat: Seat, most: number = s.money[seat] as number): boolean {
  return rules.lots.some(
    (_, lot) =>
      hasLot(s.sets, seat, lot) &&
      costOf(rules, s, lot) <= most &&
      isPaid(rules, s, seat, lot) &&
      !paysOthersFar(rules, s, seat, lot) &&
      !endsGame(rules, s, lot),
  );
}

/** Whether a building leaves its owner no money for any of the others. */
function takesLastMoney(rules: Ruleset, s: State, seat: Seat, lot: number): boolean {
  const left = (s.money[seat] as number) - costOf(rules, s, lot);
  const others = rules.lots.flatMap((_, other) => (other !== lot && hasLot(s.sets, seat, other) ? [other] : []));
  return others.length > 0 && others.every((other) => costOf(rules, s, other) > left);
}

/** Whether a building brings nothing at once while another one, hardly dearer, brings a free share. */
function leavesFreeShare(rules: Ruleset, s: State, seat: Seat, lot: number): boolean {
  if (hasFreeShare(rules, s, lot) || isPaid(rules, s, seat, lot)) return false;
  const cost = costOf(rules, s, lot);
  return rules.lots.some(
    (_, other) =>
      hasLot(s.sets, seat, other) && costOf(rules, s, other) <= cost + SLIGHT && hasFreeShare(rules, s, other),
  );
}
