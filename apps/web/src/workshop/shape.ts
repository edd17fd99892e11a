import type { TableSchema } from "@tabletown/kernel";

/** What may stand in one place of a table, as a form needs to know it. */
export type FormShape =
  | { readonly kind: "number"; readonly min: number | undefined; readonly max: number | undefined }
  | { readonly kind: "text" }
  | { readonly kind: "flag" }
  | { readonly kind: "choice"; readonly values: readonly Scalar[] }
  /** Can only be this: nothing to fill in. */
  | { readonly kind: "fixed"; readonly value: Scalar }
  | { readonly kind: "list"; readonly item: FormShape; readonly min: number; readonly max: number }
  | { readonly kind: "tuple"; readonly items: readonly FormShape[] }
  | { readonly kind: "fields"; readonly fields: ReadonlyMap<string, FormShape> }
  /** One of several kinds of thing, told apart by the field `by`. */
  | { readonly kind: "variant"; readonly by: string; readonly options: readonly FieldsShape[] }
  | { readonly kind: "optional"; readonly inner: FormShape };

export type FieldsShape = Extract<FormShape, { kind: "fields" }>;
type Scalar = string | number | boolean;

/** The parts of a valibot schema that say what may stand where. */
interface SchemaData {
  readonly kind?: string;
  readonly type: string;
  readonly requirement?: unknown;
  readonly pipe?: readonly SchemaData[];
  readonly entries?: Readonly<Record<string, SchemaData>>;
  readonly item?: SchemaData;
  readonly items?: readonly SchemaData[];
  readonly options?: readonly SchemaData[] | readonly Scalar[];
  readonly key?: string;
  readonly literal?: Scalar;
  readonly wrapped?: SchemaData;
}

/** Notes about the values, and what names a component: neither is printed on it. */
const NOT_PRINTED = new Set(["id", "provenance"]);

/** Reads the shape out of the schema that checks a table; nothing where a schema has no place in a form. */
export function shapeOf(schema: TableSchema): FormShape | undefined {
  return read(schema as TableSchema & SchemaData);
}

function read(schema: SchemaData): FormShape | undefined {
  switch (schema.type) {
    case "number":
      return { kind: "number", min: limit(schema, "min_value", Math.max), max: limit(schema, "max_value", Math.min) };
    case "string":
      return { kind: "text" };
    case "boolean":
      return { kind: "flag" };
    case "picklist":
      return { kind: "choice", values: (schema.options ?? []) as readonly Scalar[] };
    case "literal":
      return schema.literal === undefined ? undefined : { kind: "fixed", value: schema.literal };
    case "array":
      return listOf(schema);
    case "tuple":
    case "strict_tuple":
      return { kind: "tuple", items: (schema.items ?? []).flatMap((item) => read(item) ?? []) };
    case "object":
    case "strict_object":
      return { kind: "fields", fields: fieldsOf(schema) };
    case "variant":
      return variantOf(schema);
    case "optional":
    case "exact_optional":
      return optionalOf(schema);
    default:
      return undefined;
  }
}

function fieldsOf({ entries = {} }: SchemaData): ReadonlyMap<string, FormShape> {
  const found = Object.entries(entries).flatMap(([name, entry]): [string, FormShape][] => {
    const shape = NOT_PRINTED.has(name) ? undefined : read(entry);
    return shape === undefined ? [] : [[name, shape]];
  });
  return new Map(found);
}

function listOf(schema: SchemaData): FormShape | undefined {
  const item = schema.item && read(schema.item);
  if (item === undefined) return undefined;
  const exactly = limit(schema, "length", Math.max);
  const min = exactly ?? limit(schema, "min_length", Math.max) ?? 0;
  const max = exactly ?? limit(schema, "max_length", Math.min) ?? Number.POSITIVE_INFINITY;
  return { kind: "list", item, min, max };
}

function variantOf(schema: SchemaData): FormShape {
  const options = ((schema.options ?? []) as readonly SchemaData[]).flatMap((option) => {
    const shape = read(option);
    return shape?.kind === "fields" ? shape : [];
  });
  return { kind: "variant", by: schema.key ?? "type", options };
}

function optionalOf({ wrapped }: SchemaData): FormShape | undefined {
  const inner = wrapped && read(wrapped);
  // What may only be absent or this is a yes or no.
  return inner && { kind: "optional", inner };
}

/** The tightest limit of a kind, however deep schemas are piped into one another. */
function limit(
  { pipe = [] }: SchemaData,
  type: string,
  tightest: (one: number, other: number) => number,
): number | undefined {
  let found: number | undefined;
  for (const step of pipe) {
    const here =
      step.kind === "schema"
        ? limit(step, type, tightest)
        : step.type === type && typeof step.requirement === "number"
          ? step.requirement
          : undefined;
    if (here !== undefined) found = found === undefined ? here : tightest(found, here);
  }
  return found;
}

/** Something allowed to begin with, where a form adds an entry or changes what kind of thing it is. */
export function blankOf(shape: FormShape): unknown {
  switch (shape.kind) {
    case "number":
      return Math.max(shape.min ?? 0, Math.min(1, shape.max ?? 1));
    case "text":
      return "";
    case "flag":
      return false;
    case "choice":
      return shape.values[0];
    case "fixed":
      return shape.value;
    case "list":
      return Array.from({ length: shape.min }, () => blankOf(shape.item));
    case "tuple":
      return shape.items.map(blankOf);
    case "fields":
      return blankFields(shape);
    case "variant":
      return shape.options[0] && blankFields(shape.options[0]);
    case "optional":
      return undefined;
  }
}

/** A new thing of a kind; what it has in common with the one it replaces is kept. */
export function blankFields({ fields }: FieldsShape, kept: object = {}): object {
  const entries = [...fields].flatMap(([name, shape]): [string, unknown][] => {
    if (shape.kind === "optional") return [];
    const before: unknown = Reflect.get(kept, name);
    const blank = blankOf(shape);
    return [[name, shape.kind !== "fixed" && typeof before === typeof blank ? before : blank]];
  });
  return Object.fromEntries(entries);
}
