import { Problem } from "../problems.ts";
import { type JsonSchema, jsonSchemaOf } from "./json-schema.ts";
import type { Route, Schema } from "./route.ts";
import { routes } from "./routes.ts";

const SECURITY = { anybody: [], person: [{ session: [] }], admin: [{ admin: [] }] } as const;

/** The OpenAPI document of the HTTP API, made from the schemas that validate it. */
export function openApi(version: string): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const [name, each] of Object.entries(routes) as [string, Route][]) {
    paths[each.path] ??= {};
    (paths[each.path] as Record<string, JsonSchema>)[each.method.toLowerCase()] = operation(name, each);
  }
  return {
    openapi: "3.1.0",
    info: { title: "Tabletown", version, license: { name: "MIT" } },
    paths,
    components: {
      schemas: { Problem: jsonSchemaOf(Problem as Schema) },
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "tabletown" },
        admin: { type: "http", scheme: "bearer" },
      },
    },
  };
}

function operation(name: string, { group, summary, who, params, query, body, reply }: Route): JsonSchema {
  const parameters = [...parametersOf("path", params), ...parametersOf("query", query)];
  return {
    operationId: name,
    tags: [group],
    summary,
    security: SECURITY[who],
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && { requestBody: { required: true, content: json(jsonSchemaOf(body)) } }),
    responses: {
      "200": { description: "Done", content: json(jsonSchemaOf(reply)) },
      default: { description: "Not done, and why", content: json({ $ref: "#/components/schemas/Problem" }) },
    },
  };
}

function parametersOf(place: "path" | "query", schema: Schema | undefined): JsonSchema[] {
  if (schema === undefined) return [];
  const { properties, required = [] } = jsonSchemaOf(schema) as {
    properties: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: described,
  }));
}

function json(schema: JsonSchema): JsonSchema {
  return { "application/json": { schema } };
}
