import type { Seat } from "@tabletown/kernel";
import type { CityObject, Lot, Ruleset, Street } from "./ruleset.ts";
import { NONE } from "./ruleset.ts";
import { addLot, allBuilt, anyBuilt, countMissing, firstLot, hasLot, lotsOf, TABLE } from "./sets.ts";
import type { City } from "./state.ts";

/** What building on a lot costs as the city stands now. */
export function costOf(rules: Ruleset, city: City, lot: number): number {
  const { cost, touches, beside } = rules.lots[lot] as Lot;
  return touches !== NONE || anyBuilt(city, beside) ? cost : cost * 2; // SPEC 4.2, 4.3
}

/** Whether a seat has a building that so much money pays for. Asked in every turn, so it stops at the first. */
export function canPayForOne(rules: Ruleset, city: City, seat: Seat, money: number): boolean {
  for (let half = 0; half < 2; half++) {
    for (let bits = lotsOf(city.sets, seat, half); bits !== 0; bits &= bits - 1) {
      if (costOf(rules, city, firstLot(bits, half)) <= money) return true;
    }
  }
  return false;
}

/** Cost of the cheapest building of a seat; Infinity where it has none. */
export function cheapestOf(rules: Ruleset, city: City, seat: Seat): number {
  let cheapest = Number.POSITIVE_INFINITY;
  for (let half = 0; half < 2; half++) {
    for (let bits = lotsOf(city.sets, seat, half); bits !== 0; bits &= bits - 1) {
      const cost = costOf(rules, city, firstLot(bits, half));
      if (cost < cheapest) cheapest = cost;
    }
  }
  return cheapest;
}

/** Cost of the dearest building not yet built. */
export function dearestLeft(rules: Ruleset, city: City): number {
  let dearest = 0;
  for (let lot = 0; lot < rules.lots.length; lot++) {
    if (!hasLot(city.sets, TABLE, lot)) dearest = Math.max(dearest, costOf(rules, city, lot));
  }
  return dearest;
}

/** SPEC 5.1 */
export function isFinished(rules: Ruleset, city: City, street: number): boolean {
  return allBuilt(city, (rules.streets[street] as Street).set);
}

/** Whether an object has paid for the last time: all its streets are finished. SPEC 8.4 */
export function isExhausted(rules: Ruleset, city: City, object: number): boolean {
  return allBuilt(city, (rules.objects[object] as CityObject).around);
}

/** Whether every lot that touches an object is built on. */
export function isSurrounded(rules: Ruleset, city: City, object: number): boolean {
  return allBuilt(city, (rules.objects[object] as CityObject).beside);
}

/** Whether finished streets join the two objects of the goal. SPEC 10.1 */
export function isJoined(rules: Ruleset, city: City): boolean {
  const [start, target] = rules.goal;
  // One bit for each object that finished streets lead to.
  let reached = 1 << start;
  for (let before = 0; before !== reached; ) {
    before = reached;
    for (let street = 0; street < rules.streets.length; street++) {
      const { ends } = rules.streets[street] as Street;
      const both = (1 << ends[0]) | (1 << ends[1]);
      const isWayOn = (reached & both) !== 0 && (reached & both) !== both;
      if (isWayOn && isFinished(rules, city, street)) reached |= both;
    }
  }
  return (reached & (1 << target)) !== 0;
}

/** How many lots of its street stay empty when a lot is built on. */
export function missingAfter(rules: Ruleset, city: City, lot: number): number {
  const { street } = rules.lots[lot] as Lot;
  const missing = countMissing(city, (rules.streets[street] as Street).set);
  return hasLot(city.sets, TABLE, lot) ? missing : missing - 1;
}

/** Whether a building finishes the street that joins the two objects of the goal. SPEC 10.1 */
export function endsGame(rules: Ruleset, city: City, lot: number): boolean {
  if (missingAfter(rules, city, lot) > 0) return false;
  const sets = city.sets.slice();
  addLot(sets, TABLE, lot);
  return isJoined(rules, { sets });
}
