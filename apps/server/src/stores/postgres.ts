import pg from "pg";
import { type Database, type FaultKind, type SqlRow, type Statement, StoreFault, unmet } from "./sql.ts";

const PAGE = 500;
const INT8 = 20;
/** Milliseconds after which whoever asked is told that the database does not answer. */
const PATIENCE = 10_000;
const UNHURRIED = 2 ** 31 - 1;
/** A connection on which nothing has come for so long is asked whether it is still there. */
const KEEP_ALIVE = 10_000;

/** PostgreSQL. The process that writes is one of many; the database decides between those that race. */
export async function openPostgres(url: string, settings: { readonly connections?: number } = {}): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: settings.connections ?? 16,
    connectionTimeoutMillis: 5_000,
    query_timeout: PATIENCE,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE,
    // Times in milliseconds and sequence numbers fit a double exactly.
    types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) },
  });
  /** Counts breaks. What one connection has lost, those opened before it may have lost as well, without knowing. */
  let breaks = 0;
  // A connection that breaks is replaced by the pool. Whoever was using it is told by the failing query, and nobody
  // by the event, which comes only where it was not in use. Without a listener that ends the process.
  pool.on("error", () => {
    breaks++;
  });
  const openedAfter = new WeakMap<pg.PoolClient, number>();
  pool.on("connect", (client) => {
    client.on("error", () => {});
    openedAfter.set(client, breaks);
  });
  const checkOut = async (): Promise<pg.PoolClient> => {
    for (;;) {
      const client = await pool.connect();
      if (openedAfter.get(client) === breaks) return client;
      client.release(true);
    }
  };

  const within = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    let client: pg.PoolClient;
    try {
      client = await checkOut();
    } catch (error) {
      throw new StoreFault("unavailable", messageOf(error));
    }
    let broken = false;
    try {
      return await work(client);
    } catch (error) {
      const fault = error instanceof StoreFault ? error : new StoreFault(faultOf(error), messageOf(error));
      broken = fault.kind === "unavailable";
      if (isBreak(error)) breaks++;
      throw fault;
    } finally {
      client.release(broken);
    }
  };

  await within((client) => client.query("SELECT 1"));
  const queryOf = preparing();
  return {
    kind: "postgres",
    read: <R>(statement: Statement) => within(async (client) => (await client.query(queryOf(statement))).rows as R[]),
    write: (statements) => within((client) => transact(client, statements.map(queryOf), statements)),
    joinNextCommit: () => false,
    dump: (statements, each) => within((client) => dump(client, statements, each)),
    load: () => ({
      connections: pool.totalCount,
      busy: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
    suspect() {
      breaks++;
    },
    breaks: () => breaks,
    close: () => pool.end(),
  };
}

async function transact(
  client: pg.PoolClient,
  queries: readonly pg.QueryConfig[],
  statements: readonly Statement[],
): Promise<readonly SqlRow[][]> {
  const [only] = queries;
  if (queries.length === 1 && only !== undefined && statements[0]?.expect === undefined) {
    return [(await committed(client.query(only))).rows as SqlRow[]];
  }
  await client.query("BEGIN");
  const found: SqlRow[][] = [];
  try {
    for (const [index, query] of queries.entries()) {
      const { rows, rowCount } = await client.query(query);
      const expect = statements[index]?.expect;
      const fault = unmet(expect, rowCount ?? 0);
      if (fault !== undefined) throw new StoreFault(fault, `${rowCount} rows where ${expect} were expected`);
      found.push(rows as SqlRow[]);
    }
  } catch (error) {
    // On a broken connection the server undoes it by itself.
    if (!isBreak(error)) await client.query("ROLLBACK").catch(() => {});
    throw error;
  }
  await committed(client.query("COMMIT"));
  return found;
}

/** When the answer to this is lost, nobody knows whether it was done. */
async function committed<T>(commit: Promise<T>): Promise<T> {
  try {
    return await commit;
  } catch (error) {
    throw isBreak(error) ? new StoreFault("unavailable", messageOf(error), true) : error;
  }
}

async function dump(
  client: pg.PoolClient,
  statements: readonly Statement[],
  each: (index: number, rows: readonly SqlRow[]) => Promise<void>,
): Promise<void> {
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  for (const [index, { text }] of statements.entries()) {
    await client.query(`DECLARE backup CURSOR FOR ${text}`);
    for (;;) {
      const { rows } = await client.query(`FETCH ${PAGE} FROM backup`);
      await each(index, rows as SqlRow[]);
      if (rows.length < PAGE) break;
    }
    await client.query("CLOSE backup");
  }
  await client.query("COMMIT");
}

/** Gives every text a name, by which each connection prepares it once. */
function preparing(): (statement: Statement) => pg.QueryConfig {
  const known = new Map<string, { name: string; text: string }>();
  return ({ text, values, unhurried }) => {
    let query = known.get(text);
    if (query === undefined) {
      let n = 0;
      query = { name: `q${known.size}`, text: text.replaceAll("?", () => `$${++n}`) };
      known.set(text, query);
    }
    return { ...query, values: [...values], ...(unhurried && { query_timeout: UNHURRIED }) };
  };
}

/** Class 23 are broken constraints, 40 lost races, 53 a lack of disk or memory. */
function faultOf(error: unknown): FaultKind {
  const code = (error as { code?: string }).code ?? "";
  if (code.startsWith("23") || code.startsWith("40")) return "conflict";
  if (code === "53100") return "full";
  return "unavailable";
}

/** Whether the connection is at fault: cut, timed out, or ended by the server (classes 08 and 57P). */
function isBreak(error: unknown): boolean {
  if (error instanceof StoreFault) return error.doubtful;
  return !(error instanceof pg.DatabaseError) || /^(08|57P)/.test(error.code ?? "");
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
