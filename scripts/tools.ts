// The programs that came with the packages, started the same way on Linux, macOS and Windows: what stands in
// node_modules/.bin is a link on some systems and a batch file on others, so their own files are run.
import { type SpawnSyncOptions, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import process from "node:process";

const { resolve } = createRequire(import.meta.url);

/** The file of a package's program: `toolPath("typescript", "tsc")`. */
export function toolPath(name: string, program = name): string {
  const manifest = resolve.paths(name)?.map((folder) => join(folder, name, "package.json")) ?? [];
  const path = manifest.find((each) => existsSync(each));
  if (path === undefined) throw new Error(`${name} is not installed`);
  const { bin } = JSON.parse(readFileSync(path, "utf8")) as { bin?: string | Record<string, string> };
  const file = typeof bin === "string" ? bin : bin?.[program];
  if (file === undefined) throw new Error(`${name} has no program ${program}`);
  return join(dirname(path), file);
}

/** npm, as a file that Node.js runs: the one that started us, or the one beside Node.js. */
export function npmPath(): string {
  const beside = dirname(process.execPath);
  const usual = [
    process.env.npm_execpath,
    join(beside, "node_modules/npm/bin/npm-cli.js"),
    join(beside, "../lib/node_modules/npm/bin/npm-cli.js"),
    ...(process.env.PATH ?? "")
      .split(process.platform === "win32" ? ";" : ":")
      .flatMap((folder) => [
        join(folder, "node_modules/npm/bin/npm-cli.js"),
        join(folder, "../lib/node_modules/npm/bin/npm-cli.js"),
        join(folder, "../share/nodejs/npm/bin/npm-cli.js"),
      ]),
  ];
  const found = usual.find((path) => path !== undefined && /npm-cli\.js$/.test(path) && existsSync(path));
  if (found === undefined) throw new Error("npm was not found; run this with `npm run`");
  return found;
}

/** Runs a JavaScript program to its end; throws with what it said where it fails. */
export function runTool(file: string, args: readonly string[], options: SpawnSyncOptions = {}): string {
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [file, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    maxBuffer: 1 << 28,
    ...options,
    encoding: "utf8",
  });
  if (status !== 0) {
    throw new Error(`${file} ${args.join(" ")} failed\n${String(stdout)}${String(stderr)}${error?.message ?? ""}`);
  }
  return String(stdout);
}
