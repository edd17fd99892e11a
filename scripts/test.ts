// Every check of the project, one after the other: format and lint, types, tests. `--quick` leaves out what takes minutes.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import process from "node:process";
import { parseArgs } from "node:util";

const { values } = parseArgs({ options: { quick: { type: "boolean", default: false } } });

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Where the test runner writes what it counted. */
  readonly report?: string;
}

const quickOnly = values.quick ? ["--exclude", "**/*.slow.test.ts"] : [];

function tests(project: string): Step {
  const report = `build/${project}-report.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return {
    name: `tests: ${project}`,
    command: ["vitest", "run", "--project", project, ...reporters, ...quickOnly],
    report,
  };
}

const steps: readonly Step[] = [
  { name: "format and lint", command: ["biome", "check", "--error-on-warnings"] },
  { name: "types", command: ["tsc", "-p", "tsconfig.json"] },
  { name: "types of kernel and rules, without browser and Node", command: ["tsc", "-p", "tsconfig.pure.json"] },
  tests("rules"),
  tests("live"),
];

mkdirSync("build", { recursive: true });
let passed = 0;
let failed = 0;
for (const { name, command, report } of steps) {
  const started = performance.now();
  const [program = "", ...args] = command;
  const { status } = spawnSync(process.execPath, [`node_modules/.bin/${program}`, ...args], { stdio: "inherit" });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? "passed" : "FAILED"}: ${name} (${seconds} s)`);
  const counts = report === undefined ? undefined : countsOf(report);
  passed += counts?.passed ?? (status === 0 ? 1 : 0);
  failed += counts?.failed ?? 0;
  if (status !== 0 && (counts?.failed ?? 0) === 0) failed += 1;
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function countsOf(report: string): { passed: number; failed: number } | undefined {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return undefined;
  }
}
