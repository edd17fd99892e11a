import { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { type Database, type Row, type Statement, StoreFault } from "./sql.ts";
import type { Done, Job, WorkerSettings } from "./sqlite-worker.ts";

const PAGE = 500;

interface Waiting {
  resolve(rows: readonly (readonly Row[])[]): void;
  reject(fault: StoreFault): void;
}

/** The embedded database: one thread writes, committing whatever has gathered in the meantime at once; one reads. */
export async function openSqlite(file: string, settings: { readonly pages?: number } = {}): Promise<Database> {
  const writer = await Line.open({ file, readOnly: false, ...settings });
  const reader = await Line.open({ file, readOnly: true });
  return {
    kind: "sqlite",
    read: async <R>(statement: Statement) => (await reader.send([statement]))[0] as unknown as R[],
    write: (statements) => writer.send(statements),
    dump: (statements, each) => dump(file, statements, each),
    async close() {
      await writer.close();
      await reader.close();
    },
  };
}

/** A worker thread and the transactions on their way to it. While one batch is there, the next gathers here. */
class Line {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private gathered: Job[] = [];
  private busy = false;
  private nextId = 1;
  private closed: (() => void) | undefined;
  private broken: string | undefined;

  static open(settings: WorkerSettings): Promise<Line> {
    const worker = new Worker(new URL("./sqlite-worker.ts", import.meta.url), {
      workerData: settings,
      execArgv: ["--conditions=source"],
    });
    return new Promise((resolve, reject) => {
      worker.once("error", reject);
      worker.once("message", () => {
        worker.off("error", reject);
        resolve(new Line(worker));
      });
    });
  }

  private constructor(worker: Worker) {
    this.worker = worker;
    worker.on("message", (done: readonly Done[] | "closed") => this.finished(done));
    worker.on("error", (error) => this.fail(error.message));
    worker.on("exit", () => this.fail("the database thread has ended"));
  }

  send(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]> {
    return new Promise((resolve, reject) => {
      if (this.broken !== undefined) return reject(new StoreFault("unavailable", this.broken));
      const id = this.nextId++;
      this.waiting.set(id, { resolve, reject });
      this.gathered.push({ id, statements });
      if (!this.busy) this.post();
    });
  }

  close(): Promise<void> {
    if (this.broken !== undefined) return Promise.resolve();
    return new Promise((resolve) => {
      this.closed = resolve;
      this.worker.postMessage("close");
    });
  }

  private post(): void {
    this.busy = true;
    // Everything that is asked for in this turn of the event loop travels together.
    queueMicrotask(() => {
      this.worker.postMessage(this.gathered);
      this.gathered = [];
    });
  }

  private finished(done: readonly Done[] | "closed"): void {
    if (done === "closed") {
      this.broken = "the database is closed";
      this.closed?.();
      return;
    }
    this.busy = false;
    for (const each of done) {
      const waiting = this.waiting.get(each.id);
      this.waiting.delete(each.id);
      if ("rows" in each) waiting?.resolve(each.rows);
      else waiting?.reject(new StoreFault(each.fault, each.message));
    }
    if (this.gathered.length > 0 && !this.busy) this.post();
  }

  private fail(message: string): void {
    this.broken ??= message;
    for (const { reject } of this.waiting.values()) reject(new StoreFault("unavailable", message));
    this.waiting.clear();
    this.closed?.();
  }
}

/** A reader of its own: write-ahead logging gives it one moment in time while writing goes on. */
async function dump(
  file: string,
  statements: readonly Statement[],
  each: (index: number, rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    database.exec("BEGIN");
    for (const [index, { text, values }] of statements.entries()) {
      let rows: Row[] = [];
      for (const row of database.prepare(text).iterate(...values)) {
        rows.push(row as Row);
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
