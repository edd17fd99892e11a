import type { Provenance } from "@tabletown/kernel";
import { ValueSources } from "@tabletown/ui";
import type { JSX } from "preact";
import { provenance } from "../data/provenance.ts";
import type { Table } from "../data/table.ts";
import { BoroughCard, CityCard } from "./card.tsx";
import type { BoardSetting } from "./context.ts";

/** Any component by its id, with marks on what is not read from the rulebook and what those marks mean. */
export function Picture({
  component,
  setting,
}: {
  readonly component: string;
  readonly setting: BoardSetting;
}): JSX.Element {
  const { table, language, words } = setting;
  const card = table.cards.find(({ id }) => id === component);
  const borough = table.boroughs.find(({ id }) => id === component);
  return (
    <span class="l-large">
      {card !== undefined && <CityCard card={card} setting={setting} marked />}
      {borough !== undefined && <BoroughCard borough={borough} setting={setting} marked />}
      <ValueSources sources={shownSources(table, component)} language={language} names={words.names} />
    </span>
  );
}

/** Where the values come from that stand on a component. */
function shownSources(table: Table, id: string): Readonly<Record<string, Provenance>> {
  const component = [...table.cards, ...table.boroughs].find((each) => each.id === id) as object | undefined;
  const values = new Map(Object.entries(component ?? {}));
  return Object.fromEntries(Object.entries(provenance(table, id)).filter(([field]) => isShown(values.get(field))));
}

/** Fields that stand on a card as a value of their own. */
function isShown(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === "object" && value !== null) return Object.keys(value).length > 0;
  return value !== 0 && value !== false;
}
