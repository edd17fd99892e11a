import type { Title } from "@tabletown/kernel";

export interface CatalogEntry {
  readonly id: string;
  /** Loads the game: a page fetches only the one that is played. */
  load(): Promise<Title>;
}

/** Every game there is. A new game is one folder and one line here. */
export const catalog: readonly CatalogEntry[] = [
  { id: "metropolia", load: async () => (await import("@tabletown/metropolia")).metropolia },
];

export async function findTitle(id: string): Promise<Title | undefined> {
  return catalog.find((entry) => entry.id === id)?.load();
}
