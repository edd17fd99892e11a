import { open, readFile, realpath, rename, rm, stat, unlink, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import process from "node:process";
import { makeFolder, UnusablePath } from "@tabletown/server/folders";
import { EXIT, Fault } from "./fault.ts";

/** Refuses a file that cannot be read, before any work is done for it. */
export async function checkReadable(path: string): Promise<void> {
  try {
    const file = await open(path);
    await file.read({ length: 1 }).finally(() => file.close());
  } catch (error) {
    throw unreadable(path, error);
  }
}

/** Why a file could not be read, in the same words whatever it was to be read for. */
export function unreadable(path: string, error: unknown): Fault {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "EISDIR") return new Fault(`${path} is a folder. Name a file in it.`);
  return new Fault(`Cannot read ${path}: ${code === "ENOENT" ? "there is no such file." : message}`);
}

/** Refuses a file that cannot be written to, before any work is done for it. */
export async function checkWritable(path: string, flag: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (path === "" || (found !== undefined && !found.isFile())) {
    throw new Fault(`${flag} must name an ordinary file, which "${path}" is not.`);
  }
  await writing(path, flag, async () => {
    await (await open(path, "a")).close();
    if (found === undefined) await unlink(path);
  });
}

/** What an earlier run has written to a file that this one goes on with; nothing where there is none yet. */
export async function readSoFar(path: string, flag: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return "";
    throw new Fault(`Cannot read ${path} (${message}). Name another file for ${flag}.`, EXIT.refused);
  }
}

/** A folder to write into, made where there is none. */
export function folderFor(path: string, flag: string): string {
  if (path === "") throw new Fault(`${flag} must name a folder.`);
  try {
    makeFolder(path, AS_USUAL);
  } catch (error) {
    if (!(error instanceof UnusablePath)) throw error;
    throw new Fault(`${error.message}, or name another place for ${flag}.`, EXIT.refused);
  }
  return resolve(path);
}

/** Whoever may by the settings of the system sees what is written. */
export const AS_USUAL = 0o777;

/** Writes a whole file. */
export async function writeText(path: string, flag: string, text: string): Promise<void> {
  await writing(path, flag, () => replaceFile(path, text));
}

/** Writes a whole file; what was there stays until the new one is whole, so that a full disk takes nothing away. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found !== undefined && !found.isFile()) return writeFile(path, text);
  const place = found === undefined ? path : await realpath(path);
  const part = `${place}.${process.pid}.part`;
  try {
    await writeFile(part, text, { mode: found?.mode ?? 0o666 });
    await rename(part, place);
  } catch (error) {
    await rm(part, { force: true });
    if (found === undefined || !NOT_BESIDE.has((error as NodeJS.ErrnoException).code ?? "")) throw error;
    await writeFile(place, text);
  }
}

/** How the system says that a file may be written, but none made beside it or put in its place. */
const NOT_BESIDE = new Set(["EACCES", "EPERM", "EBUSY"]);

/** Does something that writes to a file; what the system refuses is told with what to do about it. */
export async function writing<T>(path: string, flag: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof Error && "syscall" in error)) throw error;
    throw new Fault(
      `Cannot write to ${path} (${error.message}). Make room for it or name another place for ${flag}.`,
      EXIT.refused,
    );
  }
}
