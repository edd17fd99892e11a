import { sha256 } from "./sha256.ts";

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/** One text per value: keys sorted, no spaces, absent fields left out. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== "object") {
    if (typeof value === "number" && !Number.isFinite(value)) throw new TypeError(`not JSON: ${value}`);
    const text = JSON.stringify(value);
    if (text === undefined) throw new TypeError(`not JSON: ${typeof value}`);
    return text;
  }
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`);
  return `{${fields.join(",")}}`;
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
