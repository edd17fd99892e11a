import { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { type Database, type SqlRow, type Statement, StoreFault, type Value } from "./sql.ts";
import type { BatchResult, WorkerSettings } from "./sqlite-worker.ts";
import { pack, type TransactionBatch } from "./transaction-batch.ts";

const PAGE = 500;
/** So many transactions in one batch, and the next one gathers for so many milliseconds. */
const BUSY = 4;
const GATHER = 5;

interface Waiting {
  resolve(rows: readonly (readonly SqlRow[])[]): void;
  reject(fault: StoreFault): void;
}

/** The embedded database: one thread writes, committing whatever has gathered in the meantime at once; one reads. */
export async function openSqlite(file: string, settings: { readonly pages?: number } = {}): Promise<Database> {
  // Both threads are started at once. If the writer cannot be, the reader does not stay behind.
  const reading = DatabaseThread.open({ file, readOnly: true });
  const writer = await DatabaseThread.open({ file, readOnly: false, ...settings }).catch(async (error: unknown) => {
    await (await reading).close();
    throw error;
  });
  const reader = await reading;
  return {
    kind: "sqlite",
    async read<R>(statement: Statement): Promise<R[]> {
      // Whoever writes a statement knows what its rows look like; nothing here can.
      const [rows]: readonly unknown[] = await reader.send([statement]);
      return rows as R[];
    },
    write: (statements) => writer.send(statements),
    joinNextCommit: (work) => writer.joinNextBatch(work),
    dump: (statements, each) => dump(file, statements, each),
    load() {
      const threads = [reader, writer];
      return {
        connections: threads.length,
        busy: threads.filter((thread) => thread.sentCount > 0).length,
        waiting: reader.waitingCount + writer.waitingCount,
      };
    },
    suspect() {},
    breaks: () => 0,
    async close() {
      // Whoever writes is the last to leave, and takes the journal into the file: it holds what has been deleted since.
      await reader.close();
      await writer.close();
    },
  };
}

/** A worker thread and the transactions on their way to it. While one batch is there, the next gathers here. */
class DatabaseThread {
  private readonly worker: Worker;
  private readonly numbers = new Map<string, number>();
  private texts: [number, string][] = [];
  private transactions: Value[] = [];
  private waiting: Waiting[] = [];
  /** What is done before the next batch leaves. */
  private joining: (() => void)[] = [];
  /** Those whose batch the thread is working on. */
  private sent: Waiting[] = [];
  /** How many the last batch was. */
  private settled = 0;
  private busy = false;
  private closed: (() => void) | undefined;
  private broken: string | undefined;

  static open(settings: WorkerSettings): Promise<DatabaseThread> {
    const worker = new Worker(new URL("./sqlite-worker.ts", import.meta.url), {
      workerData: settings,
      execArgv: ["--conditions=source"],
    });
    return new Promise((resolve, reject) => {
      const failed = ({ message }: Error): void => reject(new StoreFault("unavailable", message));
      worker.once("error", failed);
      worker.once("message", () => {
        worker.off("error", failed);
        resolve(new DatabaseThread(worker));
      });
    });
  }

  private constructor(worker: Worker) {
    this.worker = worker;
    worker.on("message", (answer: BatchResult | "closed") => this.finished(answer));
    worker.on("error", (error) => this.fail(error.message));
    worker.on("exit", () => this.fail("the database thread has ended"));
  }

  get sentCount(): number {
    return this.sent.length;
  }

  get waitingCount(): number {
    return this.waiting.length;
  }

  send(statements: readonly Statement[]): Promise<readonly (readonly SqlRow[])[]> {
    return new Promise((resolve, reject) => {
      if (this.broken !== undefined) return reject(new StoreFault("unavailable", this.broken));
      pack(this.transactions, statements, this.numberOf);
      this.waiting.push({ resolve, reject });
      if (!this.busy) this.post();
    });
  }

  joinNextBatch(work: () => void): boolean {
    if (this.broken !== undefined || !this.busy || this.settled < BUSY) return false;
    this.joining.push(work);
    return true;
  }

  close(): Promise<void> {
    if (this.broken !== undefined) return Promise.resolve();
    return new Promise((resolve) => {
      this.closed = resolve;
      this.worker.postMessage("close");
    });
  }

  /** A text crosses to the thread once; afterwards its number does. */
  private readonly numberOf = (text: string): number => {
    let number = this.numbers.get(text);
    if (number === undefined) {
      number = this.numbers.size;
      this.numbers.set(text, number);
      this.texts.push([number, text]);
    }
    return number;
  };

  private post(): void {
    this.busy = true;
    // Everything that is asked for in this turn of the event loop travels together; where
    // much is asked for, a moment of patience spares many trips to the disk.
    const go = (): void => {
      this.join();
      if (this.waiting.length === 0) {
        this.busy = false;
        return;
      }
      const batch: TransactionBatch = { texts: this.texts, transactions: this.transactions };
      this.sent = this.waiting;
      this.texts = [];
      this.transactions = [];
      this.waiting = [];
      this.worker.postMessage(batch);
    };
    if (this.settled >= BUSY) setTimeout(go, GATHER);
    else setImmediate(go);
  }

  private join(): void {
    const { joining } = this;
    this.joining = [];
    for (const work of joining) work();
  }

  private finished(answer: BatchResult | "closed"): void {
    if (answer === "closed") {
      this.broken = "the database is closed";
      this.join();
      this.closed?.();
      return;
    }
    const settled = this.sent;
    this.settled = settled.length;
    this.sent = [];
    this.busy = false;
    if (this.waiting.length > 0 || this.joining.length > 0) this.post();
    for (const [index, { resolve, reject }] of settled.entries()) {
      const done = answer === "done" ? undefined : answer[index];
      if (done === undefined) resolve([[]]);
      else if ("rows" in done) resolve(done.rows);
      else reject(new StoreFault(done.fault, done.message));
    }
  }

  private fail(message: string): void {
    this.broken ??= message;
    for (const { reject } of [...this.sent, ...this.waiting]) reject(new StoreFault("unavailable", message));
    this.sent = [];
    this.waiting = [];
    this.transactions = [];
    this.join();
    this.closed?.();
  }
}

/** A reader of its own: write-ahead logging gives it one moment in time while writing goes on. */
async function dump(
  file: string,
  statements: readonly Statement[],
  each: (index: number, rows: readonly SqlRow[]) => Promise<void>,
): Promise<void> {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    database.exec("BEGIN");
    for (const [index, { text, values }] of statements.entries()) {
      let rows: SqlRow[] = [];
      for (const row of database.prepare(text).iterate(...values)) {
        rows.push(row as SqlRow);
        if (rows.length < PAGE) continue;
        await each(index, rows);
        rows = [];
      }
      await each(index, rows);
    }
    database.exec("COMMIT");
  } finally {
    database.close();
  }
}
