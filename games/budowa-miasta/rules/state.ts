import type { Seat } from "@tabletown/kernel";

/**
 * Where a building or a share is: with a seat, counted from 0, or at one of the places below.
 * Numbers rather than words because every move looks through all of them.
 */
export type Whereabouts = Seat;

/** Of a building. */
export const BAG = -1;
export const BOARD = -2;
/** In a view: in the bag or with another seat. */
export const HIDDEN = -3;
/** Of a share. */
export const STACK = -1;
/** Out of the game. SPEC 9.5 */
export const BOX = -2;

/** What everybody sees. Lists run in the order of seats, or of the component table. */
export interface PublicState {
  turn: Seat;
  step: "build" | "share" | "over";
  /** This turn began with money for none of the seat's buildings. SPEC 8.1 */
  short: boolean;
  /** What selling shares has brought this turn. */
  raised: number;
  /** The lot built on this turn, -1 before that. */
  site: number;
  money: number[];
  /** 0 for who is in the game; 1 for who went bankrupt first, and so on. Never changed, only replaced: copies share it. */
  bankrupt: readonly number[];
  /** Place of every share card: five for each object, in order of price. */
  shares: Whereabouts[];
  /** Cards sold back: they lie on top of their stacks, the latest first. Never changed, only replaced. SPEC 8.3 */
  returned: readonly number[];
}

/** The whole truth. */
export interface State extends PublicState {
  /** Place of every building. */
  buildings: Whereabouts[];
  /** The same the other way round: two sets of lots for the hand of each seat, and two for the board (`hands.ts`). */
  sets: number[];
  /** The buildings in the bag; the last one is drawn next. Never changed, only replaced. */
  bag: readonly number[];
}

/** As much of a state or a view as tells which lots are built on. */
export interface City {
  readonly buildings: readonly Whereabouts[];
}

/** How many buildings a seat has, or one of the other places. */
export function countOf(city: City, place: Whereabouts): number {
  const { buildings } = city;
  let count = 0;
  for (let lot = 0; lot < buildings.length; lot++) if (buildings[lot] === place) count++;
  return count;
}
