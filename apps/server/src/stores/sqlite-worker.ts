import { chmodSync } from "node:fs";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { type Expected, type FaultKind, type SqlRow, unmet } from "./sql.ts";
import { type SentStatement, type TransactionBatch, unpacked } from "./transaction-batch.ts";

export type TransactionResult =
  | { readonly rows: readonly (readonly SqlRow[])[] }
  | { readonly fault: FaultKind; readonly message: string };

/** What became of each transaction, in order; "done" when all were written and none returned anything. */
export type BatchResult = readonly TransactionResult[] | "done";

export interface WorkerSettings {
  readonly file: string;
  readonly readOnly: boolean;
  /** Most pages in the file: a disk that is full, for tests. */
  readonly pages?: number;
}

const { file, readOnly, pages } = workerData as WorkerSettings;
const database = new DatabaseSync(file, { readOnly, timeout: 5_000, open: false });

function open(): void {
  database.open();
  if (!readOnly) {
    chmodSync(file, 0o600);
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 2000");
    // What is deleted is overwritten.
    database.exec("PRAGMA secure_delete = ON");
    if (pages !== undefined) database.exec(`PRAGMA max_page_count = ${pages}`);
  }
  database.exec("PRAGMA cache_size = -16000");
}
// Whoever reads opens the database when there is something to read: by then it is there.
if (!readOnly) open();

interface Prepared {
  readonly statement: StatementSync;
  readonly returns: boolean;
}

const prepared: (Prepared | undefined)[] = [];
const texts: string[] = [];
const NOTHING: readonly SqlRow[] = [];

function prepare(text: number): Prepared {
  const statement = database.prepare(texts[text] as string);
  const made = { statement, returns: statement.columns().length > 0 };
  prepared[text] = made;
  return made;
}

function run({ text, values, expect }: SentStatement): readonly SqlRow[] {
  const { statement, returns } = prepared[text] ?? prepare(text);
  if (returns) {
    const rows = statement.all(...values) as SqlRow[];
    check(expect, rows.length);
    return rows;
  }
  const { changes } = statement.run(...values);
  check(expect, Number(changes));
  return NOTHING;
}

class Unexpected extends Error {
  readonly fault: FaultKind;
  constructor(fault: FaultKind) {
    super();
    this.fault = fault;
  }
}

function check(expect: Expected | undefined, rows: number): void {
  const fault = unmet(expect, rows);
  if (fault !== undefined) throw new Unexpected(fault);
}

/** SQLite's primary result codes: 13 no room, 19 a constraint. */
function faultOf(error: unknown): FaultKind | undefined {
  if (error instanceof Unexpected) return error.fault;
  const code = Number((error as { errcode?: number }).errcode) & 0xff;
  return code === 13 ? "full" : code === 19 ? "conflict" : undefined;
}

function failed(error: unknown): TransactionResult {
  const message = error instanceof Error ? error.message : String(error);
  return { fault: faultOf(error) ?? "unavailable", message };
}

const control = readOnly
  ? undefined
  : { begin: database.prepare("BEGIN IMMEDIATE"), commit: database.prepare("COMMIT") };

/** Only one trip to the disk for all transactions of a batch. */
function commitTogether(transactions: readonly SentStatement[][]): TransactionResult[] {
  try {
    control?.begin.run();
  } catch (error) {
    return transactions.map(() => failed(error));
  }
  try {
    const done = transactions.map((statements): TransactionResult => ({ rows: statements.map(run) }));
    control?.commit.run();
    return done;
  } catch {
    // One of them cannot be: nothing of the batch stands, and each is tried for itself.
    if (database.isTransaction) database.exec("ROLLBACK");
    return transactions.map(commitAlone);
  }
}

function commitAlone(statements: readonly SentStatement[]): TransactionResult {
  try {
    control?.begin.run();
    const rows = statements.map(run);
    control?.commit.run();
    return { rows };
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    return failed(error);
  }
}

function readEach(transactions: readonly SentStatement[][]): TransactionResult[] {
  return transactions.map((statements) => {
    try {
      if (!database.isOpen) open();
      return { rows: statements.map(run) };
    } catch (error) {
      return failed(error);
    }
  });
}

function silent(done: TransactionResult): boolean {
  return "rows" in done && done.rows.every((rows) => rows.length === 0);
}

parentPort?.on("message", (message: TransactionBatch | "close") => {
  if (message === "close") {
    if (database.isOpen) database.close();
    parentPort?.postMessage("closed");
    parentPort?.close();
    return;
  }
  for (const [number, text] of message.texts) texts[number] = text;
  const transactions = unpacked(message.transactions);
  const done = readOnly ? readEach(transactions) : commitTogether(transactions);
  parentPort?.postMessage((done.every(silent) ? "done" : done) satisfies BatchResult);
});
parentPort?.postMessage("open");
