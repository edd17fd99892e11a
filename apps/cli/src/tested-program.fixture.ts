import { join } from "node:path";
import process from "node:process";

/** Where the program lies as it is shipped: bundled before the first test (scripts/bundle-program.setup.ts). */
export function testedFolder(): string {
  const { TESTED_PROGRAM: folder } = process.env;
  if (folder === undefined) throw new Error("the program was not bundled before the tests");
  return folder;
}

/** What comes after the path of Node.js to start it. */
export function testedProgram(): readonly string[] {
  return ["--disable-warning=ExperimentalWarning", join(testedFolder(), "dist/tabletown.js")];
}
