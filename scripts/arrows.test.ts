import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { arrows } from "./arrows.ts";
import { fileOf, type Import, importsOf, isTest, files as projectFiles, withoutComments } from "./modules.ts";

const files = projectFiles.filter(
  (path) => /^(packages|games|apps)\//.test(path) && !isTest(path) && !path.endsWith(".mjs"),
);
const imports = files.flatMap(importsOf);

type Arrow = Pick<Import, "from" | "to" | "typeOnly">;

/** The layer a file lives in; undefined for files outside all layers. */
function layerOf(path: string): { layer: string; game?: string } | undefined {
  const [top, name = "", folder = ""] = path.split("/");
  if (top === "packages" || top === "apps") return { layer: name };
  if (top !== "games") return undefined;
  return { layer: folder.includes(".") ? "own-index" : `own-${folder}`, game: name };
}

function complaint({ from, to, typeOnly }: Arrow): string | undefined {
  const here = layerOf(from);
  const rules = here === undefined ? undefined : arrows[here.layer];
  if (here === undefined || rules === undefined) return `${from} is in a layer that the table does not know`;
  const allowed = (layer: string): boolean =>
    layer === here.layer || rules.layers.includes(layer) || (typeOnly && (rules.types?.includes(layer) ?? false));
  if (to.startsWith(".")) {
    const there = layerOf(normalize(join(dirname(from), to)));
    if (there === undefined) return `${from} reaches outside the layers: ${to}`;
    if (there.game !== here.game) return `${from} imports another game or layer by path: ${to}`;
    return allowed(there.layer) ? undefined : `${from} (${here.layer}) must not import ${to} (${there.layer})`;
  }
  if (to.startsWith("@tabletown/")) {
    const [name = "", entry] = to.slice("@tabletown/".length).split("/");
    const isGame = files.some((file) => file.startsWith(`games/${name}/`));
    if (isGame && here.game !== undefined) return `${from}: a game must not import a game (${to})`;
    const layer = isGame ? "game" : name;
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
  expect(complaint({ from: "games/metropolia/rules/x.ts", to: "../data/y.ts", typeOnly: true })).toBeUndefined();
});

test("no luck and no clock in the kernel and the rules but those that are passed in", () => {
  const pure = files.filter((file) => /^(packages\/(kernel|testkit)|games\/[^/]+\/(rules|data|text|bot))\//.test(file));
  const guilty = pure.filter((file) =>
    /\bMath\.random\b|\bDate\b|\bperformance\b|\bsetTimeout\b/.test(withoutComments(readFileSync(file, "utf8"))),
  );
  expect(guilty).toEqual([]);
});

test("the table has no arrow that nothing follows", () => {
  const followed = (layer: string, outside: string): boolean =>
    [...files, ...projectFiles.filter((path) => path.endsWith(".config.ts"))]
      .filter((file) => layerOf(file)?.layer === layer)
      .flatMap(importsOf)
      .some(({ to }) =>
        outside.endsWith(":") ? to.startsWith(outside) : to === outside || to.startsWith(`${outside}/`),
      );
  const stale = Object.entries(arrows).flatMap(([layer, { outside = [] }]) =>
    outside.filter((name) => !followed(layer, name)).map((name) => `${layer} → ${name}`),
  );
  expect(stale).toEqual([]);
});

test("no imports go in a circle, those of types included", () => {
  const found = circles(
    new Map(files.map((file) => [file, importsOf(file).flatMap((each) => (each.started ? [] : (fileOf(each) ?? [])))])),
  );
  expect(found.map((circle) => circle.toSorted().join(", "))).toEqual([]);
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
