import { cpSync, existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { publint } from "publint";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { packLibrary, STAGED } from "./pack-library.ts";
import { strangersProject } from "./strangers-project.fixture.ts";
import { toolPath } from "./tools.ts";

/** What comes with Node.js, to tests only: everything else runs in browsers too. */
const WITH_NODE: Readonly<Record<string, readonly string[]>> = { testkit: ["node:fs", "node:process"] };
const CODE = /\.[jt]sx?$/;
const IMPORTED = /\b(?:from\s+|import\s+|import\s*\(\s*)"([^"]+)"/g;

/** What files of a package import and whoever has installed it does not get: other files, style sheets, packages. */
function strayImports(folder: string, needed: readonly string[]): string[] {
  return globSync("dist/**/*.{js,d.ts}", { cwd: folder }).flatMap((file) => {
    const ending = file.endsWith(".d.ts") ? ".d.ts" : ".js";
    const isThere = (to: string): boolean =>
      to.startsWith(".")
        ? existsSync(join(folder, dirname(file), to.replace(CODE, ending))) && CODE.test(to)
        : needed.includes(/^(?:@[^/]+\/)?[^/]+/.exec(to)?.[0] ?? "");
    const imported = [...readFileSync(join(folder, file), "utf8").matchAll(IMPORTED)].map(([, to = ""]) => to);
    return imported.filter((to) => !isThere(to)).map((to) => `${file}: ${to}`);
  });
}

const names = globSync("{packages,games}/[!_]*/package.json").map((path) => basename(dirname(path)));
const project = strangersProject();

beforeAll(() => {
  // The drawing of boards without a browser, as the examples do it.
  project.install([...packLibrary(), "preact-render-to-string@6.8.2"]);
  cpSync("examples/play-a-game.ts", join(project.folder, "play-a-game.ts"));
});

afterAll(() => project.remove());

test("every package is packed, and nothing else", () => {
  expect(readdirSync(STAGED).toSorted()).toEqual(names.toSorted());
});

describe.each(names)("%s", (name) => {
  const installed = join(project.folder, "node_modules/@tabletown", name);
  const manifest = (): Record<string, unknown> => JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));

  test("says what it is, under which licence, and where it comes from", () => {
    const { description, license, repository, files, sideEffects, engines } = manifest();
    expect(description).toMatch(/^[A-Z].{20,}\.$/);
    expect([license, engines]).toEqual(["MIT", { node: ">=20" }]);
    expect(repository).toMatchObject({ type: "git", directory: expect.stringMatching(`/${name}$`) });
    expect(files).toContain("dist");
    expect(sideEffects).toEqual(existsSync(join(installed, "dist/board")) || name === "ui" ? ["**/*.css"] : false);
    for (const file of ["README.md", "LICENSE"]) expect(existsSync(join(installed, file)), file).toBe(true);
  });

  test("imports only what lies in it, or is installed with it", () => {
    const { dependencies, peerDependencies } = manifest() as Readonly<Record<string, object>>;
    const needed = Object.keys({ ...dependencies, ...peerDependencies, [`@tabletown/${name}`]: "" });
    expect(strayImports(installed, [...needed, ...(WITH_NODE[name] ?? [])])).toEqual([]);
  });

  test("carries code, types, style sheets and what is to be read, and nothing that only tests need", () => {
    const carried = globSync("**/*.*", { cwd: installed }).map((file) => file.replaceAll("\\", "/"));
    const meant = /^(README\.md|SPEC\.md|package\.json|dist\/.*\.(js|d\.ts|css))$/;
    expect(carried.filter((file) => !meant.test(file) || /\.(test|fixture)\./.test(file))).toEqual([]);
  });

  test("has nothing that a linter of packages complains about", async () => {
    const { messages } = await publint({ pkgDir: installed, strict: true, pack: false });
    expect(messages).toEqual([]);
  });
});

test("two copies of preact would not understand each other: there is one", () => {
  const copies = globSync(join(project.folder, "node_modules/**/preact/package.json"));
  expect(copies).toHaveLength(1);
});

test("examples of READMEs run, and so does the one of the project", () => {
  // All of them, on every Node.js and in browsers: strangers.long.test.ts.
  const some = ["kernel", "protocol", "catalog", "testkit", "suburbia"];
  const { stdout, stderr, status } = project.runExamples(some, ["./play-a-game.ts"]);
  expect([stderr, status]).toEqual(["", 0]);
  expect(stdout).not.toMatch(/undefined|NaN/);
  expect(stdout).toMatch(/\n1\. greedy: 4 landmarks\n2\. random: \d landmarks\n\d+ moves\n$/);
});

test("the packed types are right for a stranger's strict compiler, style sheets included", () => {
  const specifiers = names.flatMap((name) => {
    const { exports } = JSON.parse(readFileSync(join(STAGED, name, "package.json"), "utf8"));
    return Object.keys(exports).flatMap((entry) =>
      entry === "./package.json" ? [] : [`@tabletown/${name}${entry.slice(1)}`],
    );
  });
  expect(specifiers).toContain("@tabletown/suburbia/board.css");
  project.write("every-entry.ts", specifiers.map((specifier) => `import "${specifier}";`).join("\n"));
  const options =
    "--noEmit --singleThreaded --strict --skipLibCheck false --skipDefaultLibCheck --module nodenext --target es2023 --lib es2023,dom --types node"
      .split(" ")
      .concat("--typeRoots", join(process.cwd(), "node_modules/@types"));
  const { stdout, status } = project.run([
    toolPath("typescript", "tsc"),
    ...options,
    "play-a-game.ts",
    "every-entry.ts",
  ]);
  expect([stdout, status]).toEqual(["", 0]);
});
