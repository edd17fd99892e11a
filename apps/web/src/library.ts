import { type CatalogEntry, catalog } from "@tabletown/catalog";
import {
  failure,
  type Game,
  inEveryLanguage,
  type Language,
  type Pack,
  type Result,
  same,
  success,
  type Title,
  tableFaultText,
  type Words,
} from "@tabletown/kernel";
import type { BoardModule, Cover } from "@tabletown/ui";
import { settings } from "./settings.ts";

/** A board as the page needs it: a game without one is played with the text board, which teaches nothing. */
export type Board = Omit<BoardModule, "lesson"> & Partial<Pick<BoardModule, "lesson">>;

/** A game with everything that is needed to play and to draw it. */
export interface LoadedGame {
  readonly id: string;
  readonly title: Title;
  readonly board: Board;
}

/** What a table says about the pack that it plays with. */
export type PackLabel = Pick<Pack, "name" | "author" | "version">;

export function labelOf({ name, author, version }: PackLabel): PackLabel {
  return { name, author, version };
}

/** A loaded game with its options and components chosen. */
export interface InPlay extends LoadedGame {
  readonly game: Game;
  readonly table: unknown;
  /** The pack that the table comes from, where that is known. */
  readonly pack?: PackLabel;
  words(language: Language): Words;
}

/** What the first screen shows of a game. Without a cover of its own it has no picture, length and weight. */
export type GameCover = Pick<Cover, "title" | "pitch" | "seats"> & Partial<Cover>;

export function isInCatalog(id: string): boolean {
  return catalog.some((entry) => entry.id === id);
}

export async function loadGame(id: string): Promise<LoadedGame> {
  const entry = entryOf(id);
  const [title, board] = await Promise.all([entry.load(), entry.board?.()]);
  return { id, title, board: board ?? (await import("./text-board/text-board.tsx")).textBoardOf(title) };
}

/** Covers that were loaded before. */
const covers = new Map<string, GameCover>();

export async function loadCover(id: string): Promise<GameCover> {
  const entry = entryOf(id);
  const cover = (await entry.cover?.()) ?? coverOf(await entry.load());
  covers.set(id, cover);
  return cover;
}

/** The cover of a game, where it was loaded before. */
export function knownCover(id: string): GameCover | undefined {
  return covers.get(id);
}

/** All covers, except of games that cannot be loaded. */
export async function loadCovers(): Promise<void> {
  await Promise.allSettled(catalog.map(({ id }) => loadCover(id)));
}

function entryOf(id: string): CatalogEntry {
  const entry = catalog.find((each) => each.id === id);
  if (entry === undefined) throw new Error(`no game ${id}`);
  return entry;
}

function coverOf(title: Title): GameCover {
  const options = title.options({});
  if (!options.ok) throw new Error(options.problem);
  return {
    title: inEveryLanguage((language) => title.words(language).title),
    pitch: inEveryLanguage((language) => title.words(language).pitch),
    seats: title.game(options.value).seats,
  };
}

/** A table of a record or pack may be written in names of earlier days: it is read as today's before it is used. */
export function inPlay(
  loaded: LoadedGame,
  options: unknown,
  table?: unknown,
  pack?: PackLabel,
): Result<InPlay, string> {
  const chosen = loaded.title.options(options);
  if (!chosen.ok) return chosen;
  const { standard, check } = loaded.title.components;
  const checked = table === undefined ? success(standard) : check(table);
  if (!checked.ok) return failure(tableFaultText(settings.value.language, checked.problem));
  const components = checked.value;
  const words = new Map<Language, Words>();
  return success({
    ...loaded,
    game: loaded.title.game(chosen.value, components),
    table: components,
    ...(pack !== undefined && !same(standard, components) && { pack: labelOf(pack) }),
    words(language) {
      const known = words.get(language) ?? loaded.title.words(language, components);
      words.set(language, known);
      return known;
    },
  });
}
