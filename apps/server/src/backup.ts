import { createHash } from "node:crypto";
import { createReadStream, mkdirSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createGunzip, createGzip } from "node:zlib";
import type { Secrets } from "./secrets.ts";
import { migrate, NEWEST_SCHEMA, TABLES } from "./stores/migrations.ts";
import type { Database, Row, Statement, Value } from "./stores/sql.ts";

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

export function backupFile(data: string, at: number): string {
  const folder = join(data, "backups");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return join(folder, `${new Date(at).toISOString().replace(/[:.]/g, "-")}.tabletown-backup.gz`);
}

/** Writes a backup while everything goes on. Returns the number of rows. */
export async function backUp(database: Database, secrets: Secrets, file: string, at: number): Promise<number> {
  const target = await open(file, "wx", 0o600);
  try {
    const zip = createGzip();
    const written = (async () => {
      for await (const chunk of zip) await target.write(chunk as Buffer);
    })();
    const hash = createHash("sha256");
    const write = async (value: unknown): Promise<void> => {
      const line = `${JSON.stringify(value)}\n`;
      hash.update(line);
      if (!zip.write(line)) await new Promise((resolve) => zip.once("drain", resolve));
    };
    const head: Head = { tabletown: "backup", schema: NEWEST_SCHEMA, at, secrets };
    await write(head);
    let count = 0;
    await database.dump(
      TABLES.map((table): Statement => ({ text: `SELECT * FROM ${table}`, values: [] })),
      async (index, rows) => {
        for (const row of rows) await write([TABLES[index], row]);
        count += rows.length;
      },
    );
    zip.end(`${JSON.stringify({ rows: count, hash: hash.digest("hex") })}\n`);
    await written;
    await target.sync();
    return count;
  } finally {
    await target.close();
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

/** Reads a backup into an empty database, all of it or, as far as anybody can see, nothing. Returns its secrets. */
export async function restore(database: Database, file: string): Promise<{ secrets: Secrets; rows: number }> {
  await checkBackup(file);
  await migrate(database);
  const filled = await database.read({ text: "SELECT id FROM people LIMIT 1", values: [] });
  if (filled.length > 0) throw new RestoreError("not-empty", "there is data here already");
  let head: Head | undefined;
  let rows = 0;
  let waiting: Statement[] = [];
  const put = async (): Promise<void> => {
    await database.write(waiting);
    waiting = [];
  };
  for await (const value of linesOf(file)) {
    if (head === undefined) head = value as Head;
    else if (Array.isArray(value)) {
      waiting.push(insertion(value[0] as string, value[1] as Row));
      rows++;
      if (waiting.length >= AT_ONCE) await put();
    }
  }
  if (waiting.length > 0) await put();
  return { secrets: (head as Head).secrets, rows };
}

/** Reads all of it once, before anything is changed. */
async function checkBackup(file: string): Promise<void> {
  const hash = createHash("sha256");
  let first = true;
  let rows = 0;
  let last: unknown;
  try {
    for await (const value of linesOf(file)) {
      if (first) {
        const head = value as Partial<Head>;
        if (head.tabletown !== "backup") throw new RestoreError("not-a-backup", "this is not a Tabletown backup");
        if ((head.schema ?? 0) > NEWEST_SCHEMA) throw new RestoreError("newer", "a newer Tabletown wrote this backup");
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

function insertion(table: string, row: Row): Statement {
  const columns = Object.keys(row).filter((column) => /^[a-z_]+$/.test(column));
  const values = columns.map((column) => row[column] as Value);
  return {
    text: `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`,
    values,
  };
}
