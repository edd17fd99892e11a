import type { Field } from "./encoding.ts";

/** Fields one after another: where each begins, and how long all are together. */
export interface Layout<Name extends string> {
  readonly fields: readonly Field[];
  readonly size: number;
  readonly start: Readonly<Record<Name, number>>;
}

interface NamedField<Name extends string> extends Field {
  readonly name: Name;
}

export function layoutOf<const Name extends string>(fields: readonly NamedField<Name>[]): Layout<Name> {
  const start = {} as Record<Name, number>;
  let size = 0;
  for (const { name, count } of fields) {
    start[name] = size;
    size += count;
  }
  return { fields, size, start };
}

/** A field for every player, from the one who looks onwards: `player0.coins`, `player1.coins` and so on. */
export function eachPlayer(players: number, fields: readonly Field[]): Field[] {
  return Array.from({ length: players }, (_, player) =>
    fields.map(({ name, count, meaning }) => ({ name: `player${player}.${name}`, count, meaning })),
  ).flat();
}

/** Actions that differ in one thing: a label for each. */
export interface ActionField<Name extends string> {
  readonly name: Name;
  readonly meaning: string;
  readonly labels: readonly string[];
}

export interface ActionLayout<Name extends string> extends Layout<Name> {
  label(index: number): string;
}

export function actionLayoutOf<const Name extends string>(fields: readonly ActionField<Name>[]): ActionLayout<Name> {
  const layout = layoutOf(fields.map(({ name, meaning, labels }) => ({ name, meaning, count: labels.length })));
  const labels = fields.flatMap((field) => field.labels);
  return { ...layout, label: (index) => labels[index] ?? "" };
}

/** Where things stand in a list, by id. */
export function indexById(things: readonly { readonly id: string }[]): ReadonlyMap<string, number> {
  return new Map(things.map(({ id }, index) => [id, index]));
}

/** How many places after `from` a seat sits. */
export function placesAfter(from: number, seat: number, seats: number): number {
  return (seat - from + seats) % seats;
}

/** Adds one at the place of an id; ids that are not known, such as none at all, are left out. */
export function mark(into: Float32Array, start: number, index: number | undefined): void {
  if (index !== undefined) into[start + index] = (into[start + index] as number) + 1;
}
