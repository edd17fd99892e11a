import { count, has, raise, working } from "../rules/city.ts";
import type { Card, Ruleset } from "../rules/ruleset.ts";
import type { Player, State } from "../rules/state.ts";
import { mean, ONE_DIE, TWO_DICE } from "./dice.ts";

/** Of what a purple card may demand, the share that is usually there to be paid. */
const PAYS = 0.7;
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

/** The prospects of every seat. */
export function prospects(rules: Ruleset, s: State): Prospect[] {
  const found: Prospect[] = [];
  for (let turn = 0; turn < s.players.length; turn++) found.push(ownTurn(rules, s, turn));
  for (let turn = 0; turn < found.length; turn++) {
    const { one, two } = found[turn] as Prospect;
    const luck = has(s.players[turn] as Player, rules.station) && two > one ? TWO_DICE : ONE_DIE;
    for (let seat = 0; seat < found.length; seat++) {
      if (seat === turn) continue;
      let share = 0;
      for (let total = 1; total <= 12; total++) {
        const likely = luck[total] as number;
        if (likely > 0) share += likely * otherIncome(rules, s, turn, seat, total);
      }
      (found[seat] as Prospect).others += share;
    }
  }
  return found;
}

function ownTurn(rules: Ruleset, s: State, turn: number): Prospect {
  const totals: number[] = [0];
  for (let total = 1; total <= 12; total++) totals.push(rollerIncome(rules, s, turn, total));
  const one = mean(ONE_DIE, totals);
  const two = mean(TWO_DICE, totals);
  if (!has(s.players[turn] as Player, rules.tower)) return { one, two, again: [0, 0], others: 0 };
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

/** What a player earns on average, with a station or without, and with one more factory if one is named. */
export function income(
  rules: Ruleset,
  player: Player,
  prospect: Prospect,
  station: boolean,
  factory?: Factory,
): number {
  let { one, two } = prospect;
  if (factory !== undefined) {
    const more = (factory.amount + raise(rules, player, factory.card)) * count(player, factory.card);
    one += more * factory.one;
    two += more * factory.two;
  }
  one += prospect.again[0];
  // A double in six rolls brings another turn.
  two = (two + prospect.again[1]) * (has(player, rules.park) ? 1.2 : 1);
  return (station && two > one ? two : one) + prospect.others + (rules.townHall?.amount ?? 0);
}

/** What the player who rolls earns by a total, the harbour's choice included. */
function rollerIncome(rules: Ruleset, s: State, turn: number, total: number): number {
  const plain = rollerShare(rules, s, turn, total);
  const { harbor } = rules;
  if (harbor === undefined || total < harbor.effect.from || !has(s.players[turn] as Player, harbor)) return plain;
  return Math.max(plain, rollerShare(rules, s, turn, total + harbor.effect.amount));
}

function rollerShare(rules: Ruleset, s: State, turn: number, total: number): number {
  const activated = rules.activated[total];
  if (activated === undefined) return 0;
  const { players } = s;
  const roller = players[turn] as Player;
  let sum = 0;
  for (const card of activated.green) sum += bankIncome(rules, roller, card);
  for (const card of activated.blue) sum += bankIncome(rules, roller, card);
  for (const card of activated.boats) sum += 7 * working(roller, card);
  for (const card of activated.purple) {
    if (working(roller, card) === 0) continue;
    for (let seat = 0; seat < players.length; seat++) {
      if (seat !== turn) sum += due(players[seat] as Player, card, players.length);
    }
    if (card.effect.type === "swap") sum += SWAP;
  }
  for (const card of activated.red) {
    for (let seat = 0; seat < players.length; seat++) {
      if (seat !== turn) sum -= restaurant(rules, players[seat] as Player, card);
    }
  }
  return sum;
}

/** What another player earns, or pays, by a total of the player who rolls. */
function otherIncome(rules: Ruleset, s: State, turn: number, seat: number, total: number): number {
  const activated = rules.activated[total];
  if (activated === undefined) return 0;
  const owner = s.players[seat] as Player;
  let sum = 0;
  for (const card of activated.blue) sum += bankIncome(rules, owner, card);
  for (const card of activated.boats) sum += 7 * working(owner, card);
  for (const card of activated.red) sum += restaurant(rules, owner, card);
  for (const card of activated.purple) {
    if (working(s.players[turn] as Player, card) > 0) sum -= due(owner, card, s.players.length);
  }
  return sum;
}

function bankIncome(rules: Ruleset, owner: Player, card: Card): number {
  const copies = working(owner, card);
  if (copies === 0) return 0;
  const { effect } = card;
  const amount = "amount" in effect ? effect.amount : 0;
  return copies * (amount + raise(rules, owner, card)) * (effect.type === "bank" ? 1 : count(owner, card));
}

function restaurant(rules: Ruleset, owner: Player, card: Card): number {
  const copies = working(owner, card);
  return copies === 0 || card.effect.type !== "roller-pays"
    ? 0
    : copies * (card.effect.amount + raise(rules, owner, card));
}

/** What a purple card takes from a player on average. */
function due(payer: Player, card: Card, seats: number): number {
  switch (card.effect.type) {
    case "each-pays":
      return PAYS * card.effect.amount;
    case "one-pays":
      return (PAYS * card.effect.amount) / (seats - 1);
    case "each-pays-per-symbol":
      return PAYS * card.effect.amount * count(payer, card);
    case "each-pays-half":
      return TAX;
    default:
      return 0;
  }
}
