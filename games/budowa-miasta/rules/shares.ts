import type { Seat } from "@tabletown/kernel";
import { isExhausted, isSurrounded } from "./city.ts";
import { type Card, NONE, type Ruleset, SHARES } from "./ruleset.ts";
import { type City, type PublicState, STACK } from "./state.ts";

/** The card on top of an object's stack, NONE where the stack is empty. */
export function topOf(rules: Ruleset, s: PublicState, object: number): number {
  const { returned, shares } = s;
  for (let i = 0; i < returned.length; i++) {
    const card = returned[i] as number;
    if ((rules.cards[card] as Card).object === object) return card; // SPEC 8.3
  }
  const first = object * SHARES;
  for (let card = first; card < first + SHARES; card++) if (shares[card] === STACK) return card;
  return NONE;
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
export function holding(s: PublicState, seat: Seat, object: number): number {
  const first = object * SHARES;
  let count = 0;
  for (let card = first; card < first + SHARES; card++) if (s.shares[card] === seat) count++;
  return count;
}

/** Whether a seat has shares of an object that the bank would take: all but the free one, the first. SPEC 8.4 */
export function maySell(rules: Ruleset, s: PublicState & City, seat: Seat, object: number): boolean {
  const first = object * SHARES;
  for (let card = first + 1; card < first + SHARES; card++) {
    if (s.shares[card] === seat) return !isExhausted(rules, s, object);
  }
  return false;
}

/** What a seat would get for everything it may sell. */
export function resaleOf(rules: Ruleset, s: PublicState & City, seat: Seat): number {
  let sum = 0;
  for (let object = 0; object < rules.objects.length; object++) {
    if (!maySell(rules, s, seat, object)) continue;
    const first = object * SHARES;
    for (let card = first + 1; card < first + SHARES; card++) {
      if (s.shares[card] === seat) sum += (rules.cards[card] as Card).resale;
    }
  }
  return sum;
}

/** What the shares of a seat cost by their printed prices. SPEC 10.5 */
export function spentOn(rules: Ruleset, s: PublicState, seat: Seat): number {
  let sum = 0;
  for (let card = 0; card < s.shares.length; card++) {
    if (s.shares[card] === seat) sum += (rules.cards[card] as Card).price;
  }
  return sum;
}
