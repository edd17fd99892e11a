import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "../data-folder/folders.ts";

/** A name that only backups have: the moment, in a form that sorts by time. */
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.tabletown-backup\.gz$/;

export interface BackupFile {
  readonly file: string;
  readonly made: number;
  readonly bytes: number;
}

/** Where the backup of a moment, or of the next that has none, goes: in a folder that is made if it is not there. */
export function backupFile(folder: string, at: number): string {
  makeFolder(folder);
  for (let moment = at; ; moment++) {
    const file = join(folder, `${new Date(moment).toISOString().replace(/[:.]/g, "-")}.tabletown-backup.gz`);
    if (!existsSync(file)) return file;
  }
}

/** The usual place for backups of a data folder. */
export function backupsOf(data: string): string {
  return join(data, "backups");
}

export function newestBackup(folder: string): BackupFile | undefined {
  const name = namesIn(folder).at(-1);
  if (name === undefined) return undefined;
  const file = join(folder, name);
  const found = statSync(file, { throwIfNoEntry: false });
  return found === undefined ? undefined : { file, made: found.mtimeMs, bytes: found.size };
}

/** Deletes all but the newest backups of a folder, and nothing that is no backup. Returns what it deleted. */
export function keepNewest(folder: string, keep: number): string[] {
  const old = namesIn(folder).slice(0, -keep);
  for (const name of old) rmSync(join(folder, name), { force: true });
  return old;
}

/** Oldest first. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => NAME.test(name))
      .sort();
  } catch (error) {
    if ((error as { code?: string }).code === "ENOENT") return [];
    throw error;
  }
}
