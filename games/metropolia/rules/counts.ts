import type { Seat } from "@tabletown/kernel";
import { MOST_SEATS } from "./seats.ts";

/**
 * All that is counted in a game, number beside number, so that a copy of a state is one slice: the fewer, the quicker.
 * First come the coins of every seat, then rows with a cell for the market and one for each seat: the establishments of
 * which there is a copy and, above them, the landmarks that are built (one bit each), and those copies, several
 * establishments to a cell. The last row ends with the last seat.
 */
export type Counts = number[];

/** Where establishments are: in the city of a seat, or on the market, whose cell comes before that of the first seat. */
export type Holder = Seat | typeof MARKET;
export const MARKET = -1;

const ROW = MOST_SEATS + 1;
const PRESENT = MOST_SEATS + 1;
const COPIES = PRESENT + ROW;
/** The two boxes have so many establishments; landmarks come above them. */
export const MOST_KINDS = 25;
const EVERY_KIND = (1 << MOST_KINDS) - 1;

/** Where the copies of an establishment are counted: the cell of the first seat, and its bits in there. */
export interface Counted {
  readonly index: number;
  readonly row: number;
  readonly shift: number;
  readonly mask: number;
}

/** Of no establishment there are more copies than `most`. */
export function countedAt(index: number, most: number): Counted {
  const bits = 32 - Math.clz32(most);
  const together = Math.floor(32 / bits);
  const row = COPIES + ROW * Math.floor(index / together);
  return { index, row, shift: bits * (index % together), mask: (1 << bits) - 1 };
}

export function noCounts(establishments: readonly Counted[], seats: number): Counts {
  const last = Math.max(...establishments.map(({ row }) => row));
  return Array.from({ length: last + seats }, () => 0);
}

/** The establishments of which there is a copy, one bit each, and above them the landmarks that are built. */
export function presentAt(counts: Counts, place: Holder): number {
  return counts[PRESENT + place] as number;
}

/** The establishments of which there is a copy, one bit each. */
export function kindsAt(counts: Counts, place: Holder): number {
  return (counts[PRESENT + place] as number) & EVERY_KIND;
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
  return ((counts[card.row + place] as number) >> card.shift) & card.mask;
}

export function addCopies(counts: Counts, place: Holder, card: Counted, by: number): void {
  const { index, row, shift } = card;
  counts[row + place] = ((counts[row + place] as number) + (by << shift)) | 0;
  const kinds = counts[PRESENT + place] as number;
  counts[PRESENT + place] = copiesAt(counts, place, card) === 0 ? kinds & ~(1 << index) : kinds | (1 << index);
}

/** One copy changes its place: bought or swapped. */
export function moveCopy(counts: Counts, from: Holder, to: Holder, card: Counted): void {
  const { row, shift } = card;
  const bit = 1 << card.index;
  counts[row + from] = ((counts[row + from] as number) - (1 << shift)) | 0;
  if (copiesAt(counts, from, card) === 0) counts[PRESENT + from] = (counts[PRESENT + from] as number) & ~bit;
  counts[row + to] = ((counts[row + to] as number) + (1 << shift)) | 0;
  counts[PRESENT + to] = (counts[PRESENT + to] as number) | bit;
}

/** Coins come first. */
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
  return (counts[PRESENT + seat] as number) >>> MOST_KINDS;
}

export function addLandmark(counts: Counts, seat: Seat, index: number): void {
  counts[PRESENT + seat] = (counts[PRESENT + seat] as number) | landmarkBit(index);
}

/** A landmark where it stands with establishments in one set. */
export function landmarkBit(index: number): number {
  return 1 << (MOST_KINDS + index);
}

/** A number that is nearly always another for other cities of so many seats; coins and the market do not matter. */
export function hashOfCities(counts: Counts, seats: number): number {
  let hash = 0;
  for (let row = PRESENT; row < counts.length; row += ROW) {
    for (let seat = 0; seat < seats; seat++) {
      hash = Math.imul((hash ^ (counts[row + seat] as number)) + seat, 0x9e3779b1);
      hash ^= hash >>> 15;
    }
  }
  return hash >>> 0;
}

/** Whether so many seats have the same cities in both. */
export function sameCities(one: Counts, other: Counts, seats: number): boolean {
  for (let row = PRESENT; row < one.length; row += ROW) {
    for (let seat = 0; seat < seats; seat++) if (one[row + seat] !== other[row + seat]) return false;
  }
  return true;
}
