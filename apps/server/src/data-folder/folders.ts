import { mkdirSync, rmdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { newId } from "../random.ts";

/** A folder, or a file in it, that cannot be used, in words of whoever hosts: what is wrong with it, and what helps. */
export class UnusablePath extends Error {
  constructor(path: string, cause: unknown) {
    const { code = "", message } = cause as NodeJS.ErrnoException;
    const wrong = WRONG[code] ?? `cannot be used (${message}): see whether its disk is in order`;
    super(`${path} ${wrong}`, { cause });
  }
}

/** Why the system has refused something in a folder, if it has. */
export function unusablePath(folder: string, error: unknown): UnusablePath | undefined {
  if (error instanceof UnusablePath) return error;
  return error instanceof Error && "syscall" in error ? new UnusablePath(folder, error) : undefined;
}

const FOREIGN = "cannot be used by this user: make the user its owner (chown)";

const WRONG: Readonly<Record<string, string>> = {
  EACCES: FOREIGN,
  EPERM: FOREIGN,
  EDQUOT: "is where this user may take no more room: make room there",
  EEXIST: "is a file, not a folder: move the file away",
  ENOENT: "cannot be made there: see whether its disk is mounted",
  ENOSPC: "is on a disk that is full: make room there",
  ENOTDIR: "would lie in a file, not in a folder: move the file away",
  EROFS: "is on a disk that can only be read: have it mounted for writing",
};

const OWNER_ALONE = 0o700;

/** Makes a folder where there is none, for its owner alone unless told. Returns the folders that were made for that, outermost first. */
export function makeFolder(folder: string, mode = OWNER_ALONE): readonly string[] {
  const made: string[] = [];
  try {
    makeWithParents(resolve(folder), mode, made);
    return made;
  } catch (error) {
    removeFolders(made);
    throw new UnusablePath(folder, error);
  }
}

/** Node.js's own way of making parents never ends where the system says that there is nothing, as in /proc. */
function makeWithParents(folder: string, mode: number, made: string[]): void {
  if (isFolder(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder && statSync(parent, { throwIfNoEntry: false }) === undefined)
    makeWithParents(parent, mode, made);
  try {
    mkdirSync(folder, { mode });
    made.push(folder);
  } catch (error) {
    // Another node was quicker.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Takes folders away again that were made for something that failed, as far as nothing is in them. */
export function removeFolders(made: readonly string[]): void {
  for (const folder of made.toReversed()) {
    try {
      rmdirSync(folder);
    } catch {
      return;
    }
  }
}

/** About what a database needs to be opened. */
const TRIED = "\0".repeat(65_536);

/** Sees whether this user may write in a folder, and whether there is room. */
export function tryFolder(folder: string): void {
  const file = join(folder, `${newId()}.part`);
  try {
    writeFileSync(file, TRIED, { flag: "wx", mode: 0o600 });
  } catch (error) {
    throw new UnusablePath(folder, error);
  } finally {
    rmSync(file, { force: true });
  }
}
