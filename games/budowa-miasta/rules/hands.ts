import type { Seat } from "@tabletown/kernel";
import { BOARD, type State, type Whereabouts } from "./state.ts";

// The buildings of each seat as bits, because every turn asks for the four or five of them among all lots, and then the
// lots that are built on: each time one number for the first half of the lots, one for the second.

/** Lots to a number. */
const HALF = 24;

/** The sets that say the same as the places of all buildings. */
export function setsIn(buildings: readonly Whereabouts[], seats: number): number[] {
  const sets = new Array<number>(2 * seats + 2).fill(0);
  for (let lot = 0; lot < buildings.length; lot++) {
    const place = buildings[lot] as Whereabouts;
    if (place >= 0) addTo(sets, wordOf(place, lot), lot);
    if (place === BOARD) addTo(sets, wordOf(seats, lot), lot);
  }
  return sets;
}

/** A seat gets a building. */
export function intoHand(s: State, lot: number, seat: Seat): void {
  s.buildings[lot] = seat;
  addTo(s.sets, wordOf(seat, lot), lot);
}

/** A building leaves the hand of a seat for somewhere else. */
export function outOfHand(s: State, lot: number, seat: Seat, place: Whereabouts): void {
  const word = wordOf(seat, lot);
  s.buildings[lot] = place;
  s.sets[word] = (s.sets[word] as number) & ~(1 << (lot % HALF));
  if (place === BOARD) addTo(s.sets, wordOf(s.money.length, lot), lot);
}

/** The first lot in a set that is not empty; `bits & (bits - 1)` is the set without it. */
export function firstLot(bits: number, half: number): number {
  return half * HALF + 31 - Math.clz32(bits & -bits);
}

/** The lots built on, one bit each: those of one half. */
export function builtLots(s: State, half: number): number {
  return s.sets[2 * s.money.length + half] as number;
}

/** How many lots are built on. */
export function countBuilt(s: State): number {
  return bitsIn(builtLots(s, 0)) + bitsIn(builtLots(s, 1));
}

/** Counted in pairs, in fours and in bytes at once. */
function bitsIn(set: number): number {
  const pairs = set - ((set >> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333);
  return Math.imul((fours + (fours >> 4)) & 0x0f0f0f0f, 0x01010101) >> 24;
}

function addTo(sets: number[], word: number, lot: number): void {
  sets[word] = (sets[word] as number) | (1 << (lot % HALF));
}

/** The board comes after the last seat. */
function wordOf(seat: Seat, lot: number): number {
  return 2 * seat + (lot < HALF ? 0 : 1);
}
