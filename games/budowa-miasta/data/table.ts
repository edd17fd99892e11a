import type { Provenance } from "@tabletown/kernel";

export const KINDS = ["villa", "block-of-flats", "office", "factory"] as const;
export type Kind = (typeof KINDS)[number];

export const OBJECTS = [
  "pool",
  "cinema",
  "mall",
  "theatre",
  "cafe",
  "amusement-park",
  "restaurant",
  "sports-hall",
  "stadium",
] as const;
export type ObjectId = (typeof OBJECTS)[number];

const SEAT_COUNTS = [2, 3, 4, 5, 6] as const;
export type SeatCount = (typeof SEAT_COUNTS)[number];

type From<Field extends string> = Readonly<Record<Field, Provenance>>;

/** One share of an object. */
export interface ShareRow {
  /** 0 is the free one. */
  readonly price: number;
  readonly provenance: From<"price">;
}

/** What people invest in. */
export interface ObjectRow {
  readonly id: ObjectId;
  /** Place on the map. */
  readonly row: number;
  readonly column: number;
  /** What one, two, … five shares pay. */
  readonly payouts: readonly number[];
  /** From the top of the stack to its bottom. */
  readonly shares: readonly ShareRow[];
  readonly provenance: From<"place" | "payouts">;
}

export interface StreetRow {
  readonly id: string;
  /** The object that the first lot touches. */
  readonly first: ObjectId;
  /** The object that the last lot touches. */
  readonly last: ObjectId;
  readonly lots: readonly string[];
  readonly provenance: From<"first" | "last">;
}

export interface BuildingRow {
  /** The symbol of the building and of its lot. */
  readonly id: string;
  readonly kind: Kind;
  readonly cost: number;
  readonly provenance: From<"kind" | "cost">;
}

/** All components of the game: values only. */
export interface Table {
  readonly startingMoney: Readonly<Record<SeatCount, number>>;
  /** Buildings drawn at the start. */
  readonly hand: number;
  /** For whoever joins the two objects of `goal`. */
  readonly bonus: number;
  readonly goal: readonly [ObjectId, ObjectId];
  readonly provenance: From<"startingMoney" | "hand" | "bonus" | "goal">;
  readonly objects: readonly ObjectRow[];
  readonly streets: readonly StreetRow[];
  readonly buildings: readonly BuildingRow[];
}
