import type { Provenance } from "@tabletown/kernel";

export const TYPES = ["residential", "commercial", "industrial", "civic"] as const;
export type Type = (typeof TYPES)[number];

export const ICONS = ["restaurant", "office", "school", "airport", "skyscraper", "car-dealership"] as const;
export type Icon = (typeof ICONS)[number];

/** What an effect or a goal can look for on a tile. */
export type Sign = Type | Icon;

export const STATS = ["money", "income", "reputation", "population"] as const;
export type Stat = (typeof STATS)[number];

export const STACKS = ["A", "B", "C"] as const;
export type Stack = (typeof STACKS)[number];

/** Which tiles a counting effect looks at (SPEC 1.4 to 1.7). */
export const PLACES = ["adjacent", "own", "every", "others"] as const;
export type Where = (typeof PLACES)[number];

/**
 * What a tile does, in the order in which it is done.
 * gain: once, when placed. each: per tile that shows one of the signs. shore: money per pair of an own lake and a
 * building beside it. red-line: per red line its owner passes upward.
 */
export type Effect =
  | { readonly type: "gain"; readonly stat: Stat; readonly amount: number }
  | {
      readonly type: "each";
      readonly stat: Stat;
      readonly amount: number;
      readonly where: Where;
      readonly of: readonly Sign[];
      /** Counts only what is built after this tile (SPEC 1.9). */
      readonly later?: true | undefined;
    }
  | { readonly type: "shore"; readonly amount: number }
  | { readonly type: "red-line"; readonly stat: "income" | "reputation"; readonly amount: number };

/** Field by field, where a component's values come from. */
export type Sources = Readonly<Record<string, Provenance>>;

export interface Building {
  readonly id: string;
  readonly stack: Stack;
  readonly type: Type;
  readonly icon?: Icon | undefined;
  readonly cost: number;
  readonly copies: number;
  readonly effects: readonly Effect[];
  readonly provenance: Sources;
}

export interface Basic {
  readonly id: string;
  readonly type: Type;
  readonly icon?: Icon | undefined;
  readonly cost: number;
  /** How many lie in the supply besides those the players start with. */
  readonly supply: number;
  readonly effects: readonly Effect[];
  readonly provenance: Sources;
}

export interface Lake {
  readonly id: string;
  readonly cost: number;
  readonly effects: readonly Effect[];
  readonly provenance: Sources;
}

/** What a goal compares. A group is the largest number of such tiles joined edge to edge. */
export type Measure =
  | { readonly type: "count"; readonly of: Sign | "lake" }
  | { readonly type: "group"; readonly of: Sign | "lake" }
  | { readonly type: "stat"; readonly of: Stat }
  | { readonly type: "markers" };

export interface Goal {
  readonly id: string;
  readonly aim: "most" | "fewest";
  readonly measure: Measure;
  readonly points: number;
  readonly provenance: Sources;
}

/** A space for a tile: `col` grows to the right, `row` downward; tiles of one column are two rows apart. */
export interface Coordinates {
  readonly col: number;
  readonly row: number;
}

/** One side of the borough board. */
export interface Side {
  readonly start: readonly (Coordinates & { readonly tile: string })[];
  /** Spaces the board covers, in whole or in part. */
  readonly blocked: readonly Coordinates[];
}

/** Sizes of the stacks, and how many C tiles the end marker is shuffled with. */
export interface StackSizes {
  readonly A: number;
  readonly B: number;
  readonly C: number;
  readonly withMarker: number;
}

/** What differs between the printings. */
export interface Edition {
  readonly stacks: { readonly 2: StackSizes; readonly 3: StackSizes; readonly 4: StackSizes };
  /** The tiles that go under everything else: from the box, or from the top of the C stack. */
  readonly under: { readonly from: "box" | "top"; readonly count: number };
  readonly loneArchitect: { readonly removal: "before-refill" | "after-refill" };
  readonly dale: { readonly titleNeedsVictory: boolean };
}

export interface Table {
  readonly buildings: readonly Building[];
  readonly basics: readonly Basic[];
  readonly lake: Lake;
  readonly goals: readonly Goal[];
  /** What the spaces of the market add to the price, from left to right. */
  readonly market: readonly number[];
  readonly start: {
    readonly money: number;
    readonly income: number;
    readonly reputation: number;
    readonly population: number;
    readonly markers: number;
  };
  readonly limits: {
    readonly income: readonly [lowest: number, highest: number];
    readonly reputation: readonly [lowest: number, highest: number];
  };
  readonly populationBoard: {
    /** A line `n` lies between the spaces n − 1 and n. */
    readonly redLines: readonly number[];
    /** Distance of further lines beyond the last one. */
    readonly beyond: number;
    /** The last printed space. */
    readonly top: number;
    /** Income and reputation lost per line. */
    readonly loss: number;
  };
  /** So much money becomes 1 population in the end. */
  readonly moneyPerPopulation: number;
  readonly sides: { readonly down: Side; readonly up: Side };
  readonly editions: { readonly 1: Edition; readonly 2: Edition };
  readonly loneArchitect: { readonly loss: number };
  readonly dale: {
    readonly stacks: StackSizes;
    readonly market: readonly number[];
    readonly goals: number;
    readonly pays: number;
  };
  /** Titles of the solo games, from the lowest; each reaches up to the next. */
  readonly titles: readonly { readonly id: string; readonly from: number }[];
  /** Where the values that belong to no single component come from. */
  readonly provenance: Sources;
}
