import type { GameEvent } from "./event.ts";
import { hashOf, type Json } from "./json.ts";
import type { PackFault } from "./pack-fault.ts";
import { checkLimits } from "./pack-limits.ts";
import { failure, type Result, success } from "./result.ts";
import { isObject } from "./shape.ts";
import { tableFaultText } from "./table-fault.ts";
import { componentParts } from "./table-parts.ts";
import type { Title } from "./title.ts";
import { LIST_EXPECTED, MISSING, OBJECT_EXPECTED, TEXT_EXPECTED, UNKNOWN_FIELD } from "./words/pack-details.ts";
import { inEveryLanguage } from "./words/texts.ts";

export const PACK_VERSION = "pack/1";

/** A component table that somebody put right from a printed copy, with a name and a hint where it comes from. */
export interface Pack<T = Json> {
  readonly tabletown: typeof PACK_VERSION;
  /** Id of the game. */
  readonly game: string;
  readonly name: string;
  readonly author: string;
  readonly note: string;
  readonly version: string;
  readonly table: T;
  /** By component, the fields whose values the author saw in print. */
  readonly seen: Readonly<Record<string, readonly string[]>>;
}

/** How long the parts of a pack may be, in characters. The largest game's own table, laid out with spaces, is a tenth. */
export const PACK_LIMITS = { text: 500_000, name: 60, author: 60, note: 1000, version: 20 } as const;

/** Reads a pack from text: a table that is no pack but only a table is taken for one without a name. */
export function readPack<S, A, V, O, T, E extends GameEvent>(
  title: Title<S, A, V, O, T, E>,
  text: string,
): Result<Pack<T>, PackFault> {
  if (text.length > PACK_LIMITS.text) {
    return failure({ code: "too-large", path: "", detail: `${text.length} > ${PACK_LIMITS.text}` });
  }
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return failure({ code: "not-json", path: "" });
  }
  return checkPack(title, given);
}

/** The same for what is already parsed, and no larger than `PACK_LIMITS.text`. */
export function checkPack<S, A, V, O, T, E extends GameEvent>(
  title: Title<S, A, V, O, T, E>,
  given: unknown,
): Result<Pack<T>, PackFault> {
  const beyond = checkLimits(given);
  if (beyond !== undefined) return failure({ code: "bad-text", ...beyond });
  if (!isObject(given)) return failure({ code: "not-a-pack", path: "", detail: OBJECT_EXPECTED });
  if (!Object.hasOwn(given, "tabletown")) return checkPack(title, packOf(title.id, given));
  const fault = envelopeFault(title.id, given);
  if (fault !== undefined) return failure(fault);
  const table = title.components.check(given.table);
  if (!table.ok) {
    const { path, ...fault } = table.problem;
    const detail = inEveryLanguage((language) => tableFaultText(language, { ...fault, path: `table.${path}` }));
    return failure({ code: "bad-table", path: "", detail });
  }
  const seen = checkSeen(table.value, given.seen);
  if (!seen.ok) return seen;
  return success({
    tabletown: PACK_VERSION,
    game: title.id,
    name: String(given.name).trim(),
    author: String(given.author).trim(),
    note: String(given.note),
    version: String(given.version).trim(),
    table: table.value,
    seen: seen.value,
  });
}

/** A pack that holds this table and says nothing more about it. */
export function packOf<T>(game: string, table: T): Pack<T> {
  return { tabletown: PACK_VERSION, game, name: "", author: "", note: "", version: "1", table, seen: {} };
}

/** The hash that names a pack, its words included. What it is played with is named by `componentsHash`. */
export function packHash(pack: Pack<unknown>): string {
  return hashOf(pack).slice(0, 32);
}

/** Whether the author saw a value in print, or all that it is a part of. */
export function wasSeen({ seen }: Pick<Pack, "seen">, component: string, field: string): boolean {
  return seen[component]?.some((each) => field === each || field.startsWith(`${each}.`)) ?? false;
}

const FIELDS = ["tabletown", "game", "name", "author", "note", "version", "table", "seen"] as const;
const TEXTS = ["name", "author", "note", "version"] as const;

function envelopeFault(game: string, given: Readonly<Record<string, unknown>>): PackFault | undefined {
  const { tabletown } = given;
  if (tabletown !== PACK_VERSION) {
    const newer = typeof tabletown === "string" && /^pack\/\d+$/.test(tabletown);
    return { code: newer ? "newer-version" : "not-a-pack", path: "tabletown", detail: shown(tabletown) };
  }
  const missing = FIELDS.find((field) => !Object.hasOwn(given, field));
  if (missing !== undefined) return { code: "not-a-pack", path: missing, detail: MISSING };
  const stranger = Object.keys(given).find((key) => !FIELDS.some((field) => field === key));
  if (stranger !== undefined) return { code: "not-a-pack", path: stranger, detail: UNKNOWN_FIELD };
  if (given.game !== game) return { code: "other-game", path: "game", detail: shown(given.game) };
  for (const field of TEXTS) {
    const value = given[field];
    if (typeof value !== "string") return { code: "not-a-pack", path: field, detail: TEXT_EXPECTED };
    if (value.length > PACK_LIMITS[field]) {
      return { code: "bad-text", path: field, detail: `${value.length} > ${PACK_LIMITS[field]}` };
    }
  }
  return undefined;
}

/** Only components and fields that are there can have been seen. */
function checkSeen(table: unknown, given: unknown): Result<Pack["seen"], PackFault> {
  if (!isObject(given)) return failure({ code: "not-a-pack", path: "seen", detail: OBJECT_EXPECTED });
  const parts = new Map(componentParts(table).map(({ component, fields }) => [component, fields]));
  const seen: Record<string, string[]> = {};
  for (const [component, fields] of Object.entries(given)) {
    const path = `seen.${component}`;
    const known = parts.get(component);
    if (known === undefined) return failure({ code: "bad-seen", path });
    if (!Array.isArray(fields)) return failure({ code: "not-a-pack", path, detail: LIST_EXPECTED });
    const wrong = fields.findIndex((field) => !(typeof field === "string" && isField(known, field)));
    if (wrong >= 0) return failure({ code: "bad-seen", path: `${path}.${wrong}`, detail: shown(fields[wrong]) });
    seen[component] = fields.map(String);
  }
  return success(seen);
}

/** A path counts by its first step: what is optional on a component may have been seen to be absent. */
function isField(known: Readonly<Record<string, unknown>>, field: string): boolean {
  return Object.hasOwn(known, field.split(".", 1)[0] ?? "");
}

function shown(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "missing").slice(0, 60);
}
