import { open, stat, unlink } from "node:fs/promises";
import { dirname } from "node:path";
import { makeFolder, removeFolders, UnusablePath } from "@tabletown/server/folders";
import { AS_USUAL, replaceFile } from "../files.ts";

/** Writes a game; why that cannot be done, if so. */
export async function saveAs(path: string, text: string): Promise<string | undefined> {
  return whyNot(async () => {
    makeFolder(dirname(path), AS_USUAL);
    await replaceFile(path, text);
  });
}

/** Why a game could not be saved there, as far as that can be seen beforehand. What is there stays as it is. */
export async function cannotSaveAs(path: string): Promise<string | undefined> {
  const found = await stat(path).catch(() => undefined);
  // What is no file takes anything, or waits for somebody who reads it.
  if (found !== undefined && !found.isFile() && !found.isDirectory()) return undefined;
  return whyNot(async () => {
    const made = makeFolder(dirname(path), AS_USUAL);
    try {
      await (await open(path, "a")).close();
      if (found === undefined) await unlink(path);
    } finally {
      removeFolders(made);
    }
  });
}

async function whyNot(write: () => Promise<void>): Promise<string | undefined> {
  try {
    await write();
  } catch (error) {
    const { message } = (error instanceof UnusablePath ? error.cause : error) as Error;
    return message;
  }
}
