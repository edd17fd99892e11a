import type { Seat } from "@tabletown/kernel";
import { costOf } from "../rules/city.ts";
import { type Attraction, type Card, type Lot, NONE, type Ruleset } from "../rules/ruleset.ts";
import { isFree, topOf } from "../rules/shares.ts";
import { BOARD, type State } from "../rules/state.ts";
import { type Outlook, outlookOf } from "./outlook.ts";

/** Money below which a seat fears having to sell, and what each missing million costs it. */
const RESERVE = 8;
const FEAR = 0.5;
/** How surely a building in hand is paid for sooner or later while many are still to come. */
const DUE = 0.8;
/** How surely the bonus goes to who holds the building that ends the game. */
const CONTROL = 0.7;
/** What a free share is worth to who holds a building beside it, as a part of what it would bring. */
const ACCESS = 0.25;
/** Out of the game. */
const BANKRUPT = -60;

/** The money each seat can expect to end with. */
export function evaluate(rules: Ruleset, s: State): number[] {
  if (s.step === "over") return s.money.map((money, seat) => (s.bankrupt[seat] === 0 ? money : BANKRUPT));
  const held = holdings(rules, s);
  const outlook = outlookOf(rules, s, held);
  return s.money.map((_, seat) => (s.bankrupt[seat] === 0 ? prospect(rules, s, seat, held, outlook) : BANKRUPT));
}

/** Shares by seat and object. */
function holdings(rules: Ruleset, s: State): number[][] {
  const held = s.money.map(() => rules.objects.map(() => 0));
  for (let card = 0; card < s.shares.length; card++) {
    const place = s.shares[card] as number;
    if (place < 0) continue;
    const { object } = rules.cards[card] as Card;
    const shares = held[place] as number[];
    shares[object] = (shares[object] as number) + 1;
  }
  return held;
}

function prospect(
  rules: Ruleset,
  s: State,
  seat: Seat,
  held: readonly (readonly number[])[],
  outlook: Outlook,
): number {
  const money = s.money[seat] as number;
  const shares = held[seat] as readonly number[];
  let sum = money;
  for (let object = 0; object < rules.objects.length; object++) {
    const { payouts } = rules.objects[object] as Attraction;
    sum += (payouts[shares[object] as number] as number) * (outlook.payouts[object] as number);
  }
  sum += handValue(rules, s, seat, shares, outlook);
  if (s.step === "share" && s.turn === seat) sum += bestShare(rules, s, money, shares, outlook);
  if (money < RESERVE && outlook.builds > s.money.length) sum -= FEAR * (RESERVE - money);
  if (outlook.closing !== NONE && s.buildings[outlook.closing] === seat) sum += CONTROL * rules.table.bonus;
  return sum;
}

/** What the buildings in hand will cost, and the free shares they may bring. */
function handValue(rules: Ruleset, s: State, seat: Seat, shares: readonly number[], outlook: Outlook): number {
  const turns = outlook.builds / s.money.length;
  let cost = 0;
  let count = 0;
  let access = 0;
  for (let lot = 0; lot < s.buildings.length; lot++) {
    if (s.buildings[lot] !== seat) continue;
    count++;
    // A doubled cost is often avoided by waiting.
    cost += ((rules.lots[lot] as Lot).cost + costOf(rules, s, lot)) / 2;
    const { touches } = rules.lots[lot] as Lot;
    if (touches !== NONE && isFree(rules, topOf(rules, s, touches))) access += oneMore(rules, touches, shares, outlook);
  }
  return count === 0 ? 0 : ACCESS * access - DUE * cost * Math.min(1, turns / count);
}

/** What the seat that may now acquire a share can gain by the best of them. */
function bestShare(rules: Ruleset, s: State, money: number, shares: readonly number[], outlook: Outlook): number {
  const beside = s.site === NONE ? NONE : (rules.lots[s.site] as Lot).touches;
  let best = 0;
  for (let object = 0; object < rules.objects.length; object++) {
    const card = topOf(rules, s, object);
    if (card === NONE) continue;
    const { price } = rules.cards[card] as Card;
    if (price === 0 ? object !== beside : price > money) continue;
    best = Math.max(best, oneMore(rules, object, shares, outlook) - price);
  }
  return best;
}

/** What one more share of an object will probably bring. */
function oneMore(rules: Ruleset, object: number, shares: readonly number[], outlook: Outlook): number {
  const { payouts } = rules.objects[object] as Attraction;
  const count = shares[object] as number;
  const more = (payouts[count + 1] ?? 0) - (payouts[count] as number);
  return more * (outlook.payouts[object] as number);
}

/** How much expected money makes a seat e times as likely to win: less and less as the city fills. */
export function scale(s: State): number {
  let empty = 0;
  for (const place of s.buildings) if (place !== BOARD) empty++;
  return 3 + 0.3 * empty;
}
