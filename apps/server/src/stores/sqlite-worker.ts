import { chmodSync } from "node:fs";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import type { FaultKind, Row, Statement } from "./sql.ts";

/** One transaction on its way to the disk. */
export interface Job {
  readonly id: number;
  readonly statements: readonly Statement[];
}

export type Done =
  | { readonly id: number; readonly rows: readonly (readonly Row[])[] }
  | { readonly id: number; readonly fault: FaultKind; readonly message: string };

export interface WorkerSettings {
  readonly file: string;
  readonly readOnly: boolean;
  /** Most pages in the file: a disk that is full, for tests. */
  readonly pages?: number;
}

const { file, readOnly, pages } = workerData as WorkerSettings;
const database = new DatabaseSync(file, { readOnly, timeout: 5_000 });
if (!readOnly) {
  chmodSync(file, 0o600);
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 2000");
  if (pages !== undefined) database.exec(`PRAGMA max_page_count = ${pages}`);
}
database.exec("PRAGMA cache_size = -16000");

const prepared = new Map<string, { statement: StatementSync; returns: boolean }>();

function run({ text, values, expect }: Statement): readonly Row[] {
  let known = prepared.get(text);
  if (known === undefined) {
    const statement = database.prepare(text);
    known = { statement, returns: statement.columns().length > 0 };
    prepared.set(text, known);
  }
  if (known.returns) {
    const rows = known.statement.all(...values) as Row[];
    if (expect !== undefined && rows.length !== expect) throw new Unexpected();
    return rows;
  }
  const { changes } = known.statement.run(...values);
  if (expect !== undefined && Number(changes) !== expect) throw new Unexpected();
  return [];
}

class Unexpected extends Error {}

/** SQLite's primary result codes: 13 no room, 19 a constraint. */
function faultOf(error: unknown): FaultKind | undefined {
  if (error instanceof Unexpected) return "conflict";
  const code = Number((error as { errcode?: number }).errcode) & 0xff;
  return code === 13 ? "full" : code === 19 ? "conflict" : undefined;
}

function failed(id: number, error: unknown): Done {
  const message = error instanceof Error ? error.message : String(error);
  return { id, fault: faultOf(error) ?? "unavailable", message };
}

/** Every transaction of a batch for itself, but only one trip to the disk for all of them. */
function commitTogether(jobs: readonly Job[]): Done[] {
  try {
    database.exec("BEGIN IMMEDIATE");
  } catch (error) {
    return jobs.map(({ id }) => failed(id, error));
  }
  try {
    const done = jobs.map(({ id, statements }): Done => {
      database.exec("SAVEPOINT job");
      try {
        const rows = statements.map(run);
        database.exec("RELEASE job");
        return { id, rows };
      } catch (error) {
        // A full disk undoes the whole batch by itself; then nothing of it stands.
        if (!database.isTransaction) throw error;
        database.exec("ROLLBACK TO job; RELEASE job");
        return failed(id, error);
      }
    });
    database.exec("COMMIT");
    return done;
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    return jobs.map(({ id }) => failed(id, error));
  }
}

function readEach(jobs: readonly Job[]): Done[] {
  return jobs.map(({ id, statements }) => {
    try {
      return { id, rows: statements.map(run) };
    } catch (error) {
      return failed(id, error);
    }
  });
}

parentPort?.on("message", (jobs: readonly Job[] | "close") => {
  if (jobs === "close") {
    database.close();
    parentPort?.postMessage("closed");
    parentPort?.close();
    return;
  }
  parentPort?.postMessage(readOnly ? readEach(jobs) : commitTogether(jobs));
});
parentPort?.postMessage("open");
