import { type Language, type SchemaIssue, schemaFault, type Title } from "@tabletown/kernel";

/** What is wrong with a table: by path, and whether anything is. */
export interface Problems {
  /** Whether values of the right kind stand everywhere; otherwise the table cannot even be drawn. */
  readonly drawable: boolean;
  readonly byPath: ReadonlyMap<string, string>;
}

/** Looks through a whole table: first at every value, then at what they say about each other. */
export function problemsOf(title: Title, table: unknown, language: Language): Problems {
  const { schema, check } = title.components;
  const found = schema?.["~standard"].validate(table) as { readonly issues?: readonly SchemaIssue[] } | undefined;
  const faults = (found?.issues ?? []).map((issue) => schemaFault(table, issue));
  if (faults.length > 0) {
    // Of several in one place the first is told.
    const entries = faults.map(({ path, says }): [string, string] => [path, says[language]]);
    return { drawable: false, byPath: new Map(entries.reverse()) };
  }
  const checked = check(table);
  if (checked.ok) return { drawable: true, byPath: new Map() };
  const { path, says } = checked.problem;
  return { drawable: true, byPath: new Map([[path, says[language]]]) };
}
