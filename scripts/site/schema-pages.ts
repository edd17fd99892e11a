// What a seat of each game sees and can do, made from the schemas that `tabletown schema` prints.
import { catalog } from "@tabletown/catalog";
import { toJsonSchema } from "@valibot/to-json-schema";
import type { Page } from "./page.ts";

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
}

/** More values than this are ids of components, which the rules of the game list. */
const FEW = 8;

/** A page per game that tells programs what its numbers mean, with the options that it has unless told. */
export async function schemaPages(): Promise<Page[]> {
  const pages = await Promise.all(
    catalog.map(async ({ id, load, research }) => {
      const source = await research?.();
      const title = await load();
      const options = title.options({});
      if (source === undefined || !options.ok) return [];
      const name = title.words("en").title;
      const view = schemaOf(source.viewSchema(options.value));
      const action = schemaOf(source.actionSchema(options.value));
      return [pageOf(id, name, view, action)];
    }),
  );
  return pages.flat();
}

function schemaOf(schema: Parameters<typeof toJsonSchema>[0]): Schema {
  return toJsonSchema(schema, { target: "draft-2020-12" }) as Schema;
}

function pageOf(id: string, name: string, view: Schema, action: Schema): Page {
  const markdown = [
    `# ${name}: what a seat sees and can do`,
    `For [bots](/bots.html) and [programs that learn](/research.html), with the options that the game has unless told. \`tabletown schema ${id}\` and \`tabletown schema ${id} --actions\` print both as JSON Schema, with \`--options\` for others and with the ids of all components.`,
    "## The view",
    "What a player sees, and what the `view` of a question to a bot holds; a spectator's holds no more than that.",
    tableOf(rowsOf(view, "")),
    "## The actions",
    "Each is an object with a `type`. A bot is handed those that are legal, as `actions` and in words as `options`, in the same order.",
    tableOf(kindsOf(action).flatMap(actionRows)),
  ].join("\n\n");
  return {
    path: `games/${id}/schema.html`,
    title: `${name} for programs`,
    group: "Reference",
    language: "en",
    markdown,
  };
}

function tableOf(rows: readonly string[]): string {
  return ["| field | what it is | meaning |", "| --- | --- | --- |", ...rows].join("\n");
}

function row(path: string, what: string, meaning = ""): string {
  return `| \`${path}\` | ${what} | ${meaning} |`.replaceAll("\n", " ");
}

function kindsOf({ anyOf = [], oneOf = [] }: Schema): readonly Schema[] {
  return [...anyOf, ...oneOf];
}

function tagOf({ properties = {} }: Schema): string | undefined {
  const tag = properties.type?.const;
  return typeof tag === "string" ? tag : undefined;
}

function actionRows(kind: Schema): string[] {
  const { type: _, ...fields } = kind.properties ?? {};
  const tag = tagOf(kind) ?? "";
  return [row(tag, "action", kind.description), ...rowsOf({ properties: fields }, `${tag}.`)];
}

/** The fields of an object, and theirs, by their paths. */
function rowsOf({ properties = {} }: Schema, before: string): string[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    if (field.const !== undefined) return [];
    return [row(`${before}${name}`, whatOf(field), field.description), ...inside(field, `${before}${name}`)];
  });
}

function inside(field: Schema, path: string): string[] {
  const { items, additionalProperties: more } = field;
  return [
    ...rowsOf(field, `${path}.`),
    ...(items === undefined ? [] : inside(items, `${path}[]`)),
    ...(typeof more === "object" ? inside(more, `${path}.*`) : []),
    ...kindsOf(field).flatMap((kind) => kindRows(kind, path)),
  ];
}

function kindRows(kind: Schema, path: string): string[] {
  const tag = tagOf(kind);
  if (tag === undefined) return inside(kind, path);
  return [row(`${path}: ${tag}`, "object", kind.description), ...rowsOf(kind, `${path}: ${tag}.`)];
}

function whatOf(field: Schema): string {
  const { type, enum: values, items } = field;
  if (items !== undefined) return `list of ${plural(whatOf(items))}`;
  if (values !== undefined) {
    return values.length > FEW ? "id of a component" : values.map((value) => `\`${JSON.stringify(value)}\``).join(", ");
  }
  const kinds = kindsOf(field);
  if (kinds.some(({ properties }) => properties !== undefined)) return "object with a `type`";
  if (kinds.length > 0) return [...new Set(kinds.map(whatOf))].join(" or ");
  if (field.const !== undefined) return `\`${JSON.stringify(field.const)}\``;
  return type === "integer" || type === "number" ? "number" : type === "boolean" ? "true or false" : (type ?? "");
}

function plural(what: string): string {
  return what.replace(/^(object|number|id)\b/, "$1s").replace("of a component", "of components");
}
