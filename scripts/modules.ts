// Reads the source files of the project for the tests in this folder: who imports what, and who exports it.
import { existsSync, globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { parseSync } from "vite";

// Paths are written with "/" on every system.
const { dirname, join, normalize } = posix;

export interface Import {
  readonly from: string;
  /** The specifier as it is written. */
  readonly to: string;
  /** The names that are imported or re-exported; "*" for all of them. */
  readonly names: readonly string[];
  readonly typeOnly: boolean;
  /** Whether it only names a file that a thread or a process runs. */
  readonly started: boolean;
}

/** Every source file, tests and fixtures included. */
export const files: readonly string[] = globSync(
  "{packages,games,apps,scripts,examples,training,bin}/**/*.{ts,tsx,mjs}",
  {
    exclude: (path) => /node_modules|\/dist$/.test(String(path)),
  },
)
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => !/node_modules|\/dist\//.test(path));

export function isTest(path: string): boolean {
  return /\.test\.|\/test\/|\/testing\/|\.config\.ts|\.setup\.ts|\.fixture\.|\/fixtures\/|^scripts\/|^examples\/|^training\//.test(
    path,
  );
}

const LAZY = /(?:const\s*(\{[^}]*\})\s*=\s*await\s+|\(await\s+)?import\s*\(\s*["'`]([^"'`$]+)["'`]\s*\)(?:\)\.(\w+))?/g;
/** Files named for a thread or a process, and those a bundler is told about. */
const URL_OF = /new URL\(\s*["'](\.[^"']+\.(?:ts|mjs))["']/g;

export function importsOf(file: string): Import[] {
  return importsIn(file, readFileSync(file, "utf8"));
}

/** What a text imports, hands on from elsewhere, loads later or starts. */
export function importsIn(from: string, text: string): Import[] {
  const { module, comments } = parsed(from, text);
  const code = without(comments, text);
  const found: Import[] = module.staticImports.map(({ moduleRequest, entries }) => ({
    from,
    to: moduleRequest.value,
    names: entries.flatMap(({ importName, localName }) =>
      importName.kind === "NamespaceObject"
        ? membersOf(code, localName.value)
        : (importName.name ?? (importName.kind === "Default" ? "default" : "*")),
    ),
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    started: false,
  }));
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, importName, isType } of entries) {
      if (moduleRequest === null) continue;
      found.push({ from, to: moduleRequest.value, names: [importName.name ?? "*"], typeOnly: isType, started: false });
    }
  }
  for (const [, taken, to = "", member] of code.matchAll(LAZY)) {
    const listed = taken?.slice(1, -1).split(",") ?? [];
    const names = listed.map((name) => (name.split(":")[0] ?? "").trim()).filter(Boolean);
    const all = member !== undefined ? [member] : names.length > 0 ? names : ["*"];
    found.push({ from, to, names: all, typeOnly: false, started: false });
  }
  for (const [, to = ""] of code.matchAll(URL_OF)) {
    found.push({ from, to, names: ["*"], typeOnly: false, started: true });
  }
  return found;
}

/** What is used of `import * as all`; everything where it is handed on as a whole. */
function membersOf(code: string, all: string): string[] {
  const used = [...code.matchAll(new RegExp(`(?<!\\* as |[\\w$.])${all}\\b(?:\\.([\\w$]+))?`, "g"))];
  return used.map(([, member]) => member ?? "*");
}

/** Loads what no name is written for: `import(name)`, patterns of names, and whatever `createRequire` gives. */
export function loadsUnnamed(file: string, text: string): boolean {
  const { module, comments } = parsed(file, text);
  return (
    /\bimport\.meta\.glob\b/.test(without(comments, text)) ||
    module.staticImports.some(({ moduleRequest }) => moduleRequest.value === "node:module") ||
    module.dynamicImports.some(({ moduleRequest: { start, end } }) => !/^(["'`])[^$]*\1$/.test(text.slice(start, end)))
  );
}

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/** The file behind each entry of each package: "@tabletown/suburbia/bot" is games/suburbia/bot/index.ts. */
export const entries: ReadonlyMap<string, string> = new Map(
  globSync("{packages,games,apps}/*/package.json").flatMap((found) => {
    const path = found.replaceAll("\\", "/");
    const { name, exports = {} } = JSON.parse(readFileSync(path, "utf8")) as Manifest;
    return Object.entries(exports).flatMap(([entry, to]) => {
      const source = typeof to === "string" ? to : to.source;
      return source === undefined ? [] : [[join(name, entry), join(dirname(path), source)] as const];
    });
  }),
);

/** The file of the project that an import leads to; undefined for packages from outside. */
export function fileOf({ from, to }: Pick<Import, "from" | "to">): string | undefined {
  if (!to.startsWith(".")) return entries.get(to);
  const path = normalize(join(dirname(from), to.replace(/\?.*$/, "")));
  return existsSync(path) ? path : undefined;
}

const TYPES = /(?:^|\n)\s*export\s+(?:declare\s+)?(?:interface|type)\s+([\w$]+)/g;

export interface Export {
  readonly name: string;
  /** Whether the file that declares it needs it too: a type that describes what is exported is used by its description. */
  readonly describes: boolean;
}

/** What a file exports, be it declared there or handed on from elsewhere. */
export function exportsOf(file: string): Export[] {
  return exportsIn(file, readFileSync(file, "utf8"));
}

export function exportsIn(file: string, text: string): Export[] {
  const { module, comments } = parsed(file, text);
  const code = without(comments, text);
  const values = module.staticExports
    .flatMap(({ entries }) => entries)
    .map(({ exportName }) => exportName.name ?? (exportName.kind === "Default" ? "default" : "*"));
  const types = [...code.matchAll(TYPES)].map(([, name = ""]): Export => {
    const mentions = withoutTexts(code).match(new RegExp(`\\b${name}\\b`, "g"))?.length ?? 0;
    return { name, describes: mentions > 1 };
  });
  const known = new Set(types.map(({ name }) => name));
  return [...types, ...values.filter((name) => !known.has(name)).map((name) => ({ name, describes: false }))];
}

/** Without its comments: what the code itself says. */
export function codeOf(file: string): string {
  const text = readFileSync(file, "utf8");
  return without(parsed(file, text).comments, text);
}

type Parsed = ReturnType<typeof parseSync>;

function parsed(file: string, text: string): Parsed {
  return parseSync(file, text, { lang: file.endsWith("x") ? "tsx" : "ts" });
}

/** Without what stands between quotation marks. */
function withoutTexts(code: string): string {
  return code.replace(/"(?:[^"\\\n]|\\.)*"/g, "");
}

function without(comments: Parsed["comments"], text: string): string {
  let code = "";
  let from = 0;
  for (const { start, end } of comments) {
    code += text.slice(from, start);
    from = end;
  }
  return code + text.slice(from);
}
