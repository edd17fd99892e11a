import type { Seat } from "@tabletown/kernel";
import type { Attraction, Lot, Ruleset, Street } from "./ruleset.ts";
import { NONE } from "./ruleset.ts";
import { BOARD, type Board } from "./state.ts";

/** What building on a lot costs as the city stands now. */
export function costOf(rules: Ruleset, board: Board, lot: number): number {
  const { cost, touches, neighbours } = rules.lots[lot] as Lot;
  if (touches !== NONE) return cost; // SPEC 4.2
  for (const neighbour of neighbours) if (board.buildings[neighbour] === BOARD) return cost; // SPEC 4.2
  return cost * 2; // SPEC 4.3
}

/** Cost of the cheapest building of a seat; Infinity where it has none. */
export function cheapestOf(rules: Ruleset, board: Board, seat: Seat): number {
  const { buildings } = board;
  let cheapest = Number.POSITIVE_INFINITY;
  for (let lot = 0; lot < buildings.length; lot++) {
    if (buildings[lot] !== seat) continue;
    const cost = costOf(rules, board, lot);
    if (cost < cheapest) cheapest = cost;
  }
  return cheapest;
}

/** Cost of the dearest building not yet on the board. */
export function dearestLeft(rules: Ruleset, board: Board): number {
  let dearest = 0;
  for (let lot = 0; lot < board.buildings.length; lot++) {
    if (board.buildings[lot] !== BOARD) dearest = Math.max(dearest, costOf(rules, board, lot));
  }
  return dearest;
}

/** SPEC 5.1 */
export function isFinished(rules: Ruleset, board: Board, street: number): boolean {
  for (const lot of (rules.streets[street] as Street).lots) if (board.buildings[lot] !== BOARD) return false;
  return true;
}

/** Whether an object has paid for the last time: all its streets are finished. SPEC 8.4 */
export function isExhausted(rules: Ruleset, board: Board, object: number): boolean {
  for (const street of (rules.objects[object] as Attraction).streets) {
    if (!isFinished(rules, board, street)) return false;
  }
  return true;
}

/** Whether every lot that touches an object is built on. */
export function isSurrounded(rules: Ruleset, board: Board, object: number): boolean {
  for (const lot of (rules.objects[object] as Attraction).lots) if (board.buildings[lot] !== BOARD) return false;
  return true;
}

/** Whether finished streets join the two objects of the goal. SPEC 10.1 */
export function isJoined(rules: Ruleset, board: Board): boolean {
  const reached = new Set([rules.goal[0]]);
  const finished = rules.streets.filter((_, street) => isFinished(rules, board, street));
  for (const object of reached) {
    for (const { ends } of finished) {
      if (ends[0] === object) reached.add(ends[1]);
      else if (ends[1] === object) reached.add(ends[0]);
    }
  }
  return reached.has(rules.goal[1]);
}
