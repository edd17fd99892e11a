import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { ServerConfig } from "../config/config.ts";
import { makeFolder, removeFolders, tryFolder } from "../data-folder/folders.ts";
import { LOCK, lockFolder } from "./folder-lock.ts";
import { jobStore } from "./jobs.ts";
import { migrate } from "./migrations.ts";
import type { Database } from "./sql.ts";
import { openSqlite } from "./sqlite.ts";

const DATABASE = "tabletown.db";

/** What a server stands on: a folder that is its own, and a database that is up to date. */
export interface Storage {
  readonly database: Database;
  close(): Promise<void>;
}

export async function openStorage(config: ServerConfig, given: Database | undefined): Promise<Storage> {
  const made = makeFolder(config.data);
  try {
    return await storageIn(config, given);
  } catch (error) {
    if (made.length > 0) rmSync(join(config.data, LOCK), { force: true });
    removeFolders(made);
    throw error;
  }
}

async function storageIn(config: ServerConfig, given: Database | undefined): Promise<Storage> {
  const { data } = config;
  const alone = config.databaseUrl === undefined;
  if (alone) tryFolder(data);
  const unlock = alone ? lockFolder(data) : () => {};
  const isNew = alone && !existsSync(join(data, DATABASE));
  let database = given;
  let failed = false;
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closed ??= (async () => {
      await database?.close();
      if (failed && isNew)
        for (const end of ["", "-wal", "-shm"]) rmSync(join(data, `${DATABASE}${end}`), { force: true });
      unlock();
    })();
    return closed;
  };
  try {
    database ??= await openDatabase(config);
    await migrate(database);
    if (alone) await jobStore(database).resume(config.now(), config.grace);
    return { database, close };
  } catch (error) {
    failed = true;
    await close();
    throw error;
  }
}

async function openDatabase({ data, databaseUrl, databaseConnections }: ServerConfig): Promise<Database> {
  if (databaseUrl === undefined) return openSqlite(join(data, DATABASE));
  const { openPostgres } = await import("./postgres.ts");
  return openPostgres(databaseUrl, { connections: databaseConnections });
}
