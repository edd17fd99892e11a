import { type Provenance, same } from "@tabletown/kernel";
import { standard } from "./standard.ts";
import type { Establishment, Landmark, Table, TownHall } from "./table.ts";

type Fields = Readonly<Record<string, Provenance>>;
type ComponentType = "establishment" | "landmark" | "townHall";

/** Where the values of our table come from, field by field, unless `exceptions` says otherwise. */
const usual: Readonly<Record<ComponentType, Fields>> = {
  // The rulebook counts kinds and copies by colour; the faces are the English and French prints', which agree.
  establishment: {
    colour: "rulebook",
    copies: "rulebook",
    symbol: "other-edition",
    numbers: "other-edition",
    cost: "other-edition",
    effect: "other-edition",
    needs: "other-edition",
  },
  landmark: { cost: "other-edition", effect: "other-edition" },
  townHall: { amount: "rulebook" },
};

const exceptions: Readonly<Record<string, Fields>> = {
  // Worked examples of the rulebook.
  bakery: { effect: "rulebook" },
  cafe: { effect: "rulebook", numbers: "rulebook" },
  // Explained in the section on single cards of PLUS.
  "tuna-boat": { effect: "rulebook" },
  "flower-shop": { effect: "rulebook" },
  "train-station": { effect: "rulebook" },
  harbor: { effect: "rulebook" },
  airport: { effect: "rulebook" },
  // The prints disagree (2, 4 and 1), and the Polish card was not seen.
  "sushi-bar": { cost: "reconstructed" },
};

/**
 * Field by field, how sure a component's values are, unless the table says it itself. Whoever changes a value has seen
 * the printed card.
 */
export function provenance(table: Table, component: string): Fields {
  const ours = find(standard, component);
  const theirs = find(table, component);
  if (ours === undefined || theirs === undefined) return {};
  const given: Partial<Fields> = theirs.value.provenance ?? {};
  const fields = Object.entries({ ...usual[ours.type], ...exceptions[component] });
  return Object.fromEntries(
    fields
      .filter(([field]) => Object.hasOwn(theirs.value, field))
      .map(([field, source]): [string, Provenance] => {
        const unchanged = same(Reflect.get(ours.value, field), Reflect.get(theirs.value, field));
        return [field, given[field] ?? (unchanged ? source : "sourced")];
      }),
  );
}

function find(
  table: Table,
  component: string,
): { type: ComponentType; value: Establishment | Landmark | TownHall } | undefined {
  const establishment = table.establishments.find(({ id }) => id === component);
  if (establishment !== undefined) return { type: "establishment", value: establishment };
  const landmark = table.landmarks.find(({ id }) => id === component);
  if (landmark !== undefined) return { type: "landmark", value: landmark };
  return table.townHall.id === component ? { type: "townHall", value: table.townHall } : undefined;
}
