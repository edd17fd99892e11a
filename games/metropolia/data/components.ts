import { type Components, type Provenance, same } from "@tabletown/kernel";
import type { Table } from "../rules/component.ts";
import { checkTable } from "./check-table.ts";

type Fields = Readonly<Record<string, Provenance>>;

/** How sure the values of a table are: by kind of component, and for single components where they differ. */
export interface Sureness {
  readonly establishment: Fields;
  readonly landmark: Fields;
  readonly townHall: Fields;
  readonly exceptions: Readonly<Record<string, Fields>>;
}

export function componentsOf(standard: Table, sureness: Sureness): Components<Table> {
  return {
    standard,
    check: (given) => checkTable(standard, given),
    provenance(table, component) {
      const ours = find(standard, component);
      const theirs = find(table, component);
      if (ours === undefined || theirs === undefined) return {};
      const fields = Object.entries({ ...sureness[ours.kind], ...sureness.exceptions[component] });
      return Object.fromEntries(
        fields
          .filter(([field]) => Object.hasOwn(theirs.value, field))
          .map(([field, sure]): [string, Provenance] => {
            const unchanged = same(Reflect.get(ours.value, field), Reflect.get(theirs.value, field));
            // Whoever changes a value has seen the printed card.
            return [field, unchanged ? sure : "sourced"];
          }),
      );
    },
  };
}

function find(
  table: Table,
  component: string,
): { kind: keyof Omit<Sureness, "exceptions">; value: object } | undefined {
  const establishment = table.establishments.find(({ id }) => id === component);
  if (establishment !== undefined) return { kind: "establishment", value: establishment };
  const landmark = table.landmarks.find(({ id }) => id === component);
  if (landmark !== undefined) return { kind: "landmark", value: landmark };
  return table.townHall.id === component ? { kind: "townHall", value: table.townHall } : undefined;
}
