/** A component of which these fields were seen in print: its own notes about their sources say so. */
export function withSeen(component: unknown, fields: readonly string[]): unknown {
  const named = fields.filter((field) => !field.includes("."));
  const sourced = (names: readonly string[]): object => Object.fromEntries(names.map((field) => [field, "sourced"]));
  const noted = mapNotes(component, undefined, (notes, _, nested) =>
    sourced([...Object.keys(notes), ...(nested ? [] : named)]),
  );
  // A component without notes of its own has them from now on.
  return within(component, "provenance") === undefined ? { ...Object(noted), provenance: sourced(named) } : noted;
}

/** The notes about sources as the standard has them. */
export function withStandardSources(component: unknown, standard: unknown): unknown {
  const noted = mapNotes(component, standard, (notes, before) => before ?? notes);
  if (within(standard, "provenance") !== undefined) return noted;
  const { provenance: _, ...bare } = Object(noted);
  return bare;
}

type ChangeNotes = (notes: object, standard: object | undefined, nested: boolean) => object;

function mapNotes(value: unknown, standard: unknown, change: ChangeNotes, nested = false): unknown {
  if (Array.isArray(value)) return value.map((item, index) => mapNotes(item, within(standard, index), change, true));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]: [string, unknown]) => {
    const before = within(standard, key);
    if (key !== "provenance" || typeof inner !== "object" || inner === null) {
      return [key, mapNotes(inner, before, change, true)];
    }
    return [key, change(inner, typeof before === "object" && before !== null ? before : undefined, nested)];
  });
  return Object.fromEntries(entries);
}

function within(value: unknown, key: string | number): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
