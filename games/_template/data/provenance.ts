import type { Provenance } from "@tabletown/kernel";
import type { BuildingRow, CornerRow, ProvenanceOf, Table } from "./table.ts";

const building: ProvenanceOf<BuildingRow> = { height: "reconstructed", copies: "reconstructed" };
const corner: ProvenanceOf<CornerRow> = { points: "reconstructed" };

/** No printed game stands behind this one: all its values are ours. */
export function provenance(table: Table, component: string): Readonly<Record<string, Provenance>> {
  if (component === table.corner.id) return corner;
  return table.buildings.some(({ id }) => id === component) ? building : {};
}
