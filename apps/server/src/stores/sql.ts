export type Value = string | number;

/**
 * "present": one row, which is there as long as the person is whom the transaction names. "allowed": one row, which is
 * there as long as nobody has more than they may, with what the transaction has written. "spent": one row, which is
 * changed as long as there is enough left.
 */
export type Expected = number | "present" | "allowed" | "spent";

/** One statement with its values. Both databases understand the same text; only the placeholders differ. */
export interface Statement {
  readonly text: string;
  readonly values: readonly Value[];
  /** How many rows it must change, or find; anything else undoes the whole transaction. */
  readonly expect?: Expected;
  /** May take as long as it takes. */
  readonly unhurried?: true;
}

/** The text of each place in the program where a statement is written, put together once. */
const texts = new WeakMap<TemplateStringsArray, string>();

/** sql`SELECT … WHERE id = ${id}`: values never become part of the text. */
export function sql(parts: TemplateStringsArray, ...values: readonly Value[]): Statement {
  let text = texts.get(parts);
  if (text === undefined) {
    text = parts.join("?");
    texts.set(parts, text);
  }
  return { text, values };
}

export function expecting(expect: Expected, statement: Statement): Statement {
  return { ...statement, expect };
}

/** For the transaction that adds to what a statement counts: afterwards it is no more than this. */
export function atMost(most: number, { text, values }: Statement): Statement {
  return expecting("allowed", { text: `SELECT 1 AS allowed WHERE (${text}) <= ?`, values: [...values, most] });
}

/** What a statement that has met this many rows fails with; nothing where that is as expected. */
export function unmet(expect: Expected | undefined, rows: number): FaultKind | undefined {
  if (expect === "present") return rows === 1 ? undefined : "gone";
  if (expect === "spent") return rows === 1 ? undefined : "used-up";
  if (expect === "allowed") return rows === 1 ? undefined : "too-many";
  return expect === undefined || rows === expect ? undefined : "conflict";
}

export type SqlRow = Readonly<Record<string, Value>>;

/** How busy a database is kept. */
export interface DatabaseLoad {
  readonly connections: number;
  readonly busy: number;
  /** Operations that wait for a connection. */
  readonly waiting: number;
}

/** Where rows are kept. One implementation for the embedded database, one for PostgreSQL. */
export interface Database {
  readonly kind: "sqlite" | "postgres";
  read<R = SqlRow>(statement: Statement): Promise<R[]>;
  /** All of the statements or none, on disk when the promise resolves. Rows come from RETURNING. */
  write(statements: readonly Statement[]): Promise<readonly (readonly SqlRow[])[]>;
  /**
   * Where many write at once: does something right before the next commit begins, so that what it writes is part of
   * that. False where nothing waits for a commit: then there is nothing to join.
   */
  joinNextCommit(work: () => void): boolean;
  /** Reads several things as they were at one moment, row by row, without holding them all in memory. */
  dump(
    statements: readonly Statement[],
    each: (index: number, rows: readonly SqlRow[]) => Promise<void>,
  ): Promise<void>;
  load(): DatabaseLoad;
  /** The connections opened so far may be dead without having said so: new ones are used from now on. */
  suspect(): void;
  /** How often connections have broken. What was read before the last time may have been of another server than answers now. */
  breaks(): number;
  close(): Promise<void>;
}

/**
 * conflict: somebody else was first (a unique key, an `expect` that did not hold); nothing was written.
 * gone: a person whom this names has deleted their account; nothing was written.
 * too-many: somebody would have more than they may; nothing was written.
 * used-up: of what may be used in a time there is not enough left; nothing was written.
 * full: the disk has no room; nothing was written.
 * unavailable: the database did not answer; where it is `doubtful`, it may or may not have been written.
 */
export type FaultKind = "conflict" | "gone" | "too-many" | "used-up" | "full" | "unavailable";

export class StoreFault extends Error {
  readonly kind: FaultKind;
  readonly doubtful: boolean;
  constructor(kind: FaultKind, message: string, doubtful = false) {
    super(message);
    this.kind = kind;
    this.doubtful = doubtful;
  }
}
