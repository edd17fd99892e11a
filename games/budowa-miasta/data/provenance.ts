import type { Provenance } from "@tabletown/kernel";
import type { Table } from "./table.ts";

/** Where the values of an object, a street or a building come from; of the game as a whole under "game". */
export function provenance(table: Table, component: string): Readonly<Record<string, Provenance>> {
  if (component === "game") return table.provenance;
  const object = table.objects.find(({ id }) => id === component);
  if (object !== undefined) {
    const prices = object.shares.map((share, rank) => [`price.${rank + 1}`, share.provenance.price]);
    return { ...object.provenance, ...Object.fromEntries(prices) };
  }
  const street = table.streets.find(({ id }) => id === component);
  return street?.provenance ?? table.buildings.find(({ id }) => id === component)?.provenance ?? {};
}
