// What the documentation shows is done, and what it says comes out. What takes long: examples.long.test.ts.
import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { expect, test, vi } from "vitest";
import { runHere, runProgram, workFolder } from "../apps/cli/src/run.fixture.ts";
import { openServer } from "../apps/server/src/testing/test-server.ts";
import { said, withProgram } from "./examples.fixture.ts";
import { allExamples, type Example, takesLong, withoutRemark, wordsOf } from "./examples.ts";

const folder = workFolder();
const env = withProgram(folder);
const examples = allExamples().filter(({ when }) => when === "always");
const inLanguage = (language: string): Example[] => examples.filter((each) => each.language === language);
/** Packages from the registry; their own are installed, and their examples run, by the tests of packing. */
const isInstallation = ({ code }: Example): boolean => /^npm install [^\n]+\n$/.test(code);
const commands = inLanguage("sh").filter((each) => !isInstallation(each));

/** Every page has a folder of its own, and what its reader has already. */
function folderOf(source: string): string {
  const own = join(folder, source.replaceAll("/", "-"));
  mkdirSync(own, { recursive: true });
  return own;
}

/** One line after the other: in this process where it only calls our program, and asks nobody anything. */
async function runShell({ source, code }: Example): Promise<string> {
  // Not even begun: it would not end before anybody has lost patience.
  expect(takesLong(code), `${source}: ${code}`).toBe(false);
  let told = "";
  for (const line of code.split("\n").map(withoutRemark)) {
    const [, call = "", file] = /^(?:npx )?tabletown (.*?)(?: > (\S+))?$/.exec(line) ?? [];
    const words = /^(?:play\b|$)/.test(call) ? undefined : wordsOf(call);
    if (words === undefined) {
      told += await said("sh", ["-ec", line], { folder: folderOf(source), env });
      continue;
    }
    const { code: ended, out, err } = await runHere(folderOf(source), words);
    expect([line, ended, err]).toEqual([line, 0, expect.any(String)]);
    if (file === undefined) told += out;
    else writeFileSync(join(folderOf(source), file), out);
  }
  return told;
}

const pages = [...new Set(commands.map(({ source }) => source))];
test.each(pages)("the commands of %s can be given as they stand there", async (page) => {
  if (page === "docs/packs.md") {
    const { out } = await runHere(folder, ["components", "london", "--export"]);
    writeFileSync(join(folderOf(page), "theirs.json"), out);
  }
  const told: string[] = [];
  for (const example of commands.filter(({ source }) => source === page)) told.push(await runShell(example));
  expect(told.filter((text) => /undefined|NaN/.test(text))).toEqual([]);
  await COMES_OUT[page]?.(told.join(""), folderOf(page));
});

const read = (...path: string[]): string => readFileSync(join(...path), "utf8");
const COMES_OUT: Readonly<Record<string, (told: string, own: string) => void>> = {
  "README.md": (told, own) => {
    expect(told).toMatch(/^greedy +\d+\.\d %/m);
    expect(readdirSync(join(own, "games"))).toHaveLength(20);
  },
  "docs/research.md": (told, own) => {
    expect(JSON.parse(read(own, "view.json"))).toMatchObject({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      properties: { market: { type: "array", description: expect.any(String) } },
    });
    const { observationSize, actionCount } = JSON.parse(read(own, "encoding.json"));
    expect(read("docs/research.md")).toContain(`| Metropolia | 2 | ${observationSize} | ${actionCount} |`);
    expect(JSON.parse(read(own, "actions.json"))).toHaveProperty("title", "London: what a seat can do");
    expect(told).toContain("whole.jsonl: 30 games of 2 files.");
    expect(told).toContain("metropolia: 30 games");
    expect(readdirSync(join(own, "reviews"))).toHaveLength(2);
    expect(told).toMatch(/greedy +2 /);
  },
  "docs/start/player.md": (_, own) => expect(read(own, "suburbia.json")).toContain('"game":"suburbia"'),
  "docs/packs.md": (told) => expect(told).toContain("Your choice"),
};

