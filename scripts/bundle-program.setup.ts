import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import process from "node:process";
import { bundleProgram } from "./bundle.ts";

/**
 * The program is bundled once for all tests that start it, whichever projects of tests they are in: it starts in half
 * the time that its sources take, and so do servers that are started to be killed. Where they are is read in
 * apps/cli/src/tested-program.fixture.ts and apps/server/src/testing/launch.ts.
 */
export async function setup(): Promise<void> {
  if (process.env.TESTED_PROGRAM !== undefined) return;
  // Somebody else may test beside us.
  const folder = mkdtempSync(join(tmpdir(), "tabletown-program-"));
  process.env.TESTED_PROGRAM = folder;
  symlinkSync(resolve("apps/web/dist"), join(folder, "page"), "junction");
  const outside = await bundleProgram(join(folder, "dist"), { "server-child": "apps/server/src/testing/child.ts" });
  writeFileSync(join(folder, "outside.json"), JSON.stringify(outside));
}

export function teardown(): void {
  const { TESTED_PROGRAM: folder } = process.env;
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  delete process.env.TESTED_PROGRAM;
}
