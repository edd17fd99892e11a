import type { Seat } from "@tabletown/kernel";
import { cheapestOf, costOf, endsGame, isExhausted, missingAfter } from "../rules/city.ts";
import { type Card, type CityObject, type Lot, NONE, type Ruleset, SHARES, type Street } from "../rules/ruleset.ts";
import { holding, isClosed, isFree, resaleOf, topOf } from "../rules/shares.ts";
import { BOARD, STACK } from "../rules/state.ts";
import { positionIn, type View } from "../rules/view.ts";

/** How many lots of a street are not built on yet. */
export function missing(rules: Ruleset, view: View, street: number): number {
  return (rules.streets[street] as Street).lots.filter((lot) => view.buildings[lot] !== BOARD).length;
}

/** What a seat would receive for its shares if a street were finished now. */
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

/** What building on a lot would lead to, beyond its cost. */
export interface Prospect {
  readonly lot: Lot;
  readonly street: Street;
  readonly cost: number;
  readonly doubled: boolean;
  /** The street this building would finish. */
  readonly finishes: boolean;
  /** What finishing it would bring who builds: the payout, and the bonus where it ends the game. */
  readonly gain: number;
  /** The object whose free share it would give; none once the game has ended. SPEC 10.3 */
  readonly free: CityObject | undefined;
}

export function prospectOf(rules: Ruleset, view: View, seat: Seat, index: number): Prospect {
  const city = positionIn(view);
  const lot = rules.lots[index] as Lot;
  const cost = costOf(rules, city, index);
  const finishes = missingAfter(rules, city, index) === 0;
  const ends = endsGame(rules, city, index);
  const beside = rules.objects[lot.touches];
  return {
    lot,
    street: rules.streets[lot.street] as Street,
    cost,
    doubled: cost > lot.cost,
    finishes,
    gain: finishes ? gainOf(rules, view, seat, lot.street) + (ends ? rules.table.bonus : 0) : 0,
    free: beside !== undefined && !ends && stackOf(rules, view, lot.touches).free ? beside : undefined,
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
