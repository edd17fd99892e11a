import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import process from "node:process";
import { expect, test } from "vitest";
import { testedProgram } from "../tested-program.fixture.ts";

const root = resolve("clients/python");
const program = [process.execPath, ...testedProgram()].map((word) => `'${word}'`).join(" ");

/** As the package's README says. */
function python(...args: readonly string[]) {
  const env = { ...process.env, NODE_OPTIONS: "", TABLETOWN: program, PYTHONPATH: "src" };
  return spawnSync("python3", args, { cwd: root, encoding: "utf8", env });
}

const missing = python("--version").status !== 0;

test.skipIf(missing)(
  `the Python package passes its own tests${missing ? " (skipped: there is no python3)" : ""}`,
  () => {
    const { status, stderr } = python("-m", "unittest", "discover", "-s", "tests");
    expect(status, stderr).toBe(0);
  },
);
