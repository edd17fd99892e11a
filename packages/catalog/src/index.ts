import type { MindSource } from "@tabletown/bots";
import type { Result, Title } from "@tabletown/kernel";
import type { CatalogEntry } from "./entry.ts";
import type { CatalogFault } from "./fault.ts";
import { loadPart, loadTitle } from "./load.ts";

export type { CatalogEntry, CatalogParts } from "./entry.ts";
export { type CatalogFault, catalogFaultText } from "./fault.ts";
export { type LoadedEntry, listAll, loadAll, loadPart, loadTitle } from "./load.ts";
export { type GameSummary, summaryOf } from "./summary.ts";

/** Every game there is. A new game is one folder and one line here. */
export const catalog: readonly CatalogEntry[] = [
  {
    id: "metropolia",
    load: async () => (await import("@tabletown/metropolia")).metropolia,
    listing: async () => (await import("@tabletown/metropolia/listing")).listing,
    mind: async () => (await import("@tabletown/metropolia/bot")).metropoliaMind,
    research: async () => (await import("@tabletown/metropolia/research")).metropoliaResearch,
    board: async () => (await import("@tabletown/metropolia/board")).board,
    cover: async () => (await import("@tabletown/metropolia/cover")).cover,
  },
  {
    id: "budowa-miasta",
    load: async () => (await import("@tabletown/budowa-miasta")).budowaMiasta,
    listing: async () => (await import("@tabletown/budowa-miasta/listing")).listing,
    mind: async () => (await import("@tabletown/budowa-miasta/bot")).budowaMiastaMind,
    research: async () => (await import("@tabletown/budowa-miasta/research")).budowaMiastaResearch,
    board: async () => (await import("@tabletown/budowa-miasta/board")).board,
    cover: async () => (await import("@tabletown/budowa-miasta/cover")).cover,
  },
  {
    id: "suburbia",
    load: async () => (await import("@tabletown/suburbia")).suburbia,
    listing: async () => (await import("@tabletown/suburbia/listing")).listing,
    mind: async () => (await import("@tabletown/suburbia/bot")).suburbiaMind,
    research: async () => (await import("@tabletown/suburbia/research")).suburbiaResearch,
    board: async () => (await import("@tabletown/suburbia/board")).board,
    cover: async () => (await import("@tabletown/suburbia/cover")).cover,
  },
  {
    id: "london",
    load: async () => (await import("@tabletown/london")).london,
    listing: async () => (await import("@tabletown/london/listing")).listing,
    mind: async () => (await import("@tabletown/london/bot")).londonMind,
    research: async () => (await import("@tabletown/london/research")).londonResearch,
    board: async () => (await import("@tabletown/london/board")).board,
    cover: async () => (await import("@tabletown/london/cover")).cover,
  },
];

/** The game of that id; nothing where there is none or it is broken. `loadTitle` says which. */
export async function findTitle(id: string): Promise<Title | undefined> {
  return valueIn(await loadTitle(catalog, id));
}

/** What a game tells its bots; nothing where it has nothing to tell, and they go by the score. */
export async function findMind(id: string): Promise<MindSource | undefined> {
  const entry = catalog.find((each) => each.id === id);
  return entry === undefined ? undefined : valueIn(await loadPart(entry, "mind"));
}

function valueIn<Value>(result: Result<Value, CatalogFault>): Value | undefined {
  return result.ok ? result.value : undefined;
}
