import { type CatalogEntry, catalog as whole } from "../../../../packages/catalog/src/index.ts";

function entry(id: string): CatalogEntry {
  const found = whole.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no game ${id}`);
  return found;
}

const { id, load } = entry("metropolia");

/** A game whose author has not drawn anything yet, one that cannot be loaded at all, and a whole one beside them. */
export const catalog: readonly CatalogEntry[] = [
  { id, load },
  { id: "broken", load: async () => (await import("./broken-game.ts")).broken },
  entry("budowa-miasta"),
];
