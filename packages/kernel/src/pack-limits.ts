import { beyondLimit, IMPOSSIBLE_NAME, NOT_TEXT } from "./words/pack-details.ts";
import type { Sentences } from "./words/sentences.ts";

/** No game comes near these; whatever passes them was made to do harm. */
const LIMITS = { depth: 12, values: 20_000, items: 500, fields: 500, text: 1000, key: 60 } as const;

/** Signs that are not text: they would move a terminal's cursor, or turn the direction of what stands beside them. */
const HOSTILE = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]|\p{Cs}/u;
const HOSTILE_IN_LINES = new RegExp(HOSTILE.source.replace("\\p{Cc}", "\\x00-\\x09\\x0B-\\x1F\\x7F-\\x9F"), "u");

interface Visit {
  readonly value: unknown;
  readonly place: string;
  readonly depth: number;
}

/** The first place where a document is deeper, longer or stranger than any pack needs to be. Walks it without recursion. */
export function checkLimits(document: unknown): { readonly place: string; readonly detail: Sentences } | undefined {
  const open: Visit[] = [{ value: document, place: "", depth: 0 }];
  let values = 0;
  for (let visit = open.pop(); visit !== undefined; visit = open.pop()) {
    const { value, place, depth } = visit;
    values += 1;
    if (values > LIMITS.values) return { place, detail: beyondLimit("values", LIMITS.values) };
    if (depth > LIMITS.depth) return { place, detail: beyondLimit("depth", LIMITS.depth) };
    const detail = wrongWith(value, place);
    if (detail !== undefined) return { place, detail };
    if (typeof value !== "object" || value === null) continue;
    const fields = Object.entries(value);
    for (const [key] of fields) {
      if (key.length > LIMITS.key)
        return { place: join(place, `${key.slice(0, 20)}…`), detail: beyondLimit("key", LIMITS.key) };
      if (key === "__proto__" || HOSTILE.test(key)) return { place, detail: IMPOSSIBLE_NAME };
    }
    // The last is taken first: what stands first in the document is to be named first.
    for (const [key, item] of fields.reverse()) open.push({ value: item, place: join(place, key), depth: depth + 1 });
  }
  return undefined;
}

function wrongWith(value: unknown, place: string): Sentences | undefined {
  if (typeof value === "string") {
    if (value.length > LIMITS.text) return beyondLimit("text", LIMITS.text, value.length);
    const hostile = place === "note" ? HOSTILE_IN_LINES : HOSTILE;
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

function join(place: string, key: string): string {
  return place === "" ? key : `${place}.${key}`;
}
