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
export function misfit(value: unknown, expected: Shape, at: string): { at: string; detail: string } | undefined {
  if (expected === "json") return value === undefined ? { at, detail: "missing" } : undefined;
  if (expected === "text") return typeof value === "string" ? undefined : { at, detail: "expected text" };
  if (expected === "number") return Number.isFinite(value) ? undefined : { at, detail: "expected a number" };
  if (expected === "count") {
    return Number.isInteger(value) && (value as number) >= 0 ? undefined : { at, detail: "expected a whole number" };
  }
  if ("oneOf" in expected) {
    const known = expected.oneOf.some((one) => one === value);
    return known
      ? undefined
      : { at, detail: `expected ${expected.oneOf.map((one) => JSON.stringify(one)).join(" or ")}` };
  }
  if ("list" in expected) {
    if (!Array.isArray(value)) return { at, detail: "expected a list" };
    return first(value.map((item, index) => () => misfit(item, expected.list, `${at}[${index}]`)));
  }
  if (!isObject(value)) return { at, detail: "expected an object" };
  const { fields, optional = {} } = expected;
  const stranger = Object.keys(value).find((key) => !Object.hasOwn(fields, key) && !Object.hasOwn(optional, key));
  if (stranger !== undefined) return { at: join(at, stranger), detail: "unknown field" };
  return first([
    ...Object.entries(fields).map(
      ([key, field]) =>
        () =>
          misfit(value[key], field, join(at, key)),
    ),
    ...Object.entries(optional)
      .filter(([key]) => Object.hasOwn(value, key))
      .map(
        ([key, field]) =>
          () =>
            misfit(value[key], field, join(at, key)),
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

function join(at: string, key: string): string {
  return at === "" ? key : `${at}.${key}`;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
