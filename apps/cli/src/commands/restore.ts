import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import type { Command } from "commander";
import { Fault } from "../fault.ts";
import { checkReadable } from "../files.ts";
import { openDatabase } from "./backup.ts";
import { DATA, databaseFault, unusableFault } from "./serve.ts";

export function restoreCommand(program: Command): void {
  program
    .command("restore <file>")
    .description("read a backup into an empty folder, or an empty PostgreSQL database")
    .option("--data <folder>", "the server's folder", DATA)
    .option(
      "--played-since",
      "people have played on since the backup was made: matches that run in it go on, and do not count",
    )
    .action(async (file: string, { data, playedSince = false }: { data: string; playedSince?: boolean }) => {
      const { FolderInUse, RestoreError, StoreFault, UnusablePath } = await import("@tabletown/server");
      await checkReadable(file);
      try {
        console.log(`${await restoreInto(data, file, playedSince)} rows restored`);
      } catch (error) {
        if (error instanceof RestoreError) throw new Fault(error.message);
        if (error instanceof FolderInUse)
          throw new Fault(`${error.message}; stop it first, or name another folder with --data`);
        if (error instanceof UnusablePath) throw unusableFault(error, "--data");
        if (error instanceof StoreFault) throw databaseFault(error, process.env.DATABASE_URL ? undefined : data);
        throw error;
      }
    });
}

/** All of it or nothing: what was made for it goes again if it fails. */
async function restoreInto(data: string, file: string, playedSince: boolean): Promise<number> {
  const { makeFolder, removeFolders } = await import("@tabletown/server");
  const made = makeFolder(data);
  try {
    return await restoreThere(data, file, playedSince);
  } catch (error) {
    removeFolders(made);
    throw error;
  }
}

async function restoreThere(data: string, file: string, playedSince: boolean): Promise<number> {
  const { lockFolder, noteLostPlay, restore, tryFolder, writeSecrets } = await import("@tabletown/server");
  tryFolder(data);
  const before = readdirSync(data);
  const unlock = process.env.DATABASE_URL ? () => {} : lockFolder(data);
  let done = false;
  try {
    const database = await openDatabase(data);
    try {
      const { rows, secrets } = await restore(database, file);
      if (playedSince) await noteLostPlay(database);
      writeSecrets(data, secrets);
      done = true;
      return rows;
    } finally {
      await database.close();
    }
  } finally {
    unlock();
    if (!done) for (const name of readdirSync(data)) if (!before.includes(name)) rmSync(join(data, name));
  }
}
