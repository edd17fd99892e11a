import type { Seat } from "@tabletown/kernel";
import { isExhausted, isSurrounded } from "./city.ts";
import { type Card, NONE, type Ruleset, SHARES } from "./ruleset.ts";
import { countIn, FREE, firstIn, sharesOf, TABLE } from "./sets.ts";
import type { City, PublicState } from "./state.ts";

/** The card on top of an object's stack, NONE where the stack is empty. */
export function topOf(rules: Ruleset, { returned, sets }: PublicState & City, object: number): number {
  for (let i = 0; i < returned.length; i++) {
    const card = returned[i] as number;
    if ((rules.cards[card] as Card).object === object) return card; // SPEC 8.3
  }
  const stack = sharesOf(sets, TABLE, object);
  return stack === 0 ? NONE : object * SHARES + firstIn(stack);
}

/** Whether the free share of an object can no longer be had, which closes the stack. SPEC 6.5 */
export function isClosed(rules: Ruleset, s: PublicState & City, object: number): boolean {
  if (!isFree(rules, topOf(rules, s, object)) || !isSurrounded(rules, s, object)) return false;
  return s.step !== "share" || s.site === NONE || rules.lots[s.site]?.touches !== object;
}

export function isFree(rules: Ruleset, card: number): boolean {
  return rules.cards[card]?.price === 0;
}

/** How many shares of an object a seat holds. */
export function holding({ sets }: City, seat: Seat, object: number): number {
  return countIn(sharesOf(sets, seat, object));
}

/** Whether a seat has shares of an object that the bank would take: all but the free one, the first. SPEC 8.4 */
export function maySell(rules: Ruleset, city: City, seat: Seat, object: number): boolean {
  return (sharesOf(city.sets, seat, object) & ~FREE) !== 0 && !isExhausted(rules, city, object);
}

/** What a seat would get for everything it may sell. */
export function resaleOf(rules: Ruleset, city: City, seat: Seat): number {
  let sum = 0;
  for (let object = 0; object < rules.objects.length; object++) {
    if (!maySell(rules, city, seat, object)) continue;
    for (let left = sharesOf(city.sets, seat, object) & ~FREE; left !== 0; left &= left - 1) {
      sum += (rules.cards[object * SHARES + firstIn(left)] as Card).resale;
    }
  }
  return sum;
}

/** What the shares of a seat cost by their printed prices. SPEC 10.5 */
export function spentOn(rules: Ruleset, { sets }: City, seat: Seat): number {
  let sum = 0;
  for (let object = 0; object < rules.objects.length; object++) {
    for (let left = sharesOf(sets, seat, object); left !== 0; left &= left - 1) {
      sum += (rules.cards[object * SHARES + firstIn(left)] as Card).price;
    }
  }
  return sum;
}
