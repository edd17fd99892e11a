import { spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import process from "node:process";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { runProgram, workFolder } from "./run.fixture.ts";
import { testedProgram } from "./tested-program.fixture.ts";

const folder = workFolder();
const page = readFileSync("docs/research.md", "utf8");
const readme = readFileSync("clients/python/README.md", "utf8");

/** The blocks of a page in one language, in order. */
function blocks(language: string, written = page): string[] {
  return [...written.matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, found, block = ""]) =>
    found === language ? [block] : [],
  );
}

/** A `tabletown` on the path, as somebody has who installed it. */
function installed(): NodeJS.ProcessEnv {
  const bin = join(folder, "bin");
  mkdirSync(bin, { recursive: true });
  const command = join(bin, "tabletown");
  const start = [process.execPath, ...testedProgram()].map((word) => `'${word}'`).join(" ");
  writeFileSync(command, `#!/bin/sh\nexec ${start} "$@"\n`);
  chmodSync(command, 0o755);
  return {
    ...process.env,
    NODE_OPTIONS: "",
    PATH: `${bin}${delimiter}${process.env.PATH}`,
    PYTHONPATH: resolve("clients/python/src"),
  };
}

async function run(command: string, args: readonly string[]): Promise<string> {
  const child = spawn(command, args, { cwd: folder, env: installed(), stdio: ["ignore", "pipe", "pipe"] });
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((ended) => child.once("close", ended).once("error", () => ended(-1))),
  ]);
  expect(code, `${args.at(-1)}\n${err}`).toBe(0);
  return out;
}

const missing = spawnSync("python3", ["--version"]).status !== 0;

test("every command of the page does what the page says", async () => {
  const told: string[] = [];
  for (const block of blocks("sh")) told.push(await run("sh", ["-ec", block]));
  expect(JSON.parse(readFileSync(join(folder, "view.json"), "utf8"))).toMatchObject({
    $schema: "https://json-schema.org/draft/2020-12/schema",
    properties: { market: { type: "array", description: expect.any(String) } },
  });
  const { observationSize, actionCount } = JSON.parse(readFileSync(join(folder, "encoding.json"), "utf8"));
  expect(page).toContain(`| Metropolia | 2 | ${observationSize} | ${actionCount} |`);
  expect(told.join("")).toContain("whole.jsonl: 30 games of 2 files.");
  expect(told.join("")).toContain("metropolia: 30 games");
  expect(JSON.parse(readFileSync(join(folder, "actions.json"), "utf8"))).toHaveProperty(
    "title",
    "London: what a seat can do",
  );
  expect(readdirSync(join(folder, "reviews"))).toHaveLength(2);
  expect(told.at(-1)).toMatch(/greedy +2 /);
});

test("and so do those of the pages where people start", async () => {
  for (const name of ["player", "host", "bot-writer"]) {
    const written = readFileSync(`docs/start/${name}.md`, "utf8");
    for (const block of blocks("sh", written)) expect(await run("sh", ["-ec", block])).not.toBe("");
  }
  expect(readFileSync(join(folder, "suburbia.json"), "utf8")).toContain('"game":"suburbia"');
});

// After the commands: they have written what these read.
test.skipIf(missing)(`every Python example does${missing ? " (skipped: there is no python3)" : ""}`, async () => {
  for (const block of [...blocks("python"), ...blocks("python", readme)]) {
    expect(await run("python3", ["-c", block])).not.toBe("");
  }
});

test("the conversation of the page is the one that is held", async () => {
  const lines = blocks("jsonl").join("").trim().split("\n");
  const requests = lines.filter((line) => line.startsWith("> ")).map((line) => line.slice(2));
  const answers = lines.filter((line) => line.startsWith("< ")).map((line) => line.slice(2));
  const { out } = await runProgram(folder, ["env", "metropolia"], `${requests.join("\n")}\n`);
  const said = out.trim().split("\n");
  // The page leaves out what is long.
  expect(said.map((line, i) => shortened(line, answers[i] ?? ""))).toEqual(answers);
});

function shortened(line: string, like: string): string {
  return like.endsWith("…") ? `${line.slice(0, like.length - 1)}…` : line;
}
