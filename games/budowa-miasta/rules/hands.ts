import type { Seat } from "@tabletown/kernel";
import type { State, Whereabouts } from "./state.ts";

// The buildings of a seat as bits, because every turn asks for the four or five of them among all lots: one number
// for the first half of the lots, one for the second.

/** Lots to a number. */
export const HALF = 24;

/** The sets that say the same as the places of all buildings. */
export function handsIn(buildings: readonly Whereabouts[], seats: number): number[] {
  const hands = new Array<number>(2 * seats).fill(0);
  for (let lot = 0; lot < buildings.length; lot++) {
    const seat = buildings[lot] as Whereabouts;
    if (seat >= 0) hands[wordOf(seat, lot)] = (hands[wordOf(seat, lot)] as number) | (1 << (lot % HALF));
  }
  return hands;
}

/** A seat gets a building. */
export function intoHand(s: State, lot: number, seat: Seat): void {
  const word = wordOf(seat, lot);
  s.buildings[lot] = seat;
  s.hands[word] = (s.hands[word] as number) | (1 << (lot % HALF));
}

/** A building leaves the hand of a seat for somewhere else. */
export function outOfHand(s: State, lot: number, seat: Seat, place: Whereabouts): void {
  const word = wordOf(seat, lot);
  s.buildings[lot] = place;
  s.hands[word] = (s.hands[word] as number) & ~(1 << (lot % HALF));
}

/** The first lot in a set that is not empty; `bits & (bits - 1)` is the set without it. */
export function firstLot(bits: number, half: number): number {
  return half * HALF + 31 - Math.clz32(bits & -bits);
}

function wordOf(seat: Seat, lot: number): number {
  return 2 * seat + (lot < HALF ? 0 : 1);
}
