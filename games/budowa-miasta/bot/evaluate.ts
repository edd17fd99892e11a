import type { Seat } from "@tabletown/kernel";
import { costOf } from "../rules/city.ts";
import { type Card, type Lot, NONE, type Ruleset } from "../rules/ruleset.ts";
import { countLots, FREE, firstLot, hasLot, lotsOf, sharesOf, TABLE } from "../rules/sets.ts";
import { topOf } from "../rules/shares.ts";
import type { State } from "../rules/state.ts";
import { type GameOutlook, OutlookFinder } from "./outlook.ts";
import { raiseOf } from "./payouts.ts";

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
export class Evaluation {
  private readonly rules: Ruleset;
  private readonly finder: OutlookFinder;

  constructor(rules: Ruleset) {
    this.rules = rules;
    this.finder = new OutlookFinder(rules);
  }

  of(s: State): number[] {
    const { rules } = this;
    const values: number[] = [];
    const seats = s.money.length;
    if (s.step === "over") {
      for (let seat = 0; seat < seats; seat++) {
        values.push(s.bankrupt[seat] === 0 ? (s.money[seat] as number) : BANKRUPT);
      }
      return values;
    }
    const outlook = this.outlook(s);
    for (let seat = 0; seat < seats; seat++) {
      values.push(s.bankrupt[seat] === 0 ? prospect(rules, s, seat, outlook) : BANKRUPT);
    }
    return values;
  }

  /** What one more share of an object will probably bring a seat. */
  worthOfMore(s: State, seat: Seat, object: number): number {
    return oneMore(this.rules, s, seat, object, this.outlook(s));
  }

  /** It holds until the next state is looked at. */
  outlook(s: State): GameOutlook {
    return this.finder.of(s);
  }
}

function prospect(rules: Ruleset, s: State, seat: Seat, outlook: GameOutlook): number {
  const money = s.money[seat] as number;
  let sum = money;
  const { payouts, pays } = outlook;
  const objects = payouts.length;
  for (let object = 0; object < objects; object++) {
    sum += (pays[seat * objects + object] as number) * (payouts[object] as number);
  }
  sum += handValue(rules, s, seat, outlook);
  if (s.step === "share" && s.turn === seat) sum += bestShare(rules, s, seat, outlook);
  if (money < RESERVE && outlook.city.builds > s.money.length) sum -= FEAR * (RESERVE - money);
  if (outlook.city.closing !== NONE && hasLot(s.sets, seat, outlook.city.closing)) sum += CONTROL * rules.table.bonus;
  return sum;
}

/** What the buildings in hand will cost, and the free shares they may bring. */
function handValue(rules: Ruleset, s: State, seat: Seat, outlook: GameOutlook): number {
  let cost = 0;
  let count = 0;
  let access = 0;
  for (let half = 0; half < 2; half++) {
    for (let bits = lotsOf(s.sets, seat, half); bits !== 0; bits &= bits - 1) {
      const lot = firstLot(bits, half);
      const { cost: printed, touches } = rules.lots[lot] as Lot;
      count++;
      // A doubled cost is often avoided by waiting.
      cost += (printed + costOf(rules, s, lot)) / 2;
      if (touches !== NONE && (sharesOf(s.sets, TABLE, touches) & FREE) !== 0) {
        access += oneMore(rules, s, seat, touches, outlook);
      }
    }
  }
  if (count === 0) return 0;
  const turns = outlook.city.builds / s.money.length;
  return ACCESS * access - DUE * cost * Math.min(1, turns / count);
}

/** What the seat that may now acquire a share can gain by the best of them. */
function bestShare(rules: Ruleset, s: State, seat: Seat, outlook: GameOutlook): number {
  const money = s.money[seat] as number;
  const beside = s.site === NONE ? NONE : (rules.lots[s.site] as Lot).touches;
  let best = 0;
  for (let object = 0; object < rules.objects.length; object++) {
    const card = topOf(rules, s, object);
    if (card === NONE) continue;
    const { price } = rules.cards[card] as Card;
    if (price === 0 ? object !== beside : price > money) continue;
    best = Math.max(best, oneMore(rules, s, seat, object, outlook) - price);
  }
  return best;
}

/** What one more share of an object will probably bring a seat. */
function oneMore(rules: Ruleset, s: State, seat: Seat, object: number, outlook: GameOutlook): number {
  return raiseOf(rules, s, seat, object) * (outlook.payouts[object] as number);
}

/** How much expected money makes a seat e times as likely to win: less and less as the city fills. */
export function scale(rules: Ruleset, s: State): number {
  return 3 + 0.3 * (rules.lots.length - countLots(s, TABLE));
}
