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

/** What every player can expect to earn from one own turn to the next. */
export function incomes(rules: Ruleset, s: State): number[] {
  const earned = s.players.map(() => 0);
  for (let turn = 0; turn < s.players.length; turn++) addTurn(rules, s, turn, earned);
  return earned;
}

/** Adds what a turn of `turn` brings each player on average. */
function addTurn(rules: Ruleset, s: State, turn: number, earned: number[]): void {
  const roller = s.players[turn] as Player;
  const totals = rules.activated.map((_, total) => rollerIncome(rules, s, turn, total));
  const luck = luckOf(rules, roller, totals);
  let own = 0;
  for (let total = 1; total <= 12; total++) own += (luck[total] as number) * (totals[total] as number);
  if (has(roller, rules.tower)) own = withReroll(luck, totals, own);
  const turns = luck === TWO_DICE && has(roller, rules.park) ? 1.2 : 1;
  earned[turn] = (earned[turn] as number) + turns * own + (rules.townHall?.amount ?? 0);
  for (let seat = 0; seat < s.players.length; seat++) {
    if (seat === turn) continue;
    let share = 0;
    for (let total = 1; total <= 12; total++) {
      const likely = luck[total] as number;
      if (likely > 0) share += likely * otherIncome(rules, s, turn, seat, total);
    }
    earned[seat] = (earned[seat] as number) + turns * share;
  }
}

/** One die or two, whichever earns its player more. */
function luckOf(rules: Ruleset, roller: Player, totals: readonly number[]): readonly number[] {
  if (!has(roller, rules.station)) return ONE_DIE;
  let difference = 0;
  for (let total = 1; total <= 12; total++) {
    difference += ((TWO_DICE[total] as number) - (ONE_DIE[total] as number)) * (totals[total] as number);
  }
  return difference > 0 ? TWO_DICE : ONE_DIE;
}

/** Whatever falls short of the mean is rolled again. */
function withReroll(luck: readonly number[], totals: readonly number[], mean: number): number {
  let better = 0;
  for (let total = 1; total <= 12; total++) {
    better += (luck[total] as number) * Math.max(mean, totals[total] as number);
  }
  return better;
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
