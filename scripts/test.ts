// Every check of the project: format, lint and types side by side, and the tests as soon as the page and a browser are
// there. `--quick` leaves out what starts programs and browsers, `--long` runs instead what takes many minutes: strength
// of bots, laws over many games.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { installChromium } from "../apps/web/test/chromium.ts";
import { buildSite } from "../apps/web/test/site.ts";
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

/** Each checker goes once more through what all files share, and other checks run beside them: few for few cores. */
const checkers = ["--checkers", String(Math.ceil(availableParallelism() / 4))];
const statics: readonly Step[] = [
  { name: "format and lint", command: ["biome", "check", "--error-on-warnings"] },
  { name: "types", command: ["tsc", "-p", "tsconfig.json", ...checkers] },
  {
    name: "types of kernel and rules, without browser and Node",
    command: ["tsc", "-p", "tsconfig.pure.json", ...checkers],
  },
];
/** Projects of tests that start neither programs nor browsers. */
const COMPUTING = ["boards", "rules"];
mkdirSync("build", { recursive: true });
// Tests start the same programs again and again: what was compiled for one is there for the next.
const env: NodeJS.ProcessEnv = {
  NODE_COMPILE_CACHE: resolve("build/compile-cache"),
  // The compiler ends before it needs back what it no longer uses: an eighth more memory, a fifth less processor time.
  GOGC: "off",
  ...process.env,
};
let passed = 0;
let failed = 0;
if (values.long) await run(tests(["long"], "verbose"));
else if (values.quick) await Promise.all([...statics, tests(COMPUTING)].map(run));
else
  await Promise.all([
    ...statics.map(run),
    // Where either fails, the browser tests say why.
    Promise.allSettled([buildPage(), installChromium()]).then(() => run(tests(["browser", "programs", ...COMPUTING]))),
  ]);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function buildPage(): Promise<void> {
  await buildSite("whole");
  env.PAGE_IS_BUILT = "yes";
}

async function run({ name, command, report }: Step): Promise<void> {
  const started = performance.now();
  const { status, said } = await ended(command, report !== undefined);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${said}${status === 0 ? "passed" : "FAILED"}: ${name} (${seconds} s)`);
  const counts = report === undefined ? undefined : countsOf(report);
  passed += counts?.passed ?? (status === 0 ? 1 : 0);
  failed += counts?.failed ?? 0;
  if (status !== 0 && (counts?.failed ?? 0) === 0) failed += 1;
}

/** Tests are watched while they run; checks that run beside them say at their end what they have to say. */
async function ended(
  [program = "", ...args]: readonly string[],
  watched: boolean,
): Promise<{ status: number | null; said: string }> {
  const child = spawn(process.execPath, [toolOf(program), ...args], { stdio: watched ? "inherit" : "pipe", env });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text) => {
      said += text;
    });
  }
  const status = await new Promise<number | null>((done) => child.once("close", done));
  return { status, said };
}

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
