import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";

export interface TemporaryFolder {
  readonly path: string;
  remove(): void;
}

/** A folder for what is measured; it goes with this process at the latest, however that ends. */
export function temporaryFolder(): TemporaryFolder {
  const path = mkdtempSync(join(tmpdir(), "tabletown-bench-"));
  const remove = (): void => {
    process.off("exit", remove);
    rmSync(path, { recursive: true, force: true, maxRetries: 10 });
  };
  process.on("exit", remove);
  return { path, remove };
}
