import type { Seat } from "@tabletown/kernel";
import { count, has, raise, working } from "../rules/city.ts";
import type { Card, Ruleset } from "../rules/ruleset.ts";
import type { State } from "../rules/state.ts";
import { mean, ONE_DIE, TWO_DICE } from "./dice.ts";

/** Of what a purple card may demand, and a restaurant, the share that is usually there to be paid. */
const PAYS = 0.6;
const DINER_PAYS = 0.7;
/** Coins that a swap is worth. */
const SWAP = 2;
/** Coins that a tax office usually finds at each other player. */
const TAX = 2.5;

/** What a player can expect to earn from one own turn to the next. */
export interface Prospect {
  /** In the own turn, with one die and with two. */
  readonly one: number;
  readonly two: number;
  /** What rolling again adds to each, for the owner of a radio tower. */
  readonly again: readonly [one: number, two: number];
  /** In the other players' turns. */
  others: number;
}

/** The prospects of every seat; `felt` is how much of what others take from it counts. */
export function prospects(rules: Ruleset, s: State, felt = 1): Prospect[] {
  const found: Prospect[] = [];
  for (let turn = 0; turn < s.seats; turn++) found.push(ownTurn(rules, s, turn, felt));
  for (let turn = 0; turn < found.length; turn++) {
    const { one, two } = found[turn] as Prospect;
    const luck = has(s, turn, rules.station) && two > one ? TWO_DICE : ONE_DIE;
    for (let seat = 0; seat < found.length; seat++) {
      if (seat === turn) continue;
      let share = 0;
      for (let total = 1; total <= 12; total++) {
        const likely = luck[total] as number;
        if (likely === 0) continue;
        share += likely * (otherIncome(rules, s, seat, total) - felt * otherDue(rules, s, turn, seat, total));
      }
      (found[seat] as Prospect).others += share;
    }
  }
  return found;
}

function ownTurn(rules: Ruleset, s: State, turn: number, felt: number): Prospect {
  const totals: number[] = [0];
  for (let total = 1; total <= 12; total++) totals.push(rollerIncome(rules, s, turn, total, felt));
  const one = mean(ONE_DIE, totals);
  const two = mean(TWO_DICE, totals);
  if (!has(s, turn, rules.tower)) return { one, two, again: [0, 0], others: 0 };
  // Whatever falls short of the mean is rolled again.
  const better = (least: number): number[] => totals.map((earned) => Math.max(earned, least));
  return { one, two, again: [mean(ONE_DIE, better(one)) - one, mean(TWO_DICE, better(two)) - two], others: 0 };
}

/** A green card that earns by what else its owner has, with the odds of its numbers. */
export interface Factory {
  readonly card: Card;
  readonly amount: number;
  readonly one: number;
  readonly two: number;
}

export function factoriesOf(rules: Ruleset): Factory[] {
  return rules.cards.flatMap((card) => {
    if (card.colour !== "green" || card.counts.length === 0 || !("amount" in card.effect)) return [];
    const odds = (luck: readonly number[]): number => card.numbers.reduce((sum, total) => sum + (luck[total] ?? 0), 0);
    return [{ card, amount: card.effect.amount, one: odds(ONE_DIE), two: odds(TWO_DICE) }];
  });
}

/** What is counted on: the prospect of a seat, whether it has a station, and perhaps one more factory. */
export interface IncomeOutlook {
  readonly prospect: Prospect;
  readonly station: boolean;
  readonly factory: Factory | undefined;
}

/** What a player earns on average, with a station or without, and with one more factory if one is named. */
export function income(rules: Ruleset, s: State, seat: Seat, { prospect, station, factory }: IncomeOutlook): number {
  let { one, two } = prospect;
  if (factory !== undefined) {
    const more = (factory.amount + raise(s, seat, factory.card)) * count(s, seat, factory.card);
    one += more * factory.one;
    two += more * factory.two;
  }
  one += prospect.again[0];
  // A double in six rolls brings another turn.
  two = (two + prospect.again[1]) * (has(s, seat, rules.park) ? 1.2 : 1);
  return (station && two > one ? two : one) + prospect.others + (rules.townHall?.amount ?? 0);
}

/** What the player who rolls earns by a total, the harbour's choice included. */
export function rollerIncome(rules: Ruleset, s: State, turn: number, total: number, felt = 1): number {
  const plain = rollerShare(rules, s, turn, total, felt);
  const { harbor } = rules;
  if (harbor === undefined || total < harbor.effect.from || !has(s, turn, harbor)) return plain;
  return Math.max(plain, rollerShare(rules, s, turn, total + harbor.effect.amount, felt));
}

export function rollerShare(rules: Ruleset, s: State, turn: number, total: number, felt = 1): number {
  const activated = rules.activated[total];
  if (activated === undefined) return 0;
  let sum = 0;
  for (const card of activated.green) sum += bankIncome(s, turn, card);
  for (const card of activated.blue) sum += bankIncome(s, turn, card);
  for (const card of activated.boats) sum += 7 * working(s, turn, card);
  for (const card of activated.purple) {
    if (working(s, turn, card) === 0) continue;
    for (let seat = 0; seat < s.seats; seat++) {
      if (seat !== turn) sum += due(s, seat, card);
    }
    if (card.effect.type === "swap") sum += SWAP;
  }
  for (const card of activated.red) {
    for (let seat = 0; seat < s.seats; seat++) {
      if (seat !== turn) sum -= felt * restaurant(s, seat, card);
    }
  }
  return sum;
}

/** What another player earns by a total of the player who rolls. */
export function otherIncome(rules: Ruleset, s: State, seat: number, total: number): number {
  const activated = rules.activated[total];
  if (activated === undefined) return 0;
  let sum = 0;
  for (const card of activated.blue) sum += bankIncome(s, seat, card);
  for (const card of activated.boats) sum += 7 * working(s, seat, card);
  for (const card of activated.red) sum += DINER_PAYS * restaurant(s, seat, card);
  return sum;
}

/** What another player pays by a total of the player who rolls. */
function otherDue(rules: Ruleset, s: State, turn: number, seat: number, total: number): number {
  const activated = rules.activated[total];
  if (activated === undefined) return 0;
  let sum = 0;
  for (const card of activated.purple) if (working(s, turn, card) > 0) sum += due(s, seat, card);
  return sum;
}

function bankIncome(s: State, seat: Seat, card: Card): number {
  const copies = working(s, seat, card);
  if (copies === 0) return 0;
  return copies * (card.amount + raise(s, seat, card)) * (card.multiplies ? count(s, seat, card) : 1);
}

function restaurant(s: State, seat: Seat, card: Card): number {
  const copies = working(s, seat, card);
  return copies === 0 ? 0 : copies * (card.amount + raise(s, seat, card));
}

/** What a purple card takes from a player on average. */
function due(s: State, payer: Seat, card: Card): number {
  switch (card.effect.type) {
    case "each-pays":
      return PAYS * card.effect.amount;
    case "one-pays":
      return (PAYS * card.effect.amount) / (s.seats - 1);
    case "each-pays-per-symbol":
      return PAYS * card.effect.amount * count(s, payer, card);
    case "each-pays-half":
      return TAX;
    default:
      return 0;
  }
}
