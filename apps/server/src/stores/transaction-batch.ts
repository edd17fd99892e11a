import type { Expected, Statement, Value } from "./sql.ts";

/** A statement on its way to the thread: the number of its text, its values, and how many rows it must change. */
export interface SentStatement {
  readonly text: number;
  readonly values: readonly Value[];
  readonly expect: Expected | undefined;
}

/**
 * Transactions on their way to the thread, and the texts that are new to it. The transactions are one flat list of
 * texts and numbers: many small objects, or JSON with JSON in it, would take twice as long to hand over.
 */
export interface TransactionBatch {
  readonly texts: readonly (readonly [number, string])[];
  readonly transactions: readonly Value[];
}

/** Where any number of rows will do, and where a person must be there: no number of rows. */
const ANY = -1;
const PRESENT = -2;

/** Adds a transaction to the list: how many statements, and for each its text, rows to change, and values. */
export function pack(list: Value[], statements: readonly Statement[], numberOf: (text: string) => number): void {
  list.push(statements.length);
  for (const { text, values, expect } of statements) {
    list.push(numberOf(text), expect === "present" ? PRESENT : (expect ?? ANY), values.length);
    for (const value of values) list.push(value);
  }
}

export function unpacked(list: readonly Value[]): SentStatement[][] {
  const transactions: SentStatement[][] = [];
  let next = 0;
  const number = (): number => list[next++] as number;
  while (next < list.length) {
    const statements: SentStatement[] = [];
    for (let left = number(); left > 0; left--) {
      const text = number();
      const expect = number();
      const count = number();
      statements.push({ text, values: list.slice(next, next + count), expect: expectedBy(expect) });
      next += count;
    }
    transactions.push(statements);
  }
  return transactions;
}

function expectedBy(number: number): Expected | undefined {
  if (number === ANY) return undefined;
  return number === PRESENT ? "present" : number;
}
