import { join } from "node:path";
import process from "node:process";
import type { Database } from "@tabletown/server";
import type { Command } from "commander";
import { Fault } from "../fault.ts";
import { DATA } from "./serve.ts";

export function backupCommand(program: Command): void {
  program
    .command("backup")
    .description("write everything a server knows into one file, also while it runs")
    .option("--data <folder>", "the server's folder", DATA)
    .option("--to <file>", "the file to write; in the folder's backups unless told")
    .action(async ({ data, to }: { data: string; to?: string }) => {
      const { backUp, backupFile, readSecrets } = await import("@tabletown/server");
      const secrets = readSecrets(data);
      if (secrets === undefined) throw new Fault(`${data} is not the folder of a server`);
      const now = Date.now();
      const file = to ?? backupFile(data, now);
      const database = await openDatabase(data);
      try {
        const rows = await backUp(database, secrets, file, now);
        console.log(`${file}: ${rows} rows`);
      } finally {
        await database.close();
      }
    });
}

/** The database of a data folder, or the one that DATABASE_URL names. */
export async function openDatabase(data: string): Promise<Database> {
  const { migrate, openPostgres, openSqlite } = await import("@tabletown/server");
  const url = process.env.DATABASE_URL;
  const database = url ? await openPostgres(url) : await openSqlite(join(data, "tabletown.db"));
  await migrate(database);
  return database;
}
