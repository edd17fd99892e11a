import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** One server at a time in a data folder. The lock is the system's own: it ends with the process, however that ends. */
export function lockFolder(data: string): () => void {
  const lock = new DatabaseSync(join(data, "lock.db"));
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch {
    lock.close();
    throw new FolderInUse(data);
  }
  return () => lock.close();
}

export class FolderInUse extends Error {
  constructor(data: string) {
    super(`another Tabletown is using ${data}`);
  }
}
