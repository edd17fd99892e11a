import { join } from "node:path";
import process from "node:process";

/** What comes after the path of Node.js to start the program as it is shipped (scripts/bundle-program.setup.ts). */
export function testedProgram(): readonly string[] {
  const { TESTED_PROGRAM: folder } = process.env;
  if (folder === undefined) throw new Error("the program was not bundled before the tests");
  return ["--disable-warning=ExperimentalWarning", join(folder, "dist/tabletown.js")];
}
