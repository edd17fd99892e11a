import type { Seat } from "@tabletown/kernel";
import { costOf } from "../rules/city.ts";
import { type Card, type Lot, NONE, type Ruleset } from "../rules/ruleset.ts";
import { countLots, FREE, firstLot, hasLot, lotsOf, sharesOf, TABLE } from "../rules/sets.ts";
import { topOf } from "../rules/shares.ts";
import type { State } from "../rules/state.ts";
import type { Habits } from "./habits.ts";
import { type GameOutlook, OutlookFinder } from "./outlook.ts";
import { raiseOf } from "./payouts.ts";

/** Out of the game. */
const BANKRUPT = -60;

/** The money each seat can expect to end with. */
export class Evaluation {
  private readonly rules: Ruleset;
  private readonly habits: Habits;
  private readonly finder: OutlookFinder;

  constructor(rules: Ruleset, habits: Habits) {
    this.rules = rules;
    this.habits = habits;
    this.finder = new OutlookFinder(rules, habits);
  }

  of(s: State): number[] {
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
      values.push(s.bankrupt[seat] === 0 ? this.prospect(s, seat, outlook) : BANKRUPT);
    }
    return values;
  }

  /** What one more share of an object will probably bring a seat. */
  worthOfMore(s: State, seat: Seat, object: number): number {
    return this.oneMore(s, seat, object, this.outlook(s));
  }

  /** It holds until the next state is looked at. */
  outlook(s: State): GameOutlook {
    return this.finder.of(s);
  }

  /** How much expected money makes a seat e times as likely to win: less and less as the city fills. */
  scale(s: State): number {
    return this.habits.scale + this.habits.scalePerLot * (this.rules.lots.length - countLots(s, TABLE));
  }

  private prospect(s: State, seat: Seat, outlook: GameOutlook): number {
    const { habits, rules } = this;
    const money = s.money[seat] as number;
    const rounds = outlook.city.builds / s.money.length;
    let sum = money * (habits.money + habits.interest * rounds);
    sum += habits.spending * rounds * Math.min(money, habits.spendable);
    const { payouts, pays } = outlook;
    const objects = payouts.length;
    for (let object = 0; object < objects; object++) {
      sum += habits.paid * (pays[seat * objects + object] as number) * (payouts[object] as number);
    }
    sum += this.handValue(s, seat, outlook);
    if (s.step === "share" && s.turn === seat) sum += habits.chosen * this.bestShare(s, seat, outlook);
    if (money < habits.reserve && outlook.city.builds > habits.lastFear * s.money.length) {
      sum -= habits.fear * (habits.reserve - money);
    }
    if (outlook.city.closing !== NONE && hasLot(s.sets, seat, outlook.city.closing))
      sum += habits.control * rules.table.bonus;
    return sum;
  }

  /** What the buildings in hand will cost, and the free shares they may bring. */
  private handValue(s: State, seat: Seat, outlook: GameOutlook): number {
    const { habits, rules } = this;
    let cost = 0;
    let count = 0;
    let access = 0;
    for (let half = 0; half < 2; half++) {
      for (let bits = lotsOf(s.sets, seat, half); bits !== 0; bits &= bits - 1) {
        const lot = firstLot(bits, half);
        const { cost: printed, touches } = rules.lots[lot] as Lot;
        count++;
        cost += habits.due * printed + habits.doubled * (costOf(rules, s, lot) - printed);
        if (touches !== NONE && (sharesOf(s.sets, TABLE, touches) & FREE) !== 0) {
          access += this.oneMore(s, seat, touches, outlook);
        }
      }
    }
    if (count === 0) return 0;
    const turns = outlook.city.builds / s.money.length;
    return habits.access * access - cost * Math.min(1, turns / count);
  }

  /** What the seat that may now acquire a share can gain by the best of them. */
  private bestShare(s: State, seat: Seat, outlook: GameOutlook): number {
    const { rules } = this;
    const money = s.money[seat] as number;
    const beside = s.site === NONE ? NONE : (rules.lots[s.site] as Lot).touches;
    let best = 0;
    for (let object = 0; object < rules.objects.length; object++) {
      const card = topOf(rules, s, object);
      if (card === NONE) continue;
      const { price } = rules.cards[card] as Card;
      if (price === 0 ? object !== beside : price > money) continue;
      best = Math.max(best, this.oneMore(s, seat, object, outlook) - price);
    }
    return best;
  }

  /** What one more share of an object will probably bring a seat. */
  private oneMore(s: State, seat: Seat, object: number, outlook: GameOutlook): number {
    return this.habits.paid * raiseOf(this.rules, s, seat, object) * (outlook.payouts[object] as number);
  }
}
