import type { Seat } from "@tabletown/kernel";
import type { Action } from "../rules/action.ts";
import { has } from "../rules/city.ts";
import { coinsOf, copiesAt, MARKET, moveCopy } from "../rules/counts.ts";
import type { Card, Ruleset } from "../rules/ruleset.ts";
import type { PhaseOf, State } from "../rules/state.ts";
import { otherIncome, type Prospect, prospects, rollerIncome, rollerShare } from "./economy.ts";
import type { Evaluation } from "./evaluate.ts";

/** What one die shows at most. */
const ONE_DIE = 6;
/** Of a last landmark's cost, the part in hand from which on people save. */
const SAVING = 0.5;
/** Of the dearest missing landmark's cost, the part in hand from which on people build landmarks. */
const PLENTY = 0.72;
/** So few landmarks are missing that whoever can pay for one builds it. */
const FEW = 2;
/** A roll that brings so many times the mean is kept by anybody. */
const LUCKY = 1.2;

/**
 * What anybody at the table would shake their head at: a card that cannot act, a landmark
 * before any card, one card more when there is a landmark to build or to save for, charging somebody who cannot pay, two dice when only small numbers earn, a good roll, or one that
 * wins, given away and a bad one kept, a total that the harbour makes worse, an idle swap.
 */
export function isPointless(rules: Ruleset, evaluation: Evaluation, action: Action, s: State, seat: Seat): boolean {
  switch (action.type) {
    case "build": {
      const card = rules.card.get(action.card) as Card;
      return earnsNothing(card, s, seat) || isIdle(rules, card, s, seat) || delaysTheEnd(rules, s, seat);
    }
    case "build-landmark":
      return comesFirst(rules, s, seat);
    case "charge":
      return paysLess(rules, action.seat, s, seat);
    case "roll":
      if (s.phase.type === "reroll" && (isLucky(rules, s, seat) || isWon(rules, s, seat))) return true;
      return action.dice > 1 && !has(s, seat, rules.park) && largeNumbers(rules, s, seat) <= 0;
    case "keep":
      return isBarren(rules, s, seat) && !isWon(rules, s, seat);
    case "add":
      return isWorseTotal(rules, s, seat, s.total + harborAmount(rules), s.total);
    case "leave":
      return isWorseTotal(rules, s, seat, s.total, s.total + harborAmount(rules));
    case "take":
      return !gains(rules, evaluation, s, seat, { taken: rules.card.get(action.card) as Card, from: action.from });
    case "give": {
      const { take, from } = s.phase as PhaseOf<"give">;
      const trade = { taken: rules.card.get(take) as Card, from };
      return !isForTheBetter(evaluation, s, seat, trade, rules.card.get(action.card) as Card);
    }
    case "decline":
      return tradesOf(rules, s, seat).some((trade) => gains(rules, evaluation, s, seat, trade));
    default:
      return false;
  }
}

/** Of a factory without ranches, say. */
function earnsNothing({ effect, counts }: Card, { counts: owned }: State, seat: Seat): boolean {
  if (effect.type !== "bank-per-symbol" && effect.type !== "bank-per-card") return false;
  return counts.every((card) => copiesAt(owned, seat, card) === 0);
}

/** Of a boat without a harbour, and of numbers that nobody whose roll matters can reach with one die. */
function isIdle({ station }: Ruleset, { needs, numbers, colour }: Card, s: State, seat: Seat): boolean {
  if (needs !== undefined && !has(s, seat, needs)) return true;
  if (numbers.some((total) => total <= ONE_DIE)) return false;
  for (let roller = 0; roller < s.seats; roller++) {
    if (roller === seat ? colour === "red" : colour !== "red" && colour !== "blue") continue;
    if (has(s, roller, station)) return false;
  }
  return true;
}

/** Whether a city has nothing but what it began with, and something on offer would earn it more. */
function comesFirst(rules: Ruleset, s: State, seat: Seat): boolean {
  const coins = coinsOf(s.counts, seat);
  return (
    rules.cards.every((card) => copiesAt(s.counts, seat, card) <= card.atStart) &&
    rules.cards.some(
      (card) =>
        copiesAt(s.counts, MARKET, card) > 0 &&
        card.cost <= coins &&
        !(earnsNothing(card, s, seat) || isIdle(rules, card, s, seat)),
    )
  );
}

/** Whether it is time for landmarks: few are missing or money is plenty, or the last one is nearly paid for. */
function delaysTheEnd({ landmarks }: Ruleset, s: State, seat: Seat): boolean {
  const coins = coinsOf(s.counts, seat);
  const missing = landmarks.filter((landmark) => !has(s, seat, landmark)).map(({ cost }) => cost);
  if (coins >= Math.min(...missing) && coins >= PLENTY * Math.max(...missing)) return true;
  if (missing.length === 1) return coins >= SAVING * (missing[0] as number);
  return missing.length <= FEW && coins >= Math.min(...missing);
}

