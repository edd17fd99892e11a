import { type CatalogEntry, catalog } from "@tabletown/catalog";
import type { Game, Language, Result, Title, Words } from "@tabletown/kernel";
import type { BoardModule, Cover } from "@tabletown/ui";

/** A game with everything that is needed to play and to draw it. */
export interface Loaded {
  readonly id: string;
  readonly title: Title;
  readonly board: BoardModule;
}

/** A loaded game with its options and components chosen. */
export interface InPlay extends Loaded {
  readonly game: Game;
  readonly table: unknown;
  words(language: Language): Words;
}

/** The games that can be seen: those with a board. */
export const shown: readonly (CatalogEntry & Required<Pick<CatalogEntry, "board" | "cover">>)[] = catalog.flatMap(
  (entry) => {
    const { board, cover } = entry;
    return board === undefined || cover === undefined ? [] : [{ ...entry, board, cover }];
  },
);

const loads = new Map<string, Promise<Loaded>>();
const covers = new Map<string, Promise<Cover>>();

export function loadGame(id: string): Promise<Loaded> {
  const entry = shown.find((each) => each.id === id);
  if (entry === undefined) return Promise.reject(new Error(`no game ${id}`));
  const known = loads.get(id);
  if (known !== undefined) return known;
  const load = Promise.all([entry.load(), entry.board()]).then(([title, board]) => ({ id, title, board }));
  loads.set(id, load);
  // A failed load may be tried again.
  load.catch(() => loads.delete(id));
  return load;
}

export function loadCover(id: string): Promise<Cover> {
  const known = covers.get(id);
  if (known !== undefined) return known;
  const entry = shown.find((each) => each.id === id);
  const load = entry === undefined ? Promise.reject(new Error(`no game ${id}`)) : entry.cover();
  covers.set(id, load);
  load.catch(() => covers.delete(id));
  return load;
}

export function inPlay(loaded: Loaded, options: unknown, table?: unknown): Result<InPlay, string> {
  const chosen = loaded.title.options(options);
  if (!chosen.ok) return chosen;
  const components = table ?? loaded.title.components.standard;
  const game = loaded.title.game(chosen.value, components);
  const words = new Map<Language, Words>();
  return {
    ok: true,
    value: {
      ...loaded,
      game,
      table: components,
      words(language) {
        const known = words.get(language) ?? loaded.title.words(language, components);
        words.set(language, known);
        return known;
      },
    },
  };
}
