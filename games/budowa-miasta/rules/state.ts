import type { Seat } from "@tabletown/kernel";

/**
 * Where a building or a share is: with a seat, counted from 0, or at one of the places below.
 * Numbers rather than words because every move looks through all of them.
 */
export type Place = Seat;

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
export interface Open {
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
  shares: Place[];
  /** Cards sold back: they lie on top of their stacks, the latest first. Never changed, only replaced. SPEC 8.3 */
  returned: readonly number[];
}

/** The whole truth. */
export interface State extends Open {
  /** Place of every building. */
  buildings: Place[];
  /** The buildings in the bag; the last one is drawn next. */
  bag: number[];
}

/** What one viewer may know. */
export interface View extends Open {
  /** Absent for a spectator. */
  viewer?: Seat;
  /** Place of every building; HIDDEN unless it is on the board or the viewer's own. */
  buildings: Place[];
  /** How many buildings each seat holds. */
  hands: number[];
  /** How many are in the bag. */
  bag: number;
}

/** As much of a state or a view as tells which lots are built on. */
export interface Board {
  readonly buildings: readonly Place[];
}

export function copy(s: State): State {
  return {
    turn: s.turn,
    step: s.step,
    short: s.short,
    raised: s.raised,
    site: s.site,
    money: s.money.slice(),
    bankrupt: s.bankrupt,
    shares: s.shares.slice(),
    returned: s.returned,
    buildings: s.buildings.slice(),
    bag: s.bag.slice(),
  };
}

/** How many buildings are at one place. */
export function countAt(board: Board, place: Place): number {
  const { buildings } = board;
  let count = 0;
  for (let lot = 0; lot < buildings.length; lot++) if (buildings[lot] === place) count++;
  return count;
}
