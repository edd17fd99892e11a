// An empty project somewhere else, into which the packed library is installed as anybody would install it.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { npmPath, runTool } from "./tools.ts";

export interface StrangersProject {
  readonly folder: string;
  write(name: string, text: string): void;
  /** Installs tarballs and packages of the registry; what is in npm's cache is taken from there. */
  install(packages: readonly string[]): void;
  /** Runs a program of the project, on this Node.js or another; what it said, and how it ended. */
  run(args: readonly string[], options?: { readonly node?: string; readonly input?: string }): Ended;
  /** Runs the examples in the READMEs of installed packages, and further files, in one process. */
  runExamples(names: readonly string[], files?: readonly string[], node?: string): Ended;
  remove(): void;
}

interface Ended {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: number | null;
}

export function strangersProject(): StrangersProject {
  const folder = mkdtempSync(join(tmpdir(), "tabletown-stranger-"));
  // What only holds in this repository must not help.
  const env = { ...process.env, NODE_OPTIONS: "", NODE_ENV: "" };
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  write("package.json", JSON.stringify({ name: "stranger", private: true, type: "module" }));
  const run: StrangersProject["run"] = (args, { node = process.execPath, input = "" } = {}) =>
    spawnSync(node, args, { cwd: folder, encoding: "utf8", env, input });
  return {
    folder,
    write,
    run,
    install(packages) {
      const args = ["install", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error", ...packages];
      runTool(npmPath(), args, { cwd: folder, env });
    },
    runExamples(names, files = [], node = process.execPath) {
      for (const name of names) {
        const example = examplesIn(join(folder, "node_modules/@tabletown", name, "README.md"), "js");
        if (example === "") throw new Error(`the README of ${name} has no example`);
        write(`${name}.mjs`, example);
      }
      const all = [...names.map((name) => `./${name}.mjs`), ...files];
      write("all.mjs", all.map((file) => `console.log("${file}");\nawait import("${file}");\n`).join(""));
      return run(["--disable-warning=ExperimentalWarning", "all.mjs"], { node });
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The examples of a README in one language, one after the other. */
export function examplesIn(readme: string, language: string): string {
  const blocks = [...readFileSync(readme, "utf8").matchAll(/^```(\w+)\n(.*?)^```$/gms)];
  return blocks.flatMap(([, found, block = ""]) => (found === language ? [block] : [])).join("\n");
}
