import {
  LIST_EXPECTED,
  MISSING,
  NUMBER_EXPECTED,
  OBJECT_EXPECTED,
  oneExpected,
  TEXT_EXPECTED,
  UNKNOWN_FIELD,
  WHOLE_NUMBER_EXPECTED,
} from "./words/pack-details.ts";
import type { Texts } from "./words/texts.ts";

/** How data from outside must look. */
export type Shape =
  | "text"
  | "count"
  | "number"
  | "json"
  | { readonly oneOf: readonly (string | number | boolean)[] }
  | { readonly list: Shape }
  | { readonly fields: Readonly<Record<string, Shape>>; readonly optional?: Readonly<Record<string, Shape>> };

/** The first place where a value does not fit a shape. */
export function misfit(value: unknown, expected: Shape, path: string): { path: string; detail: Texts } | undefined {
  if (expected === "json") return value === undefined ? { path, detail: MISSING } : undefined;
  if (expected === "text") return typeof value === "string" ? undefined : { path, detail: TEXT_EXPECTED };
  if (expected === "number") return Number.isFinite(value) ? undefined : { path, detail: NUMBER_EXPECTED };
  if (expected === "count") {
    return Number.isInteger(value) && (value as number) >= 0 ? undefined : { path, detail: WHOLE_NUMBER_EXPECTED };
  }
  if ("oneOf" in expected) {
    const known = expected.oneOf.some((one) => one === value);
    return known ? undefined : { path, detail: oneExpected(expected.oneOf.map((one) => JSON.stringify(one))) };
  }
  if ("list" in expected) {
    if (!Array.isArray(value)) return { path, detail: LIST_EXPECTED };
    return first(value.map((item, index) => () => misfit(item, expected.list, `${path}[${index}]`)));
  }
  if (!isObject(value)) return { path, detail: OBJECT_EXPECTED };
  const { fields, optional = {} } = expected;
  const stranger = Object.keys(value).find((key) => !Object.hasOwn(fields, key) && !Object.hasOwn(optional, key));
  if (stranger !== undefined) return { path: join(path, stranger), detail: UNKNOWN_FIELD };
  return first([
    ...Object.entries(fields).map(
      ([key, field]) =>
        () =>
          misfit(value[key], field, join(path, key)),
    ),
    ...Object.entries(optional)
      .filter(([key]) => Object.hasOwn(value, key))
      .map(
        ([key, field]) =>
          () =>
            misfit(value[key], field, join(path, key)),
      ),
  ]);
}

function first<T>(attempts: readonly (() => T | undefined)[]): T | undefined {
  for (const attempt of attempts) {
    const found = attempt();
    if (found !== undefined) return found;
  }
  return undefined;
}

function join(path: string, key: string): string {
  return path === "" ? key : `${path}.${key}`;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
