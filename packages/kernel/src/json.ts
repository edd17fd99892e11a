import { sha256 } from "./sha256.ts";

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/** One text per value: keys sorted, no spaces, absent fields left out. Made quick: every move of every match is hashed. */
export function canonical(value: unknown): string {
  switch (typeof value) {
    case "number":
      if (!Number.isFinite(value)) throw new TypeError(`not JSON: ${value}`);
      return `${value}`;
    case "boolean":
      return value ? "true" : "false";
    case "string":
      return JSON.stringify(value);
    case "object":
      break;
    default:
      throw new TypeError(`not JSON: ${typeof value}`);
  }
  if (value === null) return "null";
  let text = "";
  if (Array.isArray(value)) {
    if (isNumbers(value)) return JSON.stringify(value);
    for (let i = 0; i < value.length; i++) text += i === 0 ? canonical(value[i]) : `,${canonical(value[i])}`;
    return `[${text}]`;
  }
  for (const key of sortedKeys(value)) {
    const field: unknown = (value as Record<string, unknown>)[key];
    if (field !== undefined) text += `${text === "" ? "" : ","}${quoted(key)}:${canonical(field)}`;
  }
  return `{${text}}`;
}

function sortedKeys(value: object): string[] {
  const keys = Object.keys(value);
  for (let i = 1; i < keys.length; i++) if ((keys[i - 1] as string) > (keys[i] as string)) return keys.sort();
  return keys;
}

function isNumbers(list: readonly unknown[]): boolean {
  for (let i = 0; i < list.length; i++) if (!Number.isFinite(list[i])) return false;
  return true;
}

/** A key as JSON has it. Those of a game are plain words. */
function quoted(key: string): string {
  for (let i = 0; i < key.length; i++) {
    const code = key.charCodeAt(i);
    if (code < 0x23 || code > 0x7a || code === 0x5c) return JSON.stringify(key);
  }
  return `"${key}"`;
}

/** SHA-256 of the canonical text, in hexadecimal: the same on every machine. */
export function hashOf(value: unknown): string {
  return sha256(canonical(value));
}

/** Whether `given`, which may be anything at all, is the same data as `known`. Costs no more than `known` is large. */
export function same(known: unknown, given: unknown): boolean {
  if (known === given) return true;
  if (typeof known !== "object" || known === null || typeof given !== "object" || given === null) return false;
  if (Array.isArray(known)) {
    return Array.isArray(given) && given.length === known.length && known.every((item, i) => same(item, given[i]));
  }
  if (Array.isArray(given)) return false;
  const keys = Object.keys(known).filter((key) => Reflect.get(known, key) !== undefined);
  const alike = keys.every(
    (key) => Object.hasOwn(given, key) && same(Reflect.get(known, key), Reflect.get(given, key)),
  );
  // Only what already looks the same is searched for surplus keys: a huge stranger is turned away before it is listed.
  return alike && Object.keys(given).length === keys.length;
}
