import { failure, type Listing, type Result, success, type Title } from "@tabletown/kernel";
import type { CatalogEntry, CatalogParts, PartLoaders } from "./entry.ts";
import type { CatalogFault } from "./fault.ts";
import { listingOf } from "./summary.ts";

/** A game that was asked for: its title, or why there is none. */
export interface LoadedEntry {
  readonly entry: CatalogEntry;
  readonly title: Result<Title, CatalogFault>;
}

/** Loads every game; one that is broken stands there with its fault and takes no other down. */
export async function loadAll(entries: readonly CatalogEntry[]): Promise<readonly LoadedEntry[]> {
  return Promise.all(entries.map(async (entry) => ({ entry, title: await loadTitle(entries, entry.id) })));
}

/** Loads one game and sees whether it can be set up at all. */
export async function loadTitle(entries: readonly CatalogEntry[], id: string): Promise<Result<Title, CatalogFault>> {
  const entry = entries.find((each) => each.id === id);
  if (entry === undefined) {
    return failure({ code: "unknown", game: id, detail: entries.map((each) => each.id).join(", ") });
  }
  return attempt(id, async () => {
    const title = await entry.load();
    if (title.id !== id) throw new Error(`it calls itself "${title.id}"`);
    const options = title.options(undefined);
    if (!options.ok) throw new Error(options.problem);
    title.game(options.value);
    return title;
  });
}

/** Loads a part that a game can do without: nothing where it has none, a fault where it is broken. */
export async function loadPart<Part extends keyof CatalogParts>(
  entry: CatalogEntry,
  part: Part,
): Promise<Result<CatalogParts[Part] | undefined, CatalogFault>> {
  const loaders: PartLoaders = entry;
  const load = loaders[part];
  return load === undefined ? success(undefined) : attempt(entry.id, load);
}

/** What a list tells of every game; the rules are loaded only of those that do not tell it by themselves. */
export async function listAll(entries: readonly CatalogEntry[]): Promise<readonly Result<Listing, CatalogFault>[]> {
  return Promise.all(
    entries.map(async (entry) => {
      const listed = await loadPart(entry, "listing");
      if (!listed.ok) return listed;
      if (listed.value !== undefined) return success(listed.value);
      const title = await loadTitle(entries, entry.id);
      return title.ok ? success(listingOf(title.value)) : title;
    }),
  );
}

async function attempt<Value>(id: string, load: () => Promise<Value>): Promise<Result<Value, CatalogFault>> {
  try {
    return success(await load());
  } catch (error) {
    return failure({ code: "broken", game: id, detail: error instanceof Error ? error.message : String(error) });
  }
}
