import { ClientMessage, Command, PROBLEM_CODES, problemText, ServerMessage } from "@tabletown/protocol";
import { toJsonSchema } from "@valibot/to-json-schema";
import { openApi } from "../../apps/server/src/http/openapi.ts";
import { VERSION } from "../../apps/server/src/version.ts";
import type { Page } from "./page.ts";

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: unknown;
}

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Body };
  readonly responses: Readonly<Record<string, { readonly content: Body }>>;
}

type Body = Readonly<Record<string, { readonly schema: unknown }>>;

/** The HTTP API, from its OpenAPI document. */
export function httpPage(): Page {
  const { paths } = openApi(VERSION) as { paths: Record<string, Record<string, Operation>> };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = [...new Set(operations.flatMap(({ operation }) => operation.tags))];
  const markdown = [
    "# The HTTP API",
    "Made from the document that a server gives out at `/api/openapi.json`. `@tabletown/protocol` has a client for all of it ([how](/packages/protocol.html)). What goes wrong is answered with a [problem](#problems).",
    ...groups.flatMap((group) => [
      `## ${group.slice(0, 1).toUpperCase()}${group.slice(1)}`,
      ...operations
        .filter(({ operation }) => operation.tags.includes(group))
        .map(({ path, method, operation }) => told(path, method, operation)),
    ]),
    "## Problems",
    [
      "| code | what it means |",
      "| --- | --- |",
      ...PROBLEM_CODES.map((code) => `| \`${code}\` | ${problemText("en", code)} |`),
    ].join("\n"),
  ].join("\n\n");
  return { path: "http-api.html", title: "The HTTP API", group: "Reference", language: "en", markdown };
}

function told(path: string, method: string, operation: Operation): string {
  const { operationId, summary, security, parameters = [], requestBody, responses } = operation;
  const who =
    security.length === 0
      ? "anybody"
      : "admin" in (security[0] ?? {})
        ? "the admin token"
        : "somebody who is signed in";
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      `| \`${name}\` | ${place}${required ? "" : ", optional"} | \`${JSON.stringify(schema).replaceAll("|", "\\|")}\` |`,
  );
  return [
    `### ${method.toUpperCase()} ${path}`,
    `${summary}. For ${who}; \`call("${operationId}", …)\`.`,
    ...(rows.length === 0 ? [] : [["| name | where | what |", "| --- | --- | --- |", ...rows].join("\n")]),
    ...(requestBody === undefined ? [] : [folded("What is sent", schemaOf(requestBody.content))]),
    folded("What is answered", schemaOf(responses["200"]?.content ?? {})),
  ].join("\n\n");
}

function schemaOf(content: Body): unknown {
  return content["application/json"]?.schema ?? {};
}

function folded(title: string, schema: unknown): string {
  return `<details><summary>${title}</summary>\n\n\`\`\`json\n${JSON.stringify(schema, undefined, 2)}\n\`\`\`\n\n</details>`;
}

/** What travels over the socket, from the schemas that validate it. */
export function messagesPage(): Page {
  const described = (schema: Parameters<typeof toJsonSchema>[0]): unknown =>
    toJsonSchema(schema, { target: "draft-2020-12", typeMode: "input", errorMode: "ignore" });
  const markdown = [
    "# The protocol of a table",
    "A table is followed over one WebSocket, at `/api/socket`. How a conversation goes is told in [the guide for hosts](/server.html); here is every message as JSON Schema. `socketClient` of [@tabletown/protocol](/packages/protocol.html) speaks it.",
    "## From page to server",
    folded("Every message", described(ClientMessage)),
    "## What can be done at a table",
    folded("Every command", described(Command)),
    "## From server to page",
    folded("Every message", described(ServerMessage)),
  ].join("\n\n");
  return { path: "messages.html", title: "The protocol of a table", group: "Reference", language: "en", markdown };
}
