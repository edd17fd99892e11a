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
    fieldsOf(view).join("\n"),
    "## The actions",
    "Each is an object with a `type`, listed here, and what stands below it. A bot is handed those that are legal, as `actions` and in words as `options`, in the same order.",
    kindsOf(action).flatMap(kindLines).join("\n"),
  ].join("\n\n");
  return {
    path: `games/${id}/schema.html`,
    title: `${name} for programs`,
    group: "Reference",
    language: "en",
    markdown,
  };
}

/** A line of a list: a field or a kind, what it is and means, and below it what it holds. */
function entry(name: string, told: string, inside: readonly string[]): string[] {
  return [`- \`${name}\`${told}`.replaceAll("\n", " "), ...inside.map((line) => `  ${line}`)];
}

function fieldsOf({ properties = {} }: Schema): string[] {
  return Object.entries(properties).flatMap(([name, field]) =>
    // Tags have been told: they are what their kind is called.
    field.const === undefined ? entry(name, `, ${whatOf(field)}: ${field.description ?? ""}`, inside(field)) : [],
  );
}

/** What a field holds: of a list, what each of its items does. */
function inside(field: Schema): string[] {
  const { items, additionalProperties: more } = field;
  return [
    ...fieldsOf(field),
    ...(items === undefined ? [] : inside(items)),
    ...(typeof more === "object" ? inside(more) : []),
    ...kindsOf(field).flatMap(kindLines),
  ];
}

function kindsOf({ anyOf = [], oneOf = [] }: Schema): readonly Schema[] {
  return [...anyOf, ...oneOf];
}

function kindLines(kind: Schema): string[] {
  const tag = kind.properties?.type?.const;
  return typeof tag === "string" ? entry(tag, `: ${kind.description ?? ""}`, fieldsOf(kind)) : inside(kind);
}

function whatOf(field: Schema): string {
  const { type, enum: values, items } = field;
  if (items !== undefined) return `list of ${plural(whatOf(items))}`;
  if (values !== undefined) {
    return values.length > FEW
      ? "id of a component"
      : values.map((value) => `\`${JSON.stringify(value)}\``).join(" or ");
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
