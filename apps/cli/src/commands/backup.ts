import { existsSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import type { Database } from "@tabletown/server";
import type { Command } from "commander";
import { Fault } from "../fault.ts";
import { writing } from "../files.ts";
import { DATA, databaseFault, secretsOf, unusableFault } from "./serve.ts";

interface Asked {
  readonly data: string;
  readonly to?: string;
  readonly into?: string;
  readonly keep?: string;
}

export function backupCommand(program: Command): void {
  program
    .command("backup")
    .description("write everything a server knows into one file, also while it runs")
    .option("--data <folder>", "the server's folder", DATA)
    .option("--to <file>", "the file to write; otherwise one named after the moment")
    .option("--into <folder>", "where that one goes; the backups of the server's folder unless told")
    .option("--keep <number>", "afterwards delete all but so many of the newest there")
    .action(async ({ data, to, into, keep }: Asked) => {
      if (to !== undefined && (into !== undefined || keep !== undefined))
        throw new Fault("--to names one file; --into and --keep are for a folder of backups");
      const kept = keep === undefined ? undefined : Number(keep);
      if (kept !== undefined && (!Number.isInteger(kept) || kept < 1))
        throw new Fault("--keep must be a whole number, at least 1");
      const { BackupExists, NewerDatabase, backUp, backupFile, backupsOf, keepNewest, UnusablePath } = await import(
        "@tabletown/server"
      );
      const secrets = await secretsOf(data);
      if (secrets === undefined) throw new Fault(`${data} is not the folder of a server`);
      const now = Date.now();
      const folder = into ?? backupsOf(data);
      if (!process.env.DATABASE_URL && !existsSync(join(data, "tabletown.db")))
        throw new Fault(
          `there is no database in ${data}; set DATABASE_URL if the server keeps its matches in PostgreSQL`,
        );
      const database = await openDatabase(data);
      try {
        const file = to ?? backupFile(folder, now);
        const rows = await writing(file, to === undefined ? "--into" : "--to", () =>
          backUp(database, secrets, file, now),
        );
        console.log(`${file}: ${rows} rows`);
        // Only now: a backup that fails costs none of the earlier ones.
        const deleted = kept === undefined ? [] : keepNewest(folder, kept);
        for (const name of deleted) console.log(`deleted ${name}`);
      } catch (error) {
        if (error instanceof NewerDatabase) throw new Fault(`${error.message}; make the backup with that version`);
        if (error instanceof UnusablePath) throw unusableFault(error, "--into");
        if (error instanceof BackupExists) throw new Fault(`${error.message}; name another with --to`);
        throw error;
      } finally {
        await database.close();
      }
    });
}

/** The database of a data folder, or the one that DATABASE_URL names, as it is. */
export async function openDatabase(data: string): Promise<Database> {
  const { openPostgres, openSqlite, StoreFault } = await import("@tabletown/server");
  const url = process.env.DATABASE_URL;
  const opening = url ? openPostgres(url) : openSqlite(join(data, "tabletown.db"));
  return opening.catch((error: unknown) => {
    throw error instanceof StoreFault ? databaseFault(error, url ? undefined : data) : error;
  });
}
