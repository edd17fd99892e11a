import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the packages that bring Node.js are the ones that are installed with the project", () => {
  const written = readFileSync("apps/cli/bin/node-versions.mjs", "utf8");
  const named = [...written.matchAll(/name: "([^"]+)", version: "([^"]+)"/g)].map(([, name, version]) => [
    name,
    version,
  ]);
  const { optionalDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(Object.fromEntries(named)).toEqual(optionalDependencies);
});
