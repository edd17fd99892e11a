import type { Seat } from "@tabletown/kernel";
import type { CityObject, Lot, Ruleset, Street } from "../rules/ruleset.ts";
import { countIn, sharesOf } from "../rules/sets.ts";
import type { City, State } from "../rules/state.ts";

/** What an object pays a seat for the shares it holds. */
export function payOf(rules: Ruleset, { sets }: City, seat: Seat, object: number): number {
  return (rules.objects[object] as CityObject).paysFor[sharesOf(sets, seat, object)] as number;
}

/** What it would pay more for one more share. */
export function raiseOf(rules: Ruleset, { sets }: City, seat: Seat, object: number): number {
  const { payouts } = rules.objects[object] as CityObject;
  const count = countIn(sharesOf(sets, seat, object));
  return (payouts[count + 1] ?? 0) - (payouts[count] as number);
}

/** What the street of a lot pays each seat when it is finished. */
export function payoutsOf(rules: Ruleset, s: State, lot: number): number[] {
  const { ends } = streetOf(rules, lot);
  return s.money.map((_, seat) => payOf(rules, s, seat, ends[0]) + payOf(rules, s, seat, ends[1]));
}

/** So many times what it pays oneself. */
const FAR_MORE = 3;

/** Whether the street of a lot pays somebody far more than a seat. */
export function paysOthersFar(rules: Ruleset, s: State, seat: Seat, lot: number): boolean {
  const paid = payoutsOf(rules, s, lot);
  return paid.some((by) => by > FAR_MORE * (paid[seat] as number));
}

function streetOf(rules: Ruleset, lot: number): Street {
  return rules.streets[(rules.lots[lot] as Lot).street] as Street;
}
