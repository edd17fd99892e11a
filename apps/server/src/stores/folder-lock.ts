import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StoreFault } from "./sql.ts";

/** What SQLite says where somebody else holds the lock. */
const BUSY = 5;

export const LOCK = "lock.db";

/** One server at a time in a data folder. The lock is the system's own: it ends with the process, however that ends. */
export function lockFolder(data: string): () => void {
  const lock = new DatabaseSync(join(data, LOCK), { open: false });
  try {
    lock.open();
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch (error) {
    if (lock.isOpen) lock.close();
    const { errcode, message } = error as { readonly errcode?: number; readonly message: string };
    throw errcode === BUSY ? new FolderInUse(data) : new StoreFault("unavailable", message);
  }
  return () => lock.close();
}

export class FolderInUse extends Error {
  constructor(data: string) {
    super(`another Tabletown is using ${data}`);
  }
}
