import { readFile } from "node:fs/promises";
import { type CatalogEntry, catalog, catalogFaultText, loadTitle } from "@tabletown/catalog";
import { type Game, type Json, type Language, type Pack, packFaultText, readPack, type Title } from "@tabletown/kernel";
import { EXIT, Fault } from "./fault.ts";
import { unreadable } from "./files.ts";

/** A game as the command line names it: which one, with which options and components. */
export interface ChosenGame {
  readonly entry: CatalogEntry;
  readonly title: Title;
  readonly game: Game;
  /** The component table, where it is not the standard one. */
  readonly table?: Json;
}

export interface GameFlags {
  readonly options?: string;
  readonly components?: string;
}

export async function chooseGame(id: string, flags: GameFlags): Promise<ChosenGame> {
  const entry = findEntry(id);
  const title = await titleOf(id);
  const options = title.options(parseJson(flags.options, "--options"));
  if (!options.ok) throw new Fault(`${id}: ${options.problem}`);
  if (flags.components === undefined) return { entry, title, game: title.game(options.value) };
  const { table } = await openPack(title, flags.components);
  return { entry, title, game: title.game(options.value, table), table: table as Json };
}

/** The component table in use, for records: they keep it whatever the standard becomes. */
export function tableOf({ table, title }: Pick<ChosenGame, "table" | "title">): Json {
  return table ?? (title.components.standard as Json);
}

/** The pack in a file; a bare component table is one without a name. */
export async function openPack(title: Title, path: string, language: Language = "en"): Promise<Pack<unknown>> {
  const pack = readPack(title, await readText(path));
  if (!pack.ok) throw new Fault(`${path}: ${packFaultText(language, pack.problem)}`, EXIT.refused);
  return pack.value;
}

/** The game of that id; where there is none or it is broken, a sentence says so. */
export async function titleOf(id: string): Promise<Title> {
  const title = await loadTitle(catalog, id);
  if (!title.ok) throw new Fault(catalogFaultText("en", title.problem));
  return title.value;
}

export function findEntry(id: string): CatalogEntry {
  const entry = catalog.find((candidate) => candidate.id === id);
  if (entry === undefined) {
    const detail = catalog.map((known) => known.id).join(", ");
    throw new Fault(catalogFaultText("en", { code: "unknown", game: id, detail }));
  }
  return entry;
}

/** Those named, separated by commas; all where none are. */
export function findEntries(ids: string | undefined): readonly CatalogEntry[] {
  return ids?.split(",").map(findEntry) ?? catalog;
}

/** The number of players asked for, or the fewest the game takes (two, where it can be played alone too). */
export function chooseSeats(game: Game, asked: string | undefined): number {
  const [fewest, most] = game.seats;
  if (asked === undefined) return Math.min(Math.max(fewest, 2), most);
  const seats = wholeNumber(asked, "--players");
  if (seats < fewest || seats > most) {
    const range = fewest === most ? `exactly ${fewest}` : `${fewest} to ${most}`;
    throw new Fault(`${game.id} with these options takes ${range} players, not ${seats}.`);
  }
  return seats;
}

export function wholeNumber(text: string, flag: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1)
    throw new Fault(`${flag} must be a whole number from 1 on, not "${text}".`);
  return value;
}

/** A text; editors and shells of Windows also write UTF-16, and begin with a mark that says so. */
export async function readText(path: string): Promise<string> {
  try {
    const bytes = await readFile(path);
    return new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : "utf-8").decode(bytes);
  } catch (error) {
    throw unreadable(path, error);
  }
}

export function parseJson(text: string | undefined, where: string): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new Fault(`${where} must be JSON, for example '{}'.`);
  }
}
