import type { Provenance } from "@tabletown/kernel";

/** The components of the game. */
export interface Table {
  readonly buildings: readonly BuildingRow[];
  readonly corner: CornerRow;
  /** What every player begins with. */
  readonly coins: number;
}

export interface BuildingRow {
  readonly id: string;
  readonly height: number;
  readonly copies: number;
}

export interface CornerRow {
  readonly id: string;
  readonly points: number;
}

/** Where the values of a component come from, field by field. */
export type ProvenanceOf<Row> = Readonly<Record<Exclude<keyof Row, "id">, Provenance>>;
