// What the documentation shows and takes long: tournaments, training, measurements, hosting. Every command is given
// as it stands there, with little to do. `npm run test:long`.
import { chmodSync, cpSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { beforeAll, expect, test } from "vitest";
import { workFolder } from "../apps/cli/src/run.fixture.ts";
import { said, type Where, withProgram } from "./examples.fixture.ts";
import { allExamples, withoutRemark } from "./examples.ts";
import { serveIn } from "./program.fixture.ts";

const folder = workFolder();
// From the repository: some commands are only there.
const where: Where = { folder, env: withProgram(folder, ".") };
/** That guide is followed as a whole: adding-a-game.long.test.ts. */
const examples = allExamples().filter(
  ({ language, when, source }) => language === "sh" && when === "long" && source !== "docs/adding-a-game.md",
);

/** What stands for something else in the pages. */
const STANDS_FOR: readonly (readonly [word: RegExp, value: string])[] = [
  [/\bGAME\b/g, "metropolia"],
  [/\b[NM]\b/g, "2"],
  [/\bP\b/g, "1"],
  [/\bLEVEL\b/g, "greedy"],
  [/\bEDITION\b/g, "2"],
  [/\bFILES?\b/g, "measured.jsonl"],
  [/@\d+ms\b/g, "@2ms"],
  [/\b(beginner|casual|strong|expert)(?![@\w])/g, "$1@4i"],
];

/** The last one counts: options that leave a command with little to do. */
const LITTLE: readonly (readonly [command: string, options: string])[] = [
  ["arena", "--games 2"],
  ["ladder", "--games 2 --players 2 --levels random,greedy"],
  ["train", "--games 40 --matches 2 --out weights.ts"],
  ["review", "--budget 1p"],
  ["bench engine", "--slice 20"],
  ["bench env", "--slice 2"],
  ["bench review", "--iterations 4 --reviews 0 --no-luck"],
  ["bench blunders", "--matches 1 --passes 1 --iterations 4"],
  ["bench growth", "--games metropolia --slice 1 --stored 0 --out growth"],
  ["bench server", "--seconds 1 --matches 2 --sockets 20 --stored 50 --people 200"],
  ["bench cluster", "--matches 2 --seconds 3 --lasting 1 --think 100"],
  ["bench scaling", "--players 1000"],
];

function withLittleToDo(line: string): string {
  const filled = STANDS_FOR.reduce((text, [word, value]) => text.replace(word, value), line);
  const [, less = ""] = LITTLE.find(([command]) => filled.includes(`tabletown ${command}`)) ?? [];
  return filled.includes("--merge") ? filled : `${filled} ${less}`.trim();
}

const program = ["--conditions=source", "--disable-warning=ExperimentalWarning", resolve("apps/cli/src/bin.ts")];

beforeAll(async () => {
  // What a reader has already: recorded games, a bot, and a server that was open once.
  await said("sh", ["-ec", "tabletown simulate metropolia --bots greedy,random --games 6 --save records"], where);
  cpSync(join(folder, "records/metropolia-1.json"), join(folder, "game.json"));
  cpSync("examples/bots/python-bot.py", join(folder, "mybot"));
  chmodSync(join(folder, "mybot"), 0o755);
  mkdirSync(join(folder, "reviews"));
  expect(await (await serveIn(folder, process.execPath, program)).close()).toBe(0);
});

const lines = examples.flatMap(({ source, code }) =>
  code
    .replaceAll("\\\n", " ")
    .split("\n")
    .map(withoutRemark)
    .filter((line) => line !== "")
    .map((line) => ({ source, line })),
);

test.each(lines)("$source: $line", async ({ line }) => {
  if (/\btabletown serve\b/.test(line)) {
    const server = await serveIn(folder, process.execPath, program);
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    expect(await server.close()).toBe(0);
    return;
  }
  const told = await said("sh", ["-ec", withLittleToDo(line)], where);
  expect(told).not.toMatch(/undefined|NaN/);
});
