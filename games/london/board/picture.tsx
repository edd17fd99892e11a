import { say } from "@tabletown/ui";
import type { JSX } from "preact";
import { provenance } from "../data/provenance.ts";
import { BoroughCard, CityCard } from "./card.tsx";
import type { BoardSetting } from "./context.ts";
import { marks } from "./text.ts";

/** Any component by its id, with marks on what is not read from the rulebook and what those marks mean. */
export function Picture({
  component,
  setting,
}: {
  readonly component: string;
  readonly setting: BoardSetting;
}): JSX.Element {
  const { table } = setting;
  const card = table.cards.find(({ id }) => id === component);
  const borough = table.boroughs.find(({ id }) => id === component);
  return (
    <span class="l-large">
      {card !== undefined && <CityCard card={card} setting={setting} marked />}
      {borough !== undefined && <BoroughCard borough={borough} setting={setting} marked />}
      <Legend id={component} setting={setting} />
    </span>
  );
}

/** Fields that stand on a card as a value of their own. */
function isShown(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === "object" && value !== null) return Object.keys(value).length > 0;
  return value !== 0 && value !== false;
}

/** What the marks mean, and which values bear them. */
function Legend({ id, setting }: { readonly id: string; readonly setting: BoardSetting }): JSX.Element {
  const { table, language, words } = setting;
  const component = [...table.cards, ...table.boroughs].find((each) => each.id === id) as object | undefined;
  const values = new Map(Object.entries(component ?? {}));
  const entries = Object.entries(provenance(table, id)).filter(([field]) => isShown(values.get(field)));
  const found = (Object.keys(marks) as (keyof typeof marks)[]).flatMap((how) => {
    const fields = entries.filter(([, from]) => from === how).map(([field]) => words.names[`field.${field}`] ?? field);
    return fields.length === 0 ? [] : [{ how, fields }];
  });
  return (
    <span class="l-legend">
      {found.map(({ how, fields }) => (
        <span key={how}>
          <b class="l-mark">{marks[how].sign}</b> {say(language, marks[how].means)}: {fields.join(", ")}
        </span>
      ))}
    </span>
  );
}
