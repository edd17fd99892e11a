import { Problem, type Route, routes, type Schema } from "@tabletown/protocol";
import { type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";

type Described = Readonly<Record<string, unknown>>;

const SECURITY = { anybody: [], person: [{ session: [] }], admin: [{ admin: [] }] } as const;

/** The OpenAPI document of the HTTP API, made from the schemas that validate it. */
export function openApi(version: string): Described {
  const paths: Record<string, Record<string, Described>> = {};
  for (const [name, each] of Object.entries(routes) as [string, Route][]) {
    paths[each.path] = { ...paths[each.path], [each.method.toLowerCase()]: operation(name, each) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Tabletown", version, license: { name: "MIT" } },
    paths,
    components: {
      schemas: { Problem: accepted(Problem) },
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "tabletown" },
        admin: { type: "http", scheme: "bearer" },
      },
    },
  };
}

function operation(name: string, { group, summary, who, params, query, body, reply }: Route): Described {
  const parameters = [...parametersOf("path", params), ...parametersOf("query", query)];
  return {
    operationId: name,
    tags: [group],
    summary,
    security: SECURITY[who],
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && { requestBody: { required: true, content: json(accepted(body)) } }),
    responses: {
      "200": { description: "Done", content: json(accepted(reply)) },
      default: { description: "Not done, and why", content: json({ $ref: "#/components/schemas/Problem" }) },
    },
  };
}

/** What a schema accepts, before anything is transformed: that is what travels. */
function accepted(schema: Schema): JsonSchema {
  const { $schema: _, ...described } = toJsonSchema(schema, { target: "draft-2020-12", typeMode: "input" });
  return described;
}

function parametersOf(place: "path" | "query", schema: Schema | undefined): Described[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = accepted(schema);
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: described,
  }));
}

function json(schema: JsonSchema): Described {
  return { "application/json": { schema } };
}
