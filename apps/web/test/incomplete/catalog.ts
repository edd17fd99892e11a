import type { Title } from "@tabletown/kernel";
import { type CatalogEntry, catalog as whole } from "../../../../packages/catalog/src/index.ts";

function entry(id: string): CatalogEntry {
  const found = whole.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no game ${id}`);
  return found;
}

const { id, load } = entry("metropolia");

/** The game after somebody has found out that its cheapest card costs more in print. */
async function corrected(): Promise<Title> {
  const title = await load();
  const standard = structuredClone(title.components.standard) as { establishments: { id: string; cost: number }[] };
  for (const card of standard.establishments) if (card.id === "wheat-field") card.cost = 2;
  return {
    ...title,
    components: { ...title.components, standard },
    game: (options, table = standard) => title.game(options, table),
    words: (language, table = standard) => title.words(language, table),
  };
}

/**
 * A game whose author has not drawn anything yet and whose standard components are no longer those of the whole page,
 * one that cannot be loaded at all, and a whole one beside them.
 */
export const catalog: readonly CatalogEntry[] = [
  { id, load: corrected },
  { id: "broken", load: async () => (await import("./broken-game.ts")).broken },
  entry("budowa-miasta"),
];
