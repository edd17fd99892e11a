import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { ServerConfig } from "../config.ts";
import { lockFolder } from "../lock.ts";
import { jobStore } from "./jobs.ts";
import { migrate } from "./migrations.ts";
import type { Database } from "./sql.ts";
import { openSqlite } from "./sqlite.ts";

/** What a server stands on: a folder that is its own, and a database that is up to date. */
export interface Storage {
  readonly database: Database;
  close(): Promise<void>;
}

export async function openStorage(config: ServerConfig, given: Database | undefined): Promise<Storage> {
  mkdirSync(config.data, { recursive: true, mode: 0o700 });
  const alone = config.databaseUrl === undefined;
  const unlock = alone ? lockFolder(config.data) : () => {};
  let database = given;
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closed ??= (async () => {
      await database?.close();
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
    await close();
    throw error;
  }
}

async function openDatabase({ data, databaseUrl, databaseConnections }: ServerConfig): Promise<Database> {
  if (databaseUrl === undefined) return openSqlite(join(data, "tabletown.db"));
  const { openPostgres } = await import("./postgres.ts");
  return openPostgres(databaseUrl, { connections: databaseConnections });
}