function paysLess(rules: Ruleset, charged: Seat, { seats, counts, phase }: State, seat: Seat): boolean {
  const due = phase.type === "charge" ? (rules.card.get(phase.by)?.amount ?? 0) : 0;
  const paid = (other: Seat): number => Math.min(due, coinsOf(counts, other));
  return Array.from({ length: seats }, (_, other) => other).some(
    (other) => other !== seat && paid(other) > paid(charged),
  );
}

/** Whether a roll brings so much that rolling again can only be worse, by and large. */
function isLucky(rules: Ruleset, s: State, seat: Seat): boolean {
  const earned = rollerIncome(rules, s, seat, s.total);
  return earned > 0 && earned >= LUCKY * meanRoll(rules, s, seat);
}

/** Whether a roll brings nothing, not even another turn, where another one may. */
function isBarren(rules: Ruleset, s: State, seat: Seat): boolean {
  if (has(s, seat, rules.park) && s.dice.length > 1 && s.dice[0] === s.dice[1]) return false;
  return rollerIncome(rules, s, seat, s.total) <= 0 && meanRoll(rules, s, seat) > 0;
}

/** Whether the coins suffice for the last landmark if the roll is kept. */
function isWon(rules: Ruleset, s: State, seat: Seat): boolean {
  const missing = rules.landmarks.filter((landmark) => !has(s, seat, landmark));
  const [last] = missing;
  if (last === undefined || missing.length > 1) return false;
  return coinsOf(s.counts, seat) + Math.min(0, rollerIncome(rules, s, seat, s.total)) >= last.cost;
}

function harborAmount({ harbor }: Ruleset): number {
  return harbor?.effect.amount ?? 0;
}

/** Whether a total brings who rolls nothing where another one would, or nothing but more for others. */
function isWorseTotal(rules: Ruleset, s: State, seat: Seat, total: number, other: number): boolean {
  const own = rollerShare(rules, s, seat, total);
  const otherwise = rollerShare(rules, s, seat, other);
  if (own > 0 || own > otherwise) return false;
  return otherwise > 0 || (own === otherwise && othersEarn(rules, s, seat, total) > othersEarn(rules, s, seat, other));
}

/** What all others earn from the bank by a total of the player who rolls. */
function othersEarn(rules: Ruleset, s: State, roller: Seat, total: number): number {
  let sum = 0;
  for (let seat = 0; seat < s.seats; seat++) if (seat !== roller) sum += otherIncome(rules, s, seat, total);
  return sum;
}

/** What a roll brings on average, with as many dice as are best. */
function meanRoll(rules: Ruleset, s: State, seat: Seat): number {
  const { one, two } = prospects(rules, s)[seat] as Prospect;
  return has(s, seat, rules.station) ? Math.max(one, two) : one;
}

/** What the totals bring the player who rolls that take two dice. */
function largeNumbers(rules: Ruleset, s: State, seat: Seat): number {
  let sum = 0;
  for (let total = ONE_DIE + 1; total <= 2 * ONE_DIE; total++) sum += rollerShare(rules, s, seat, total, 0);
  return sum;
}

interface Trade {
  readonly taken: Card;
  readonly from: Seat;
}

/** Everything that may be taken in a swap. */
function tradesOf(rules: Ruleset, s: State, seat: Seat): Trade[] {
  const { by } = s.phase as PhaseOf<"swap">;
  return swappable(rules, by).flatMap((taken) =>
    Array.from({ length: s.seats }, (_, from) => ({ taken, from })).filter(
      ({ from }) => from !== seat && copiesAt(s.counts, from, taken) > 0,
    ),
  );
}

function swappable(rules: Ruleset, by: string): Card[] {
  const effect = rules.card.get(by)?.effect;
  return rules.cards.filter(({ symbol }) => effect?.type === "swap" && symbol !== effect.except);
}

/** Whether there is something to give for it that makes the swap worth while. */
function gains(rules: Ruleset, evaluation: Evaluation, s: State, seat: Seat, trade: Trade): boolean {
  if (isIdle(rules, trade.taken, s, seat)) return false;
  return swappable(rules, (s.phase as PhaseOf<"swap">).by).some(
    (given) => copiesAt(s.counts, seat, given) > 0 && isForTheBetter(evaluation, s, seat, trade, given),
  );
}

/** Whether a seat stands better after a swap than without it. */
function isForTheBetter(evaluation: Evaluation, s: State, seat: Seat, { taken, from }: Trade, given: Card): boolean {
  if (given === taken) return false;
  const counts = s.counts.slice();
  moveCopy(counts, seat, from, given);
  moveCopy(counts, from, seat, taken);
  const worth = (state: State): number => evaluation.of(state)[seat] as number;
  return worth({ ...s, counts }) > worth(s);
}
