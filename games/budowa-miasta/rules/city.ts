import type { Seat } from "@tabletown/kernel";
import type { CityObject, Lot, Ruleset, Street } from "./ruleset.ts";
import { NONE } from "./ruleset.ts";
import { BOARD, type City } from "./state.ts";

/** What building on a lot costs as the city stands now. */
export function costOf(rules: Ruleset, city: City, lot: number): number {
  const { cost, touches, neighbours } = rules.lots[lot] as Lot;
  if (touches !== NONE) return cost; // SPEC 4.2
  for (const neighbour of neighbours) if (city.buildings[neighbour] === BOARD) return cost; // SPEC 4.2
  return cost * 2; // SPEC 4.3
}

/** Cost of the cheapest building of a seat; Infinity where it has none. */
export function cheapestOf(rules: Ruleset, city: City, seat: Seat): number {
  const { buildings } = city;
  let cheapest = Number.POSITIVE_INFINITY;
  for (let lot = 0; lot < buildings.length; lot++) {
    if (buildings[lot] !== seat) continue;
    const cost = costOf(rules, city, lot);
    if (cost < cheapest) cheapest = cost;
  }
  return cheapest;
}

/** Cost of the dearest building not yet built. */
export function dearestLeft(rules: Ruleset, city: City): number {
  let dearest = 0;
  for (let lot = 0; lot < city.buildings.length; lot++) {
    if (city.buildings[lot] !== BOARD) dearest = Math.max(dearest, costOf(rules, city, lot));
  }
  return dearest;
}

/** SPEC 5.1 */
export function isFinished(rules: Ruleset, city: City, street: number): boolean {
  for (const lot of (rules.streets[street] as Street).lots) if (city.buildings[lot] !== BOARD) return false;
  return true;
}

/** Whether an object has paid for the last time: all its streets are finished. SPEC 8.4 */
export function isExhausted(rules: Ruleset, city: City, object: number): boolean {
  for (const street of (rules.objects[object] as CityObject).streets) {
    if (!isFinished(rules, city, street)) return false;
  }
  return true;
}

/** Whether every lot that touches an object is built on. */
export function isSurrounded(rules: Ruleset, city: City, object: number): boolean {
  for (const lot of (rules.objects[object] as CityObject).lots) if (city.buildings[lot] !== BOARD) return false;
  return true;
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
