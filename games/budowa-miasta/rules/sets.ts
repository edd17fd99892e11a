import type { Seat } from "@tabletown/kernel";
import { BAG, BOARD, BOX, type City, type Sets, STACK, type Whereabouts } from "./state.ts";

/** Who has something: a seat, or the table, which has the buildings on the board and the shares in their stacks. */
export type Holder = Seat | typeof TABLE;
export const TABLE = -1;

/** Numbers to a holder: the first half of its buildings, the second, and the same of its shares. */
const PER_HOLDER = 4;
/** Where the shares of a holder begin. */
const CARDS = 2;
/** Lots to a number. */
const HALF_LOTS = 24;
/** Shares to a number: five of each object. */
const HALF_CARDS = 25;
const OBJECTS = 9;
const HALF_OBJECTS = 5;
const STACK_BITS = 5;
const WHOLE_STACK = (1 << STACK_BITS) - 1;

/** The free share of an object in a set of its shares. */
export const FREE = 1;

/** A set of lots that is known beforehand: a street, or what touches an object. */
export interface LotSet {
  readonly first: number;
  readonly second: number;
}

export function lotSetOf(lots: readonly number[]): LotSet {
  const half = (wanted: number): number =>
    lots.reduce((set, lot) => (halfOf(lot) === wanted ? set | lotBit(lot) : set), 0);
  return { first: half(0), second: half(1) };
}

/** The sets that say the same as the places of all buildings and shares. */
export function setsIn(buildings: readonly Whereabouts[], shares: readonly Whereabouts[], seats: number): Sets {
  const sets: Sets = [];
  for (let i = (seats + 1) * PER_HOLDER; i > 0; i--) sets.push(0);
  for (let lot = 0; lot < buildings.length; lot++) {
    const place = buildings[lot] as Whereabouts;
    if (place >= 0 || place === BOARD) addLot(sets, place === BOARD ? TABLE : place, lot);
  }
  for (let card = 0; card < shares.length; card++) {
    const place = shares[card] as Whereabouts;
    if (place >= 0 || place === STACK) addCard(sets, place === STACK ? TABLE : place, card);
  }
  return sets;
}

/** Where every building is. */
export function placesOfLots({ sets }: City): Whereabouts[] {
  const places = new Array<Whereabouts>(2 * HALF_LOTS).fill(BAG);
  for (let holder = TABLE; holder < seatsIn(sets); holder++) {
    for (let half = 0; half < 2; half++) {
      for (let bits = lotsOf(sets, holder, half); bits !== 0; bits &= bits - 1) {
        places[firstLot(bits, half)] = holder === TABLE ? BOARD : holder;
      }
    }
  }
  return places;
}

/** Where every share is: five for each object, in order of price. */
export function placesOfCards({ sets }: City): Whereabouts[] {
  const places = new Array<Whereabouts>(OBJECTS * STACK_BITS).fill(BOX);
  for (let holder = TABLE; holder < seatsIn(sets); holder++) {
    for (let half = 0; half < 2; half++) {
      for (let bits = cardsOf(sets, holder, half); bits !== 0; bits &= bits - 1) {
        places[half * HALF_CARDS + firstIn(bits)] = holder === TABLE ? STACK : holder;
      }
    }
  }
  return places;
}

/** The buildings of a holder: those of one half. */
export function lotsOf(sets: Sets, holder: Holder, half: number): number {
  return sets[(holder + 1) * PER_HOLDER + half] as number;
}

export function hasLot(sets: Sets, holder: Holder, lot: number): boolean {
  return (lotsOf(sets, holder, halfOf(lot)) & lotBit(lot)) !== 0;
}

export function addLot(sets: Sets, holder: Holder, lot: number): void {
  const word = (holder + 1) * PER_HOLDER + halfOf(lot);
  sets[word] = (sets[word] as number) | lotBit(lot);
}

export function removeLot(sets: Sets, holder: Holder, lot: number): void {
  const word = (holder + 1) * PER_HOLDER + halfOf(lot);
  sets[word] = (sets[word] as number) & ~lotBit(lot);
}

/** The shares of an object that a holder has: five bits, the free share first. */
export function sharesOf(sets: Sets, holder: Holder, object: number): number {
  return object < HALF_OBJECTS
    ? (cardsOf(sets, holder, 0) >> (STACK_BITS * object)) & WHOLE_STACK
    : (cardsOf(sets, holder, 1) >> (STACK_BITS * (object - HALF_OBJECTS))) & WHOLE_STACK;
}

export function moveCard(sets: Sets, from: Holder, to: Holder, card: number): void {
  removeCard(sets, from, card);
  addCard(sets, to, card);
}

export function removeCard(sets: Sets, holder: Holder, card: number): void {
  const word = cardWord(holder, card);
  sets[word] = (sets[word] as number) & ~cardBit(card);
}

function addCard(sets: Sets, holder: Holder, card: number): void {
  const word = cardWord(holder, card);
  sets[word] = (sets[word] as number) | cardBit(card);
}

/** Whether all these lots are built on. */
export function allBuilt({ sets }: City, { first, second }: LotSet): boolean {
  return (first & ~lotsOf(sets, TABLE, 0)) === 0 && (second & ~lotsOf(sets, TABLE, 1)) === 0;
}

/** Whether one of these lots is built on. */
export function anyBuilt({ sets }: City, { first, second }: LotSet): boolean {
  return ((first & lotsOf(sets, TABLE, 0)) | (second & lotsOf(sets, TABLE, 1))) !== 0;
}

/** How many of these lots are not built on. */
export function countMissing({ sets }: City, { first, second }: LotSet): number {
  return countIn(first & ~lotsOf(sets, TABLE, 0)) + countIn(second & ~lotsOf(sets, TABLE, 1));
}

/** How many buildings a seat has, or how many are on the board. */
export function countLots({ sets }: City, holder: Holder): number {
  return countIn(lotsOf(sets, holder, 0)) + countIn(lotsOf(sets, holder, 1));
}

/** The first lot in a set that is not empty; `bits & (bits - 1)` is the set without it. */
export function firstLot(bits: number, half: number): number {
  return half * HALF_LOTS + firstIn(bits);
}

/** The lowest member of a set that is not empty. */
export function firstIn(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** Counted in pairs, in fours and in bytes at once. */
export function countIn(set: number): number {
  const pairs = set - ((set >> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333);
  return Math.imul((fours + (fours >> 4)) & 0x0f0f0f0f, 0x01010101) >> 24;
}

function seatsIn(sets: Sets): number {
  return sets.length / PER_HOLDER - 1;
}

function halfOf(lot: number): number {
  return lot < HALF_LOTS ? 0 : 1;
}

function lotBit(lot: number): number {
  return 1 << (lot < HALF_LOTS ? lot : lot - HALF_LOTS);
}

function cardsOf(sets: Sets, holder: Holder, half: number): number {
  return sets[(holder + 1) * PER_HOLDER + CARDS + half] as number;
}

function cardWord(holder: Holder, card: number): number {
  return (holder + 1) * PER_HOLDER + CARDS + (card < HALF_CARDS ? 0 : 1);
}

function cardBit(card: number): number {
  return 1 << (card < HALF_CARDS ? card : card - HALF_CARDS);
}
