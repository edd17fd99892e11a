import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import process from "node:process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { packLibrary } from "./pack.ts";

const project = mkdtempSync(join(tmpdir(), "tabletown-library-"));
const run = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { cwd: project, encoding: "utf8", env: { ...process.env, NODE_OPTIONS: "" } });

beforeAll(() => {
  const tarballs = packLibrary();
  writeFileSync(join(project, "package.json"), JSON.stringify({ name: "stranger", private: true, type: "module" }));
  cpSync("examples/play-a-game.ts", join(project, "play-a-game.ts"));
  const installed = run("npm", ["install", "--no-audit", "--no-fund", "--prefer-offline", ...tarballs]);
  if (installed.status !== 0) throw new Error(installed.stderr);
}, 180_000);

afterAll(() => rmSync(project, { recursive: true, force: true }));

test("a stranger's project plays a game from the packed library", () => {
  const { stdout, stderr, status } = run(process.execPath, ["play-a-game.ts"]);
  expect([stderr, status]).toEqual(["", 0]);
  expect(stdout).toMatch(/^1\. greedy: 4 landmarks\n2\. random: \d landmarks\n\d+ moves\n$/);
});

test("the packed types are right for a stranger's strict compiler", () => {
  const options = [
    "--noEmit",
    "--strict",
    "--skipLibCheck",
    "false",
    "--module",
    "nodenext",
    "--target",
    "es2024",
    "--types",
    "",
  ];
  const { stdout, status } = run(process.execPath, [resolve("node_modules/.bin/tsc"), ...options, "play-a-game.ts"]);
  expect([stdout, status]).toEqual(["", 0]);
});
