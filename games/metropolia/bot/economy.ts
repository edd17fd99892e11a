import { count, has, raise, working } from "../rules/city.ts";
import type { Card, Ruleset } from "../rules/ruleset.ts";
import type { Player, State } from "../rules/state.ts";
import { ONE_DIE, TWO_DICE } from "./dice.ts";

/** Of what a purple card may demand, the share that is usually there to be paid. */
const PAYS = 0.7;
/** Coins that a swap is worth. */
const SWAP = 2;
/** Coins that a tax office usually finds at each other player. */
const TAX = 2.5;

/** What a player can expect to earn. */
export interface Prospect {
  /** In an own turn, by total. */
  readonly totals: readonly number[];
  /** In all the other players' turns until the next own one. */
  others: number;
}

/** The prospects of every seat. */
export function prospects(rules: Ruleset, s: State): Prospect[] {
  const found = s.players.map((_, turn): Prospect => {
    const totals: number[] = [];
    for (let total = 0; total <= 12; total++) totals.push(rollerIncome(rules, s, turn, total));
    return { totals, others: 0 };
  });
  for (let turn = 0; turn < found.length; turn++) {
    const roller = s.players[turn] as Player;
    const luck = luckOf((found[turn] as Prospect).totals, has(roller, rules.station));
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

/** What a player earns on average from one own turn to the next, with a station or without. */
export function income(rules: Ruleset, player: Player, { totals, others }: Prospect, station: boolean): number {
  const luck = luckOf(totals, station);
  let own = mean(luck, totals);
  // Whatever falls short of the mean is rolled again.
  if (has(player, rules.tower))
    own = mean(
      luck,
      totals.map((earned) => Math.max(own, earned)),
    );
  // A double in six rolls brings another turn.
  const turns = luck === TWO_DICE && has(player, rules.park) ? 1.2 : 1;
  return turns * own + others + (rules.townHall?.amount ?? 0);
}

/** One die or two, whichever earns more. */
function luckOf(totals: readonly number[], station: boolean): readonly number[] {
  return station && mean(TWO_DICE, totals) > mean(ONE_DIE, totals) ? TWO_DICE : ONE_DIE;
}

function mean(luck: readonly number[], totals: readonly number[]): number {
  let sum = 0;
  for (let total = 1; total <= 12; total++) sum += (luck[total] as number) * (totals[total] as number);
  return sum;
}

/** The same prospect with one more copy of a green card that counts others: a factory, a market. */
export function withOneMore(rules: Ruleset, player: Player, prospect: Prospect, card: Card): Prospect {
  const amount = "amount" in card.effect ? card.effect.amount : 0;
  const more = (amount + raise(rules, player, card)) * count(player, card);
  return {
    totals: prospect.totals.map((earned, total) => (card.numbers.includes(total) ? earned + more : earned)),
    others: prospect.others,
  };
}

/** What the player who rolls earns by a total, the harbour's choice included. */
function rollerIncome(rules: Ruleset, s: State, turn: number, total: number): number {
  const plain = rollerShare(rules, s, turn, total);
  const { harbor } = rules;
  if (harbor === undefined || total < harbor.effect.from || total > 12 || !has(s.players[turn] as Player, harbor))
    return plain;
  return Math.max(plain, rollerShare(rules, s, turn, total + harbor.effect.amount));
}

function rollerShare(rules: Ruleset, s: State, turn: number, total: number): number {
  const lit = rules.activated[total];
  if (lit === undefined) return 0;
  const roller = s.players[turn] as Player;
  let sum = 0;
  for (const card of lit.green) sum += bankIncome(rules, roller, card);
  for (const card of lit.blue) sum += bankIncome(rules, roller, card);
  for (const card of lit.boats) sum += 7 * working(roller, card);
  for (const card of lit.purple) {
    if (working(roller, card) === 0) continue;
    for (let seat = 0; seat < s.players.length; seat++) {
      if (seat !== turn) sum += due(s.players[seat] as Player, card, s.players.length);
    }
    if (card.effect.type === "swap") sum += SWAP;
  }
  for (let seat = 0; seat < s.players.length; seat++) {
    if (seat === turn) continue;
    const owner = s.players[seat] as Player;
    for (const card of lit.red) sum -= restaurant(rules, owner, card);
  }
  return sum;
}

/** What another player earns, or pays, by a total of the player who rolls. */
function otherIncome(rules: Ruleset, s: State, turn: number, seat: number, total: number): number {
  const lit = rules.activated[total];
  if (lit === undefined) return 0;
  const owner = s.players[seat] as Player;
  let sum = 0;
  for (const card of lit.blue) sum += bankIncome(rules, owner, card);
  for (const card of lit.boats) sum += 7 * working(owner, card);
  for (const card of lit.red) sum += restaurant(rules, owner, card);
  for (const card of lit.purple) {
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
