// The examples of the documentation, run as a reader would run them.
import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import process from "node:process";
import { text } from "node:stream/consumers";
import { expect } from "vitest";
import { testedProgram } from "../apps/cli/src/tested-program.fixture.ts";

/** What starts the sources, without the program that looks for a Node.js first, which would be started each time. */
function sourcesOf(repository: string): readonly string[] {
  return ["--conditions=source", "--disable-warning=ExperimentalWarning", resolve(repository, "apps/cli/src/bin.ts")];
}

/** A `tabletown`, and an `npx` that finds it, on the path, as somebody has who installed it; or of another copy. */
export function withProgram(folder: string, repository?: string): NodeJS.ProcessEnv {
  const bin = join(folder, "bin");
  mkdirSync(bin, { recursive: true });
  const program = repository === undefined ? testedProgram() : sourcesOf(repository);
  const start = [process.execPath, ...program].map((word) => `'${word}'`).join(" ");
  const scripts = { tabletown: `exec ${start} "$@"`, npx: 'exec "$@"' };
  for (const [name, line] of Object.entries(scripts)) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${line}\n`);
    chmodSync(join(bin, name), 0o755);
  }
  return {
    ...process.env,
    NODE_OPTIONS: "",
    PATH: [bin, resolve(repository ?? ".", "node_modules/.bin"), process.env.PATH].join(delimiter),
    PYTHONPATH: resolve("clients/python/src"),
  };
}

export interface Where {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
}

/** What a program says; it has to end well. Whoever is asked something chooses the first thing, and leaves. */
export async function said(command: string, args: readonly string[], { folder, env }: Where): Promise<string> {
  const child = spawn(command, args, { cwd: folder, env });
  // A program that leaves early reads no more.
  child.stdin.on("error", () => {});
  child.stdin.end("1\nquit\n");
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((ended) => child.once("close", ended).once("error", () => ended(-1))),
  ]);
  expect(code, `${args.at(-1)}\n${err}`).toBe(0);
  return out;
}
