import type { Provenance } from "@tabletown/kernel";
import { BOROUGH_FIELDS, CARD_FIELDS, SETTING_FIELDS, type Table } from "./table.ts";

/** How sure the values of a card, a borough, the `settings` or the `poverty` table are, field by field. */
export function provenance(table: Table, component: string): Readonly<Record<string, Provenance>> {
  const card = table.cards.find(({ id }) => id === component);
  if (card !== undefined) return filled(CARD_FIELDS, card.provenance, table.provenance.cards);
  const borough = table.boroughs.find(({ id }) => id === component);
  if (borough !== undefined) return filled(BOROUGH_FIELDS, borough.provenance, table.provenance.boroughs);
  if (component === "settings") return filled(SETTING_FIELDS, table.settings.provenance, table.provenance.settings);
  if (component === "poverty") return filled(["lost", "beyond"], table.poverty.provenance, table.provenance.poverty);
  return {};
}

function filled<Field extends string>(
  fields: readonly Field[],
  given: { readonly [F in Field]?: Provenance },
  otherwise: Provenance,
): Record<string, Provenance> {
  return Object.fromEntries(fields.map((field) => [field, given[field] ?? otherwise]));
}
