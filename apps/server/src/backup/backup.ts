import { createHash } from "node:crypto";
import { once } from "node:events";
import { createReadStream, existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { Secrets } from "../data-folder/secrets.ts";
import {
  dropTables,
  isHalfRestored,
  markHalfRestored,
  migrate,
  NEWEST_SCHEMA,
  NewerDatabase,
  schemaVersion,
  TABLES,
  tablesOf,
} from "../stores/migrations.ts";
import { type Database, type SqlRow, type Statement, sql, type Value } from "../stores/sql.ts";

/**
 * A backup is one compressed file of JSON lines: a head, every row of every
 * table as it was at one moment, and a foot with the number of rows and the
 * hash of all lines before it. It restores into either database.
 */
interface Head {
  readonly tabletown: "backup";
  readonly schema: number;
  readonly at: number;
  readonly secrets: Secrets;
}

/** Writes a backup while everything goes on. Its name appears when all of it is on disk. Returns the number of rows. */
export async function backUp(database: Database, secrets: Secrets, file: string, at: number): Promise<number> {
  if (existsSync(file)) throw new BackupExists(file);
  const part = `${file}.part`;
  const target = await open(part, "w", 0o600);
  try {
    const zip = createGzip();
    const written = pipeline(zip, target.createWriteStream({ flush: true }));
    // A disk that is full is noticed with the next line; until then nobody waits for it.
    written.catch(() => {});
    const hash = createHash("sha256");
    const write = async (value: unknown): Promise<void> => {
      const line = `${JSON.stringify(value)}\n`;
      hash.update(line);
      if (zip.destroyed) await written;
      if (!zip.write(line)) await once(zip, "drain");
    };
    // As the tables are: another version may have made them, and nothing is changed here.
    const schema = await schemaVersion(database);
    if (schema > NEWEST_SCHEMA) throw new NewerDatabase(schema);
    const head: Head = { tabletown: "backup", schema, at, secrets };
    await write(head);
    let count = 0;
    const tables = tablesOf(schema);
    await database.dump(
      tables.map((table): Statement => ({ text: `SELECT * FROM ${table}`, values: [] })),
      async (index, rows) => {
        for (const row of rows) await write([tables[index], row]);
        count += rows.length;
      },
    );
    zip.end(`${JSON.stringify({ rows: count, hash: hash.digest("hex") })}\n`);
    await written;
    // Not every system gives another name to a file that is open.
    await target.close();
    await rename(part, file);
    return count;
  } finally {
    await target.close();
    await rm(part, { force: true });
  }
}

/** An earlier backup is never written over. */
export class BackupExists extends Error {
  constructor(file: string) {
    super(`there is a file ${file} already`);
  }
}

type RestoreFault = "not-a-backup" | "damaged" | "newer" | "not-empty";

export class RestoreError extends Error {
  readonly code: RestoreFault;
  constructor(code: RestoreFault, message: string) {
    super(message);
    this.code = code;
  }
}

const AT_ONCE = 500;

/**
 * Reads a backup into an empty database, after it has been read to its end once. A restore that is broken off
 * leaves a mark with which no server starts; when it only fails, everything is taken away again. Returns the secrets.
 */
export async function restore(database: Database, file: string): Promise<{ secrets: Secrets; rows: number }> {
  await checkBackup(file);
  const head = await headOf(file);
  const half = await isHalfRestored(database);
  if (!half && (await holdsPeople(database)))
    throw new RestoreError("not-empty", "there is data here already; name an empty folder or an empty database");
  await dropTables(database);
  try {
    await migrate(database, head.schema);
    await markHalfRestored(database, true);
    const rows = await insertRows(database, file);
    await markHalfRestored(database, false);
    await migrate(database);
    return { secrets: head.secrets, rows };
  } catch (error) {
    await dropTables(database);
    throw error;
  }
}

/**
 * Notes of every match that was not over in a backup that its seed may be known: people have played on since it was made,
 * and of matches that ended then everybody was told the seed. They go on, and do not count.
 */
export async function noteLostPlay(database: Database): Promise<void> {
  await database.write([
    sql`INSERT INTO entries (match, seq, at, data, to_act)
      SELECT entries.match, entries.seq + 1, entries.at, ${JSON.stringify({ kind: "seed-known" })}, entries.to_act
      FROM entries JOIN matches ON matches.id = entries.match
      WHERE matches.status IN ('lobby', 'playing')
        AND entries.seq = (SELECT max(newest.seq) FROM entries newest WHERE newest.match = entries.match)`,
  ]);
}

async function holdsPeople(database: Database): Promise<boolean> {
  if ((await schemaVersion(database)) === 0) return false;
  return (await database.read({ text: "SELECT id FROM people LIMIT 1", values: [] })).length > 0;
}

async function headOf(file: string): Promise<Head> {
  for await (const value of linesOf(file)) return value as Head;
  throw new RestoreError("not-a-backup", "this is not a Tabletown backup");
}

async function insertRows(database: Database, file: string): Promise<number> {
  let rows = 0;
  let waiting: Statement[] = [];
  const put = async (): Promise<void> => {
    await database.write(waiting);
    waiting = [];
  };
  for await (const value of linesOf(file)) {
    if (Array.isArray(value)) {
      waiting.push(insertion(value[0] as string, value[1] as SqlRow));
      rows++;
      if (waiting.length >= AT_ONCE) await put();
    }
  }
  if (waiting.length > 0) await put();
  return rows;
}

/** Reads all of it once and throws where it is not whole; nothing is changed. */
export async function checkBackup(file: string): Promise<void> {
  const hash = createHash("sha256");
  let first = true;
  let rows = 0;
  let last: unknown;
  try {
    for await (const value of linesOf(file)) {
      if (first) {
        const head = value as Partial<Head>;
        if (head.tabletown !== "backup") throw new RestoreError("not-a-backup", "this is not a Tabletown backup");
        if ((head.schema ?? 0) > NEWEST_SCHEMA)
          throw new RestoreError("newer", "a newer Tabletown wrote this backup; restore it with that version");
        first = false;
      }
      if (last !== undefined) hash.update(`${JSON.stringify(last)}\n`);
      if (Array.isArray(value)) {
        if (!(TABLES as readonly unknown[]).includes(value[0])) throw new RestoreError("damaged", "an unknown table");
        rows++;
      }
      last = value;
    }
  } catch (error) {
    if (error instanceof RestoreError) throw error;
    if ((error as { code?: string }).code === "ENOENT") throw error;
    throw new RestoreError(first ? "not-a-backup" : "damaged", "the backup is damaged or cut off");
  }
  const foot = last as { rows?: number; hash?: string } | undefined;
  if (foot?.rows !== rows || foot.hash !== hash.digest("hex")) {
    throw new RestoreError("damaged", "the backup is damaged or cut off");
  }
}

async function* linesOf(file: string): AsyncGenerator<unknown> {
  const zip = createGunzip();
  const source = createReadStream(file);
  source.on("error", (error) => zip.destroy(error));
  for await (const line of createInterface({ input: source.pipe(zip), crlfDelay: Number.POSITIVE_INFINITY })) {
    yield JSON.parse(line);
  }
}

function insertion(table: string, row: SqlRow): Statement {
  const columns = Object.keys(row).filter((column) => /^[a-z_]+$/.test(column));
  const values = columns.map((column) => row[column] as Value);
  return {
    text: `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`,
    values,
  };
}
