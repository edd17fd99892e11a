import { expect, test } from "vitest";
import { isTest } from "./modules.ts";
import { sources } from "./sources.ts";
import { exportsOf, parse, typesOf } from "./syntax.ts";

interface Declared {
  readonly path: string;
  readonly name: string;
  readonly exported: boolean;
}

/** Every package and every game has phrases, every game has reasons: one shape, each with its own words. */
const PARALLEL = ["Phrases", "Reason"];

/** The package, the app or the game that a file belongs to. */
function homeOf(path: string): string {
  return path.split("/").slice(0, 2).join("/");
}

const isGame = ({ path }: Declared): boolean => path.startsWith("games/");
const isPackage = ({ path }: Declared): boolean => path.startsWith("packages/");

/**
 * Names that stand for two things: exported by two files of packages and apps, by two of one game, or by a package and
 * a game; or what a file keeps to itself is called as something that it could have imported. Games have words in common,
 * each for what its own rulebook means.
 */
function confusing(declared: readonly Declared[]): string[] {
  return [...Map.groupBy(declared, ({ name }) => name)].flatMap(([name, all]) => {
    if (PARALLEL.includes(name)) return [];
    const known = all.filter(({ exported }) => exported);
    const meant = (each: Declared): Declared[] =>
      known.filter(
        (other) =>
          other.path !== each.path &&
          (homeOf(other.path) === homeOf(each.path) ||
            isPackage(other) ||
            (each.exported && !isGame(other) && !isGame(each))),
      );
    const found = all.flatMap((each) => meant(each).map((other) => [each.path, other.path].toSorted().join(" and ")));
    return [...new Set(found)].map((paths) => `${name} means one thing in ${paths.replace(" and ", ", another in ")}`);
  });
}

const DECLARED: readonly Declared[] = [...sources]
  .filter(([path]) => /^(?:packages|games|apps)\//.test(path) && !isTest(path))
  .flatMap(([path, source]) => typesOf(source).map((type) => ({ path, ...type })));

test("a type has a name of its own", () => {
  expect(DECLARED.length).toBeGreaterThan(1000);
  expect(confusing(DECLARED)).toEqual([]);
});

/** What draws a person or a tally on the page is called as what it draws. */
const DRAWN = ["Person", "Tally"];

/** Names that are imported from more than one package, types and values alike. */
function sharedNames(packages: readonly (readonly [home: string, names: readonly string[]])[]): string[] {
  const exported = packages.flatMap(([home, names]) => names.map((name) => ({ home, name })));
  return [...Map.groupBy(exported, ({ name }) => name)].flatMap(([name, all]) =>
    all.length > 1 ? [`${name} is exported by ${all.map(({ home }) => home).join(" and ")}`] : [],
  );
}

test("a name that is imported tells which package it comes from", () => {
  const packages = [...sources]
    .filter(([path]) => /^packages\/[^/]+\/src\/index\.ts$/.test(path))
    .map(([path, source]) => [homeOf(path), exportsOf(source).filter((name) => !DRAWN.includes(name))] as const);
  expect(packages.length).toBeGreaterThan(5);
  expect(sharedNames(packages)).toEqual([]);
  const twice = parse("x.ts", 'export { a, type B, c as d } from "./y.ts"; export const e = 1');
  expect(
    sharedNames([
      ["one", exportsOf(twice)],
      ["two", ["c", "d"]],
      ["three", []],
    ]),
  ).toEqual(["d is exported by one and two"]);
});

test("two meanings of one name would be found", () => {
  const declared = (path: string, exported = true): Declared => ({ path, name: "X", exported });
  const two = (...paths: readonly Declared[]): number => confusing(paths).length;
  expect(two(declared("apps/web/a.ts"), declared("apps/cli/b.ts"))).toBe(1);
  expect(two(declared("packages/ui/a.ts"), declared("games/london/rules/b.ts"))).toBe(1);
  expect(two(declared("games/london/data/a.ts"), declared("games/london/rules/b.ts", false))).toBe(1);
  expect(two(declared("packages/ui/a.ts"), declared("apps/web/b.ts", false))).toBe(1);
  expect(two(declared("games/suburbia/rules/a.ts"), declared("games/london/rules/a.ts"))).toBe(0);
  expect(two(declared("apps/web/a.ts", false), declared("apps/web/b.ts", false))).toBe(0);
  expect(typesOf(parse("x.ts", "export interface A {} type B = 1; export class C {} export { D as E }"))).toEqual([
    { name: "A", exported: true },
    { name: "B", exported: false },
    { name: "C", exported: true },
    { name: "E", exported: true },
  ]);
});
