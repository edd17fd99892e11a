import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import process from "node:process";
import { text } from "node:stream/consumers";
import { format } from "node:util";
import { afterAll, vi } from "vitest";
import { commands } from "./commands/index.ts";
import { main } from "./main.ts";
import { repositoryFiles } from "./repository-files.ts";
import { testedProgram } from "./tested-program.fixture.ts";

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A folder for one file of tests, which goes with it. */
export function workFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "tabletown-cli-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The program as it runs from the repository: it looks for a Node.js that is new enough, and compiles as it goes. */
export const PROGRAM = resolve("apps/cli/bin/tabletown.mjs");

/** Runs the program, as a shell would; as it is shipped, unless the one from the repository is asked for. */
export async function runProgram(
  folder: string,
  args: readonly string[],
  input = "",
  program: readonly string[] = testedProgram(),
): Promise<Ended> {
  const child = spawn(process.execPath, [...program, ...args], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: "", COLUMNS: "80", LC_ALL: "C.UTF-8" },
  });
  // A program that leaves early reads no more.
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((ended) => child.once("close", ended)),
  ]);
  return { code, out, err };
}

/** Runs a command in this process, which spares starting one. One at a time: they share what is printed on. */
export async function runHere(folder: string, args: readonly string[]): Promise<Ended> {
  const said = { out: "", err: "" };
  const into = (stream: "out" | "err") => (chunk: unknown) => {
    said[stream] += String(chunk);
    return true;
  };
  const before = process.cwd();
  const spies = [
    vi.spyOn(process.stdout, "write").mockImplementation(into("out")),
    vi.spyOn(process.stderr, "write").mockImplementation(into("err")),
    vi.spyOn(console, "log").mockImplementation((...words) => void into("out")(`${format(...words)}\n`)),
    vi.spyOn(console, "error").mockImplementation((...words) => void into("err")(`${format(...words)}\n`)),
  ];
  process.chdir(folder);
  try {
    return { code: await main(args, repositoryFiles, commands), ...said };
  } finally {
    process.chdir(before);
    for (const spy of spies) spy.mockRestore();
  }
}
