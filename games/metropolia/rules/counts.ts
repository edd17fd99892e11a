import type { Seat } from "@tabletown/kernel";
import { MOST_SEATS } from "./seats.ts";

/**
 * All that is counted in a game, number beside number, so that a copy of a state is one slice. Every quantity has a
 * row of cells, one for each seat and one for the market: coins, the establishments of which there is a copy and, above
 * them, the landmarks that are built (one bit each), and those copies, five establishments to a row, six bits each.
 */
export type Counts = number[];

/** Where establishments are: in the city of a seat, or on the market. */
export type Holder = Seat | typeof MARKET;
export const MARKET = MOST_SEATS;

const ROW = MOST_SEATS + 1;
const KINDS = ROW;
const COPIES = 2 * ROW;
const PER_ROW = 5;
const BITS = 6;
/** The two boxes have so many establishments; landmarks come above them. */
export const MOST_KINDS = 25;
const EVERY_KIND = (1 << MOST_KINDS) - 1;

/** Where the copies of an establishment are counted. */
export interface Counted {
  readonly index: number;
  readonly row: number;
  readonly shift: number;
}

export function countedAt(index: number): Counted {
  return { index, row: COPIES + ROW * Math.floor(index / PER_ROW), shift: BITS * (index % PER_ROW) };
}

/** With as many rows as so many establishments need: the fewer, the quicker a copy. */
export function noCounts(establishments: number): Counts {
  return Array.from({ length: COPIES + ROW * Math.ceil(establishments / PER_ROW) }, () => 0);
}

/** The establishments of which there is a copy, one bit each, and above them the landmarks that are built. */
export function presentAt(counts: Counts, place: Holder): number {
  return counts[KINDS + place] as number;
}

/** The establishments of which there is a copy, one bit each. */
export function kindsAt(counts: Counts, place: Holder): number {
  return (counts[KINDS + place] as number) & EVERY_KIND;
}

/** The first thing of a set that has one bit for each; the set is not empty. */
export function lowestBit(set: number): number {
  return 31 - Math.clz32(set & -set);
}

/** How many a set has, counted in pairs of bits, then in fours, then in bytes. */
export function sizeOf(set: number): number {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function copiesAt(counts: Counts, place: Holder, card: Counted): number {
  return ((counts[card.row + place] as number) >> card.shift) & 0b111111;
}

export function addCopies(counts: Counts, place: Holder, card: Counted, by: number): void {
  const { index, row, shift } = card;
  counts[row + place] = (counts[row + place] as number) + (by << shift);
  const kinds = counts[KINDS + place] as number;
  counts[KINDS + place] = copiesAt(counts, place, card) === 0 ? kinds & ~(1 << index) : kinds | (1 << index);
}

/** One copy changes its place: bought or swapped. */
export function moveCopy(counts: Counts, from: Holder, to: Holder, card: Counted): void {
  const { row, shift } = card;
  const bit = 1 << card.index;
  counts[row + from] = (counts[row + from] as number) - (1 << shift);
  if (copiesAt(counts, from, card) === 0) counts[KINDS + from] = (counts[KINDS + from] as number) & ~bit;
  counts[row + to] = (counts[row + to] as number) + (1 << shift);
  counts[KINDS + to] = (counts[KINDS + to] as number) | bit;
}

/** Coins are the first row. */
export function coinsOf(counts: Counts, seat: Seat): number {
  return counts[seat] as number;
}

/** Changes what a seat has, and returns what it has then. */
export function addCoins(counts: Counts, seat: Seat, by: number): number {
  const now = (counts[seat] as number) + by;
  counts[seat] = now;
  return now;
}

/** The landmarks of a city, one bit each. */
export function builtBy(counts: Counts, seat: Seat): number {
  return (counts[KINDS + seat] as number) >>> MOST_KINDS;
}

export function addLandmark(counts: Counts, seat: Seat, index: number): void {
  counts[KINDS + seat] = (counts[KINDS + seat] as number) | landmarkBit(index);
}

/** A landmark where it stands with establishments in one set. */
export function landmarkBit(index: number): number {
  return 1 << (MOST_KINDS + index);
}

/** A number that is nearly always another for other cities of so many seats; coins and the market do not matter. */
export function hashOfCities(counts: Counts, seats: number): number {
  let hash = 0;
  for (let row = KINDS; row < counts.length; row += ROW) {
    for (let seat = 0; seat < seats; seat++) {
      hash = Math.imul((hash ^ (counts[row + seat] as number)) + seat, 0x9e3779b1);
      hash ^= hash >>> 15;
    }
  }
  return hash >>> 0;
}

/** Whether so many seats have the same cities in both. */
export function sameCities(one: Counts, other: Counts, seats: number): boolean {
  for (let row = KINDS; row < one.length; row += ROW) {
    for (let seat = 0; seat < seats; seat++) if (one[row + seat] !== other[row + seat]) return false;
  }
  return true;
}
