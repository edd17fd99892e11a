import type { Table } from "../data/table.ts";
import type { Options } from "./options.ts";

/** Options and components, compiled once per game: the rules read nothing else. */
export interface Ruleset {
  readonly heights: ReadonlyMap<string, number>;
  /** Every single building in the box. */
  readonly buildings: readonly string[];
  /** The component that a corner plot is. */
  readonly corner: string;
  readonly cornerPoints: number;
  /** Corner plots to auction. */
  readonly corners: number;
  /** Coins to begin with. */
  readonly coins: number;
}

export function rulesetOf(options: Options, table: Table): Ruleset {
  const { buildings, corner, coins } = table;
  return {
    heights: new Map(buildings.map(({ id, height }) => [id, height])),
    buildings: buildings.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id)),
    corner: corner.id,
    cornerPoints: corner.points,
    corners: options.corners,
    coins,
  };
}
