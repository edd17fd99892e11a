import { mkdirSync } from "node:fs";
import process from "node:process";
import type { Command } from "commander";
import { Fault } from "../fault.ts";
import { openDatabase } from "./backup.ts";
import { DATA } from "./serve.ts";

export function restoreCommand(program: Command): void {
  program
    .command("restore <file>")
    .description("read a backup into an empty folder, or an empty PostgreSQL database")
    .option("--data <folder>", "the server's folder", DATA)
    .action(async (file: string, { data }: { data: string }) => {
      const { FolderInUse, lockFolder, RestoreError, restore, writeSecrets } = await import("@tabletown/server");
      mkdirSync(data, { recursive: true, mode: 0o700 });
      try {
        const unlock = process.env.DATABASE_URL ? () => {} : lockFolder(data);
        const database = await openDatabase(data);
        const { rows, secrets } = await restore(database, file);
        writeSecrets(data, secrets);
        await database.close();
        unlock();
        console.log(`${rows} rows restored`);
      } catch (error) {
        if (error instanceof RestoreError || error instanceof FolderInUse) throw new Fault(error.message);
        if ((error as { code?: string }).code === "ENOENT") throw new Fault(`there is no file ${file}`);
        throw error;
      }
    });
}
