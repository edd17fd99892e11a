import type { Seat } from "@tabletown/kernel";
import { cheapestOf, isExhausted } from "../rules/city.ts";
import { type Card, type CityObject, NONE, type Ruleset, SHARES, type Street } from "../rules/ruleset.ts";
import { holding, isClosed, isFree, resaleOf, topOf } from "../rules/shares.ts";
import { BOARD, STACK } from "../rules/state.ts";
import { positionIn, type View } from "../rules/view.ts";

/** How many lots of a street are not built on yet. */
export function missing(rules: Ruleset, view: View, street: number): number {
  return (rules.streets[street] as Street).lots.filter((lot) => view.buildings[lot] !== BOARD).length;
}

/** What a seat would receive if a street were finished now. */
export function gainOf(rules: Ruleset, view: View, seat: Seat, street: number): number {
  const city = positionIn(view);
  return (rules.streets[street] as Street).ends.reduce((sum, object) => {
    const { payouts } = rules.objects[object] as CityObject;
    return sum + (payouts[holding(city, seat, object)] as number);
  }, 0);
}

/** What a seat would receive if every street that is not finished yet were finished now. */
export function promisedTo(rules: Ruleset, view: View, seat: Seat): number {
  return rules.streets.reduce(
    (sum, _, street) => (missing(rules, view, street) === 0 ? sum : sum + gainOf(rules, view, seat, street)),
    0,
  );
}

/** The fewest buildings that could still join the two objects of the goal: the shortest way over missing lots. */
export function toGoal(rules: Ruleset, view: View): number {
  const [start, target] = rules.goal;
  const far = rules.objects.map((_, object) => (object === start ? 0 : Number.POSITIVE_INFINITY));
  const open = new Set(far.keys());
  while (open.has(target)) {
    const here = [...open].reduce((a, b) => ((far[b] as number) < (far[a] as number) ? b : a));
    open.delete(here);
    for (const street of (rules.objects[here] as CityObject).streets) {
      const [first, last] = (rules.streets[street] as Street).ends;
      const there = first === here ? last : first;
      far[there] = Math.min(far[there] as number, (far[here] as number) + missing(rules, view, street));
    }
  }
  return far[target] as number;
}

/** A stack as it lies on the table. */
export interface Stack {
  readonly left: number;
  /** The card on top, NONE where there is none. */
  readonly top: number;
  readonly free: boolean;
  readonly closed: boolean;
  /** All its streets are finished: its shares have paid for the last time. */
  readonly spent: boolean;
  readonly price: number;
}

export function stackOf(rules: Ruleset, view: View, object: number): Stack {
  const first = object * SHARES;
  const position = positionIn(view);
  const top = topOf(rules, position, object);
  return {
    left: view.shares.slice(first, first + SHARES).filter((place) => place === STACK).length,
    top,
    free: isFree(rules, top),
    closed: isClosed(rules, position, object),
    spent: isExhausted(rules, position, object),
    price: top === NONE ? 0 : (rules.cards[top] as Card).price,
  };
}

/** What stands between a seat that is short and its cheapest building. SPEC 8.1 */
export function shortfall(rules: Ruleset, view: View, seat: Seat): { cheapest: number; money: number; resale: number } {
  const city = positionIn(view);
  return {
    cheapest: cheapestOf(rules, city, seat),
    money: view.money[seat] as number,
    resale: resaleOf(rules, city, seat),
  };
}