test("packages are installed that the example below needs, and no others", () => {
  for (const { source, code } of inLanguage("sh").filter(isInstallation)) {
    const imported = inLanguage("js")
      .concat(inLanguage("jsx"))
      .filter((each) => each.source === source);
    const needed = imported.flatMap(({ code: text }) =>
      [...text.matchAll(/^import .*?"((?:@[^/"]+\/)?[^/"]+)/gm)].map(([, name]) => name),
    );
    expect([source, code.trim().split(" ").slice(2).toSorted()]).toEqual([source, [...new Set(needed)].toSorted()]);
  }
});

// After the commands: they have written what these read.
const missing = spawnSync("python3", ["--version"]).status !== 0;
test.skipIf(missing)(`every Python example runs${missing ? " (skipped: there is no python3)" : ""}`, async () => {
  for (const { source, code } of inLanguage("python")) {
    expect(await said("python3", ["-c", code], { folder: folderOf(source), env })).not.toBe("");
  }
});

test("the conversation of the page is the one that is held", async () => {
  for (const { code } of inLanguage("jsonl")) {
    const lines = code.trim().split("\n");
    const requests = lines.filter((line) => line.startsWith("> ")).map((line) => line.slice(2));
    const answers = lines.filter((line) => line.startsWith("< ")).map((line) => line.slice(2));
    const { out } = await runProgram(folder, ["env", "metropolia"], `${requests.join("\n")}\n`);
    // The page leaves out what is long.
    const shortened = (line: string, like: string): string =>
      like.endsWith("…") ? `${line.slice(0, like.length - 1)}…` : line;
    expect(
      out
        .trim()
        .split("\n")
        .map((line, i) => shortened(line, answers[i] ?? "")),
    ).toEqual(answers);
  }
});

test("documents in JSON have the shape that the program reads and writes", async () => {
  const [pack, record] = ["docs/packs.md", "docs/record.md"].map((page) =>
    inLanguage("json").find(({ source }) => source === page),
  );
  const { out: table } = await runHere(folder, ["components", "london", "--export"]);
  const whole = { ...JSON.parse(pack?.code ?? ""), table: JSON.parse(table).table };
  writeFileSync(join(folder, "pack.json"), JSON.stringify(whole));
  expect(await runHere(folder, ["components", "london", "--check", "pack.json"])).toMatchObject({ code: 0, err: "" });
  await runHere(folder, ["simulate", "metropolia", "--games", "1", "--save", "written"]);
  const [real = ""] = readdirSync(join(folder, "written"));
  const written = JSON.parse(read(folder, "written", real));
  expect(pathsOf(JSON.parse(record?.code ?? ""))).toEqual(
    pathsOf({ ...written, components: shown(written.components) }),
  );
  expect(inLanguage("json")).toHaveLength(2);
});

/** Tables are long: the page shows one as a sign. */
const shown = (components: object): object => ({ ...components, table: {} });

/** The names of all fields, wherever they are; entries of lists count together. */
function pathsOf(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return [path];
  const inner = Array.isArray(value)
    ? value.map((each) => [path, each])
    : Object.entries(value).map(([name, each]) => [name === "…" ? "" : `${path}.${name}`, each]);
  return [
    ...new Set([path, ...inner.flatMap(([name, each]) => (name === "" ? [] : pathsOf(each, String(name))))]),
  ].toSorted();
}

test("code in TypeScript is part of a program that is compiled with the project", () => {
  const programs = globSync("examples/*.ts").map((file) => readFileSync(file, "utf8"));
  const elsewhere = allExamples().filter(
    ({ language, when, code }) => language === "ts" && when !== "long" && !programs.some((text) => text.includes(code)),
  );
  expect(elsewhere.map(({ source, line }) => `${source}:${line}`)).toEqual([]);
});

test("and these programs do what they say", async () => {
  const printed = vi.spyOn(console, "log").mockImplementation(() => {});
  const server = await openServer({ data: join(folder, "server"), catalog: "@tabletown/catalog" });
  const before = process.cwd();
  vi.stubEnv("TABLETOWN_URL", server.url);
  process.chdir(folder);
  try {
    await import("../examples/talk-to-a-server.ts");
    await import("../examples/start-a-server.ts");
    expect(printed.mock.calls.flat()).toEqual([
      expect.stringMatching(/^Ann plays at \S+$/),
      expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    ]);
  } finally {
    process.chdir(before);
    vi.unstubAllEnvs();
    printed.mockRestore();
    await server.close();
  }
});
