import type { Schema } from "./route.ts";

export type JsonSchema = { readonly [key: string]: unknown };

/** The parts of a valibot schema that a description needs. */
interface Described {
  readonly type: string;
  readonly entries?: Record<string, Schema>;
  readonly items?: readonly Schema[];
  readonly item?: Schema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly wrapped?: Schema;
  readonly default?: unknown;
  readonly value?: Schema;
  readonly pipe?: readonly { readonly kind: string; readonly type: string; readonly requirement?: unknown }[];
}

/** What a schema accepts, as JSON Schema. Only what our own schemas are made of is known here. */
export function jsonSchemaOf(schema: Schema): JsonSchema {
  const given = schema as unknown as Described;
  return given.pipe === undefined ? plain(given) : { ...plain(given), ...limits(given) };
}

function plain(given: Described): JsonSchema {
  switch (given.type) {
    case "string":
    case "number":
    case "boolean":
      return { type: given.type };
    case "unknown":
      return {};
    case "literal":
      return { const: given.literal };
    case "picklist":
      return { enum: given.options };
    case "array":
      return { type: "array", items: jsonSchemaOf(given.item as Schema) };
    case "tuple":
      return { type: "array", prefixItems: (given.items ?? []).map(jsonSchemaOf) };
    case "record":
      return { type: "object", additionalProperties: jsonSchemaOf(given.value as Schema) };
    case "union":
    case "variant":
      return { oneOf: (given.options as readonly Schema[]).map(jsonSchemaOf) };
    case "optional":
      return {
        ...jsonSchemaOf(given.wrapped as Schema),
        ...(given.default !== undefined && { default: given.default }),
      };
    case "object":
    case "loose_object":
    case "strict_object":
      return objectOf(given);
    default:
      throw new TypeError(`no JSON Schema for ${given.type}`);
  }
}

function objectOf({ type, entries = {} }: Described): JsonSchema {
  const required = Object.entries(entries)
    .filter(([, field]) => (field as unknown as Described).type !== "optional")
    .map(([key]) => key);
  return {
    type: "object",
    properties: Object.fromEntries(Object.entries(entries).map(([key, field]) => [key, jsonSchemaOf(field)])),
    ...(required.length > 0 && { required }),
    ...(type === "strict_object" && { additionalProperties: false }),
  };
}

function limits({ type, pipe = [] }: Described): JsonSchema {
  const found: Record<string, unknown> = {};
  for (const { kind, type: check, requirement } of pipe) {
    if (kind === "transformation") break;
    if (check === "integer") found.type = "integer";
    if (check === "min_value") found.minimum = requirement;
    if (check === "max_value") found.maximum = requirement;
    if (check === "min_length") found[type === "array" ? "minItems" : "minLength"] = requirement;
    if (check === "max_length") found[type === "array" ? "maxItems" : "maxLength"] = requirement;
    if (check === "regex") found.pattern = (requirement as RegExp).source;
    if (check === "url") found.format = "uri";
  }
  return found;
}
