import type { Seat } from "@tabletown/kernel";
import type { Card, CityObject, Ruleset } from "../rules/ruleset.ts";
import type { State } from "../rules/state.ts";

/** Numbers of shares, seat by seat: all objects of the first seat, then of the next. */
export type Holdings = readonly number[];

export function holdingsOf(rules: Ruleset, s: State): Holdings {
  const objects = rules.objects.length;
  const held: number[] = [];
  for (let i = s.money.length * objects; i > 0; i--) held.push(0);
  for (let card = 0; card < s.shares.length; card++) {
    const place = s.shares[card] as number;
    if (place < 0) continue;
    const index = place * objects + (rules.cards[card] as Card).object;
    held[index] = (held[index] as number) + 1;
  }
  return held;
}

/** What an object pays a seat for its shares and `more` of them. */
export function payOf(rules: Ruleset, held: Holdings, seat: Seat, object: number, more = 0): number {
  const count = (held[seat * rules.objects.length + object] as number) + more;
  return (rules.objects[object] as CityObject).payouts[count] ?? 0;
}
