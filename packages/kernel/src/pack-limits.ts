import { beyondLimit, IMPOSSIBLE_NAME, NOT_TEXT } from "./words/pack-details.ts";
import type { Texts } from "./words/texts.ts";

/** No game comes near these; whatever passes them was made to do harm. */
const LIMITS = { depth: 12, values: 20_000, items: 500, fields: 500, text: 1000, key: 60 } as const;

/** Signs that are not text: they would move a terminal's cursor, or turn the direction of what stands beside them. */
const HOSTILE = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]|\p{Cs}/u;
const HOSTILE_IN_LINES = new RegExp(HOSTILE.source.replace("\\p{Cc}", "\\x00-\\x09\\x0B-\\x1F\\x7F-\\x9F"), "u");

interface Visit {
  readonly value: unknown;
  readonly path: string;
  readonly depth: number;
}

/** The first place where a document is deeper, longer or stranger than any pack needs to be. Walks it without recursion. */
export function checkLimits(document: unknown): { readonly path: string; readonly detail: Texts } | undefined {
  const open: Visit[] = [{ value: document, path: "", depth: 0 }];
  let values = 0;
  for (let visit = open.pop(); visit !== undefined; visit = open.pop()) {
    const { value, path, depth } = visit;
    values += 1;
    if (values > LIMITS.values) return { path, detail: beyondLimit("values", LIMITS.values) };
    if (depth > LIMITS.depth) return { path, detail: beyondLimit("depth", LIMITS.depth) };
    const detail = wrongWith(value, path);
    if (detail !== undefined) return { path, detail };
    if (typeof value !== "object" || value === null) continue;
    const fields = Object.entries(value);
    for (const [key] of fields) {
      if (key.length > LIMITS.key)
        return { path: join(path, `${key.slice(0, 20)}…`), detail: beyondLimit("key", LIMITS.key) };
      if (key === "__proto__" || HOSTILE.test(key)) return { path, detail: IMPOSSIBLE_NAME };
    }
    // The last is taken first: what stands first in the document is to be named first.
    for (const [key, item] of fields.reverse()) open.push({ value: item, path: join(path, key), depth: depth + 1 });
  }
  return undefined;
}

function wrongWith(value: unknown, path: string): Texts | undefined {
  if (typeof value === "string") {
    if (value.length > LIMITS.text) return beyondLimit("text", LIMITS.text, value.length);
    const hostile = path === "note" ? HOSTILE_IN_LINES : HOSTILE;
    return hostile.test(value) ? NOT_TEXT : undefined;
  }
  if (Array.isArray(value)) {
    return value.length > LIMITS.items ? beyondLimit("items", LIMITS.items, value.length) : undefined;
  }
  if (typeof value === "object" && value !== null && Object.keys(value).length > LIMITS.fields) {
    return beyondLimit("fields", LIMITS.fields);
  }
  return undefined;
}

function join(path: string, key: string): string {
  return path === "" ? key : `${path}.${key}`;
}
