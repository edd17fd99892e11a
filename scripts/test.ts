// Every check of the project, one after the other: format and lint, types, tests. `--quick` leaves out what starts
// programs and browsers, `--long` runs instead what takes many minutes: strength of bots, laws over many games.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { toolPath } from "./tools.ts";

const { values } = parseArgs({
  options: { quick: { type: "boolean", default: false }, long: { type: "boolean", default: false } },
});

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Where the test runner writes what it counted. */
  readonly report?: string;
}

function tests(projects: readonly string[], reporter = "default"): Step {
  const report = "build/test-report.json";
  const reporters = [`--reporter=${reporter}`, "--reporter=json", `--outputFile.json=${report}`];
  const chosen = projects.flatMap((project) => ["--project", project]);
  return { name: `tests: ${projects.join(", ")}`, command: ["vitest", "run", ...chosen, ...reporters], report };
}

const statics: readonly Step[] = [
  { name: "format and lint", command: ["biome", "check", "--error-on-warnings"] },
  { name: "types", command: ["tsc", "-p", "tsconfig.json"] },
  { name: "types of kernel and rules, without browser and Node", command: ["tsc", "-p", "tsconfig.pure.json"] },
];
const steps = values.long
  ? [tests(["long"], "verbose")]
  : [...statics, tests(values.quick ? ["rules"] : ["browser", "programs", "rules"])];

mkdirSync("build", { recursive: true });
// Tests start the same programs again and again: what was compiled for one is there for the next.
const env = { NODE_COMPILE_CACHE: resolve("build/compile-cache"), ...process.env };
let passed = 0;
let failed = 0;
for (const { name, command, report } of steps) {
  const started = performance.now();
  const [program = "", ...args] = command;
  const { status } = spawnSync(process.execPath, [toolOf(program), ...args], { stdio: "inherit", env });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? "passed" : "FAILED"}: ${name} (${seconds} s)`);
  const counts = report === undefined ? undefined : countsOf(report);
  passed += counts?.passed ?? (status === 0 ? 1 : 0);
  failed += counts?.failed ?? 0;
  if (status !== 0 && (counts?.failed ?? 0) === 0) failed += 1;
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function toolOf(program: string): string {
  const packages: Readonly<Record<string, string>> = { biome: "@biomejs/biome", tsc: "typescript" };
  return toolPath(packages[program] ?? program, program);
}

function countsOf(report: string): { passed: number; failed: number } | undefined {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return undefined;
  }
}
