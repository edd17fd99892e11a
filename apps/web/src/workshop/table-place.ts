import { componentParts } from "@tabletown/kernel";

/** Keys that lead from a table to a place in it. */
export type Path = readonly (string | number)[];

/** Where a component stands; the game as a whole is the table itself. */
export function placeOfPart(table: unknown, component: string): Path | undefined {
  const path = componentParts(table).find((part) => part.component === component)?.path;
  if (path === undefined) return undefined;
  return path === "" ? [] : path.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

export function valueIn(table: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (here, key) => (typeof here === "object" && here !== null ? Reflect.get(here, key) : undefined),
    table,
  );
}

/** A copy that differs in one place; what is set to `undefined` is left out. */
export function withValue(table: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const inner = withValue(valueIn(table, [key]), rest, value);
  if (Array.isArray(table)) return table.map((each: unknown, index) => (index === key ? inner : each));
  const entries = { ...(table as object), [key]: inner };
  return inner === undefined
    ? Object.fromEntries(Object.entries(entries).filter(([name]) => name !== String(key)))
    : entries;
}

export function startsWith(path: Path, start: Path): boolean {
  return start.every((key, index) => String(path[index]) === String(key));
}

/** A path as one word: "cards.3.playCost". */
export function pathKey(path: Path): string {
  return path.join(".");
}
