// The reference of every package, made from the declarations that are shipped and the comments in them.
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse, type Syntax } from "../syntax.ts";
import type { Page } from "./page.ts";

interface Declared {
  readonly name: string;
  readonly kind: string;
  readonly comment: string;
  readonly text: string;
}

interface Manifest {
  readonly name: string;
  readonly description: string;
  readonly private?: boolean;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

const KINDS: Readonly<Record<string, string>> = {
  TSDeclareFunction: "function",
  FunctionDeclaration: "function",
  VariableDeclaration: "value",
  ClassDeclaration: "class",
  TSInterfaceDeclaration: "interface",
  TSTypeAliasDeclaration: "type",
};

/** A page per package; `out` is where the declarations lie that the build has made. */
export function apiPages(out: string): Page[] {
  return globSync("{packages,games}/[!_]*/package.json")
    .map((path) => path.replaceAll("\\", "/"))
    .sort()
    .map((path) => apiPage(out, dirname(path), JSON.parse(readFileSync(path, "utf8"))));
}

function apiPage(out: string, folder: string, { name, description, exports }: Manifest): Page {
  const entries = Object.entries(exports).flatMap(([entry, to]) => {
    if (typeof to === "string" || to.source === undefined) return [];
    const file = join(out, folder, to.source).replace(/\.tsx?$/, ".d.ts");
    return [`## ${join(name, entry).replaceAll("\\", "/")}`, ...exportedFrom(file).map(told)];
  });
  const short = name.replace("@tabletown/", "");
  const markdown = [`# ${name}: reference`, `${description} [What it is for](/packages/${short}.html).`, ...entries];
  return {
    path: `reference/${short}.html`,
    title: name,
    group: "Reference",
    language: "en",
    markdown: markdown.join("\n\n"),
  };
}

function told({ name, kind, comment, text }: Declared): string {
  const heading = `### ${name}\n\n<span class="kind">${kind}</span>`;
  return [heading, ...(comment === "" ? [] : [comment]), `\`\`\`ts\n${text}\n\`\`\``].join("\n\n");
}

/** Everything that a file of declarations exports, in its order; what it hands on is looked up where it is declared. */
function exportedFrom(file: string): Declared[] {
  const text = readFileSync(file, "utf8");
  return parse(file, text).statements.flatMap((statement) => {
    if (statement.type !== "ExportNamedDeclaration") return [];
    const declaration = statement.declaration as Syntax | null;
    if (declaration !== null && declaration !== undefined) return [declared(text, statement, declaration)];
    const source = statement.source as { readonly value: string } | null;
    if (source === null || source === undefined) return [];
    const there = fileOf(file, source.value);
    if (there === undefined) return [];
    const wanted = (statement.specifiers as readonly { local: { name: string } }[]).map(({ local }) => local.name);
    return exportedFrom(there).filter(({ name }) => wanted.includes(name));
  });
}

function fileOf(from: string, specifier: string): string | undefined {
  const path = join(dirname(from), specifier).replace(/\.(?:[jt]sx?)$/, ".d.ts");
  return existsSync(path) ? path : undefined;
}

function declared(text: string, statement: Syntax, declaration: Syntax): Declared {
  const [variable] = (declaration.declarations ?? []) as readonly Syntax[];
  const id = (declaration.id ?? variable?.id) as { readonly name: string };
  const code = text.slice(statement.start, statement.end).replace(/^export (?:declare )?/, "");
  return {
    name: id.name,
    kind: KINDS[declaration.type] ?? "value",
    comment: commentBefore(text, statement.start),
    text: code,
  };
}

/** The comment that stands directly before a place, without its stars. */
function commentBefore(text: string, place: number): string {
  const [, inside = ""] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(text.slice(0, place)) ?? [];
  return inside
    .split("\n")
    .map((line) => line.replace(/^\s*\* ?/, ""))
    .join("\n")
    .trim();
}
