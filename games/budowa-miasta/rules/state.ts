import type { Seat } from "@tabletown/kernel";

/**
 * Where a building or a share is: with a seat, counted from 0, or at one of the places below. That is how views and
 * records tell it; the rules go by sets.
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

/** What a state and a view have in common. Lists run in the order of seats. */
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
  /** Cards sold back: they lie on top of their stacks, the latest first. Never changed, only replaced. SPEC 8.3 */
  returned: readonly number[];
}

/**
 * Where every building and every share is, as sets with one bit for each (`sets.ts`), all in one list: a copy of a state
 * is little more than a slice of it, and what every move asks ("is this street finished?", "what is in this hand?") is
 * asked of all lots at once. What nobody holds is in the bag (in a view: hidden) if it is a building, and out of the game
 * if it is a share.
 */
export type Sets = number[];

/** As much of a state as tells what lies where; `positionIn` makes it out of a view. */
export interface City {
  sets: Sets;
}

/** The whole truth. */
export interface State extends PublicState, City {
  /** The buildings in the bag; the last one is drawn next. Never changed, only replaced. */
  bag: readonly number[];
}
