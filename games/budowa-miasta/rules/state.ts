import type { Seat } from "@tabletown/kernel";

/** Where a building is: with a seat, in the bag, or on its lot. */
export type BuildingPlace = Seat | "bag" | "board";

/** Where a share is: with a seat, in its stack, or out of the game. */
export type SharePlace = Seat | "stack" | "box";

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
  /** 0 for who is in the game; 1 for who went bankrupt first, and so on. */
  bankrupt: number[];
  /** Place of every share card: five for each object, in order of price. */
  shares: SharePlace[];
  /** Cards sold back: they lie on top of their stacks, the latest first. SPEC 8.3 */
  returned: number[];
}

/** The whole truth. */
export interface State extends Open {
  /** Place of every building. */
  buildings: BuildingPlace[];
}

/** What one viewer may know. */
export interface View extends Open {
  /** Absent for a spectator. */
  viewer?: Seat;
  /** "hidden" is in the bag or with another seat. */
  buildings: (BuildingPlace | "hidden")[];
  /** How many buildings each seat holds. */
  hands: number[];
  /** How many are in the bag. */
  bag: number;
}

/** As much of a state or a view as tells which lots are built on. */
export interface Board {
  readonly buildings: readonly (BuildingPlace | "hidden")[];
}

export function copy(s: State): State {
  return {
    turn: s.turn,
    step: s.step,
    short: s.short,
    raised: s.raised,
    site: s.site,
    money: s.money.slice(),
    bankrupt: s.bankrupt.slice(),
    shares: s.shares.slice(),
    returned: s.returned.slice(),
    buildings: s.buildings.slice(),
  };
}

/** How many buildings are at one place. */
export function countAt(board: Board, place: BuildingPlace): number {
  let count = 0;
  for (const at of board.buildings) if (at === place) count++;
  return count;
}
