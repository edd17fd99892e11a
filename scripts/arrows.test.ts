import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { arrows } from "./arrows.ts";
import {
  codeOf,
  fileOf,
  type Import,
  importsIn,
  importsOf,
  isTest,
  loadsUnnamed,
  files as projectFiles,
} from "./modules.ts";
import { namesIn, parse } from "./syntax.ts";

const files = projectFiles.filter(
  (path) => /^(packages|games|apps)\//.test(path) && !isTest(path) && !path.endsWith(".mjs"),
);
const imports = files.flatMap(importsOf);
const byFile = Map.groupBy(imports, ({ from }) => from);

type Arrow = Pick<Import, "from" | "to" | "typeOnly">;

/** The layer a file lives in; undefined for files outside all layers. */
function layerOf(path: string): { layer: string; game?: string } | undefined {
  const [top, name = "", folder = ""] = path.split("/");
  if (top === "packages" || top === "apps")
    return { layer: folder === "src" || folder.endsWith(".json") ? name : `${name}-build` };
  if (top !== "games") return undefined;
  return { layer: folder.includes(".") ? "own-index" : `own-${folder}`, game: name };
}

const games = new Set(files.flatMap((file) => /^games\/([^/]+)\//.exec(file)?.[1] ?? []));
const isGame = (name: string): boolean => games.has(name);

function complaint({ from, to, typeOnly }: Arrow): string | undefined {
  const here = layerOf(from);
  const rules = here === undefined ? undefined : arrows[here.layer];
  if (here === undefined || rules === undefined) return `${from} is in a layer that the table does not know`;
  const allowed = (layer: string): boolean =>
    layer === here.layer || rules.layers.includes(layer) || (typeOnly && (rules.types?.includes(layer) ?? false));
  if (to.startsWith(".")) {
    if (isTest(normalize(join(dirname(from), to)))) return `${from} must not import what is for tests: ${to}`;
    const there = layerOf(normalize(join(dirname(from), to)));
    if (there === undefined) return `${from} reaches outside the layers: ${to}`;
    if (there.game !== here.game) return `${from} imports another game or layer by path: ${to}`;
    return allowed(there.layer) ? undefined : `${from} (${here.layer}) must not import ${to} (${there.layer})`;
  }
  if (to.startsWith("@tabletown/")) {
    const [name = "", entry] = to.slice("@tabletown/".length).split("/");
    if (isGame(name) && here.game !== undefined) return `${from}: a game must not import a game (${to})`;
    const layer = isGame(name) ? "game" : name;
    return allowed(layer) || (entry === "styles.css" && allowed(name))
      ? undefined
      : `${from} (${here.layer}) must not import ${to}`;
  }
  const outside = rules.outside ?? [];
  const known = outside.some((name) =>
    name.endsWith(":") ? to.startsWith(name) : to === name || to.startsWith(`${name}/`),
  );
  return known || /\.(css|woff2)$/.test(to) ? undefined : `${from} (${here.layer}) must not import ${to}`;
}

test("every import follows the table of layers", () => {
  expect(files.length).toBeGreaterThan(50);
  const complaints = imports.flatMap((found) => complaint(found) ?? []);
  expect(complaints).toEqual([]);
});

test("the table is watched: a forbidden arrow would be found", () => {
  expect(complaint({ from: "packages/kernel/src/x.ts", to: "node:fs", typeOnly: false })).toContain("must not import");
  expect(complaint({ from: "games/metropolia/rules/x.ts", to: "../board/y.ts", typeOnly: false })).toContain(
    "must not import",
  );
  expect(complaint({ from: "games/metropolia/rules/x.ts", to: "@tabletown/_template", typeOnly: false })).toContain(
    "must not import a game",
  );
  expect(complaint({ from: "packages/bots/src/x.ts", to: "@tabletown/catalog", typeOnly: false })).toContain(
    "must not import",
  );
  expect(complaint({ from: "packages/kernel/src/x.ts", to: "./testing/y.ts", typeOnly: false })).toContain("for tests");
  expect(complaint({ from: "games/metropolia/rules/x.ts", to: "../data/y.ts", typeOnly: true })).toBeUndefined();
});

/** Whatever a program could ask for the time, for luck, or for anything else that was not passed in. */
const IMPURE =
  /^(?:Date|DateTimeFormat|Temporal|performance|crypto|random|set(?:Timeout|Interval|Immediate)|queueMicrotask|requestAnimationFrame|globalThis|eval|Function)$/;

function impureNames(path: string, text: string): string[] {
  return namesIn(parse(path, text)).flatMap(({ line, name }) => (IMPURE.test(name) ? [`${path}:${line} ${name}`] : []));
}

test("no luck and no clock in the kernel and the rules but those that are passed in", () => {
  const pure = files.filter((file) => /^(packages\/(kernel|testkit)|games\/[^/]+\/(rules|data|text|bot))\//.test(file));
  const mentions = new RegExp(`\\b${IMPURE.source.slice(1, -1)}\\b|\\bMath\\s*\\[`);
  const suspects = pure.filter((file) => mentions.test(codeOf(file)));
  expect(suspects.flatMap((file) => impureNames(file, readFileSync(file, "utf8")))).toEqual([]);
  expect(impureNames("x.ts", "let x = Math.random; x = globalThis.Date;")).toHaveLength(3);
  expect(impureNames("x.ts", 'const text = "a Date"; // performance')).toEqual([]);
});

/** They are given the module or the folder to load: the catalog of games, and a rival's engine for a benchmark. */
const LOADERS = /^apps\/(server\/src\/(catalog|(bots|records|reviews)\/worker)|cli\/src\/bench\/\w+\/bgio-\w+)\.ts$/;

test("whatever is loaded is named where it is loaded", () => {
  const unnamed = files.filter((file) => {
    const text = readFileSync(file, "utf8");
    return /\bimport\b(?:\.meta\.glob|\s*\()|node:module/.test(text) && loadsUnnamed(file, text);
  });
  expect(unnamed.filter((file) => !LOADERS.test(file))).toEqual([]);
  expect(loadsUnnamed("x.ts", "await import(name)")).toBe(true);
  expect(loadsUnnamed("x.ts", 'import.meta.glob("./*.ts")')).toBe(true);
  expect(loadsUnnamed("x.ts", 'await import("./x.ts")')).toBe(false);
});

test("a path in an import names a file as it is called: ./x.ts, never ./x or ./x.js", () => {
  const nowhere = imports.filter((each) => each.to.startsWith(".") && fileOf(each) === undefined);
  expect(nowhere.map(({ from, to }) => `${from}: ${to}`)).toEqual([]);
});

test("of a module that is imported whole, what is used of it counts", () => {
  const names = (text: string): readonly string[] => importsIn("x.ts", text).flatMap((each) => each.names);
  expect(names('import * as all from "./a.ts"; all.b(x.all.c);')).toEqual(["b"]);
  expect(names('import * as all from "./a.ts"; f(all);')).toEqual(["*"]);
});

test("an import is found wherever it stands", () => {
  const text = [
    'const glob = "packages/*"; import { a } from "./a.ts"; const other = "*/x";',
    "const b = await import(`./b.ts`);",
    'type C = import("./c.ts").C;',
    'export { d } from "./d.ts"; // import { e } from "./e.ts";',
  ].join("\n");
  expect(importsIn("x.ts", text).map(({ to }) => to)).toEqual(["./a.ts", "./d.ts", "./b.ts", "./c.ts"]);
});

test("the table has no arrow that nothing follows", () => {
  const known = [...imports, ...projectFiles.filter((path) => path.endsWith(".config.ts")).flatMap(importsOf)];
  const followed = new Map<string, Set<string>>();
  for (const { from, to } of known) {
    const layer = layerOf(from)?.layer ?? "";
    const there = to.startsWith(".") ? layerOf(normalize(join(dirname(from), to)))?.layer : undefined;
    const own = /^@tabletown\/([^/]+)/.exec(to)?.[1];
    const named = there ?? (own === undefined ? to : isGame(own) ? "game" : own);
    followed.set(layer, (followed.get(layer) ?? new Set()).add(named));
  }
  const follows = (layer: string, name: string): boolean =>
    [...(followed.get(layer) ?? [])].some((to) =>
      name.endsWith(":") ? to.startsWith(name) : to === name || to.startsWith(`${name}/`),
    );
  const stale = Object.entries(arrows).flatMap(([layer, { layers, types = [], outside = [] }]) =>
    [...layers, ...types, ...outside].filter((name) => !follows(layer, name)).map((name) => `${layer} → ${name}`),
  );
  expect(stale).toEqual([]);
});

test("no imports go in a circle, those of types included", () => {
  const found = circles(
    new Map(
      files.map((file) => [
        file,
        (byFile.get(file) ?? []).flatMap((each) => (each.started ? [] : (fileOf(each) ?? []))),
      ]),
    ),
  );
  expect(found.map((circle) => circle.toSorted().join(", "))).toEqual([]);
});

/** Of two files, the folders beside each other that they lie in; undefined where one lies in a folder above the other. */
function foldersApart(from: string, to: string): { readonly from: string; readonly to: string } | undefined {
  const [here, there] = [dirname(from).split("/"), dirname(to).split("/")];
  const shared = here.findIndex((name, i) => name !== there[i]);
  if (shared < 0 || there[shared] === undefined) return undefined;
  const upTo = (path: readonly string[]): string => path.slice(0, shared + 1).join("/");
  return { from: upTo(here), to: upTo(there) };
}

test("folders of a layer that lie beside each other do not import in a circle", () => {
  const graph = new Map<string, string[]>();
  for (const each of imports) {
    const to = fileOf(each);
    if (to === undefined || layerOf(to)?.layer !== layerOf(each.from)?.layer) continue;
    const apart = foldersApart(each.from, to);
    if (apart !== undefined) graph.set(apart.from, [...(graph.get(apart.from) ?? []), apart.to]);
  }
  expect(graph.size).toBeGreaterThan(20);
  expect(circles(graph).map((circle) => circle.toSorted().join(", "))).toEqual([]);
  expect(foldersApart("a/b/c/x.ts", "a/d/y.ts")).toEqual({ from: "a/b", to: "a/d" });
  expect(foldersApart("a/b/c/x.ts", "a/y.ts")).toBeUndefined();
});

test("a circle would be found", () => {
  const graph = new Map([
    ["a", ["b"]],
    ["b", ["c"]],
    ["c", ["a", "d"]],
    ["d", []],
  ]);
  expect(circles(graph).map((circle) => circle.toSorted())).toEqual([["a", "b", "c"]]);
});

/** Files that reach each other: strongly connected components of more than one (Tarjan 1972). */
function circles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): number => {
    const number = order.size;
    order.set(file, number);
    open.push(file);
    let low = number;
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === number) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1) found.push(circle);
    }
    return low;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return found;
}
