// Reads the source files of the project for the tests in this folder: who imports what, and who exports it.
import { existsSync, globSync, readFileSync } from "node:fs";
import { posix } from "node:path";

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

const STATIC = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?((?:\{[^}]*\}|[\w*$\s,]|\bas\b)*?)\s*from\s*["']([^"']+)["']/g;
const BARE = /(?:^|\n)\s*import\s+["']([^"']+)["']/g;
const LAZY = /(?:const\s*(\{[^}]*\})\s*=\s*await\s+|\(await\s+)?import\(\s*["']([^"']+)["']\s*\)(?:\)\.(\w+))?/g;
/** Files named for a thread or a process, and those a bundler is told about. */
const URL_OF = /new URL\(\s*["'](\.[^"']+\.(?:ts|mjs))["']/g;

export function importsOf(file: string): Import[] {
  const text = withoutComments(readFileSync(file, "utf8"));
  const found: Import[] = [];
  for (const [, type, clause = "", to = ""] of text.matchAll(STATIC)) {
    const inside = /\{([^}]*)\}/.exec(clause)?.[1];
    const listed = (inside ?? "")
      .split(",")
      .map((name) => name.trim())
      .filter(Boolean);
    const names = listed.map((name) => (name.replace(/^type\s+/, "").split(/\s+as\s+/)[0] ?? "").trim());
    const whole = clause.includes("*") ? ["*"] : [];
    const byDefault = /^\s*[\w$]+/.test(clause.replace(/\{[^}]*\}/, "")) ? ["default"] : [];
    const typeOnly =
      type !== undefined || (listed.length > 0 && byDefault.length === 0 && listed.every((n) => n.startsWith("type ")));
    found.push({ from: file, to, names: [...names, ...whole, ...byDefault], typeOnly, started: false });
  }
  for (const [, to = ""] of text.matchAll(BARE)) {
    found.push({ from: file, to, names: [], typeOnly: false, started: false });
  }
  for (const [, taken, to = "", member] of text.matchAll(LAZY)) {
    const listed = taken?.slice(1, -1).split(",") ?? [];
    const names = listed.map((name) => (name.split(":")[0] ?? "").trim()).filter(Boolean);
    const all = member !== undefined ? [member] : names.length > 0 ? names : ["*"];
    found.push({ from: file, to, names: all, typeOnly: false, started: false });
  }
  for (const [, to = ""] of text.matchAll(URL_OF)) {
    found.push({ from: file, to, names: ["*"], typeOnly: false, started: true });
  }
  return found;
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

const DECLARED =
  /(?:^|\n)export\s+(?:declare\s+)?(?:async\s+)?(function\*?|const|let|class|abstract class|interface|type)\s+([\w$]+)/g;
const LISTED = /(?:^|\n)export\s+(?:type\s+)?\{([^}]*)\}(?!\s*from)/g;

export interface Export {
  readonly name: string;
  /** Whether the file that declares it needs it too: a type that describes what is exported is used by its description. */
  readonly describes: boolean;
}

/** What a file declares and exports; what it only hands on is not among them. */
export function exportsOf(file: string): Export[] {
  const text = withoutComments(readFileSync(file, "utf8"));
  const listed = [...text.matchAll(LISTED)].flatMap(([, names = ""]) =>
    names
      .split(",")
      .map((name) => (name.replace(/^\s*type\s+/, "").split(/\s+as\s+/)[1] ?? name.replace(/^\s*type\s+/, "")).trim())
      .filter(Boolean),
  );
  const declared = [...text.matchAll(DECLARED)].map(([, kind = "", name = ""]): Export => {
    const mentions = text.match(new RegExp(`\\b${name}\\b`, "g"))?.length ?? 0;
    return { name, describes: /interface|type/.test(kind) && mentions > 1 };
  });
  return [...declared, ...listed.map((name) => ({ name, describes: false }))];
}

export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<![:"'])\/\/.*$/gm, "");
}
