import pg from "pg";
import { type Database, type FaultKind, type Row, type Statement, StoreFault } from "./sql.ts";

const PAGE = 500;
const INT8 = 20;

/** PostgreSQL. The process that writes is one of many; the database decides between those that race. */
export async function openPostgres(url: string, settings: { readonly connections?: number } = {}): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: settings.connections ?? 16,
    connectionTimeoutMillis: 5_000,
    query_timeout: 30_000,
    // Times in milliseconds and sequence numbers fit a double exactly.
    types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) },
  });
  // A connection that breaks while idle is replaced by the pool; the next query finds out whether the server is back.
  pool.on("error", () => {});

  const within = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    let client: pg.PoolClient;
    try {
      client = await pool.connect();
    } catch (error) {
      throw new StoreFault("unavailable", messageOf(error));
    }
    let broken = false;
    try {
      return await work(client);
    } catch (error) {
      if (error instanceof StoreFault) throw error;
      const fault = faultOf(error);
      broken = fault === "unavailable";
      throw new StoreFault(fault, messageOf(error));
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
    dump: (statements, each) => within((client) => dump(client, statements, each)),
    load: () => ({
      connections: pool.totalCount,
      busy: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

async function transact(
  client: pg.PoolClient,
  queries: readonly pg.QueryConfig[],
  statements: readonly Statement[],
): Promise<readonly Row[][]> {
  const [only] = queries;
  if (queries.length === 1 && only !== undefined && statements[0]?.expect === undefined) {
    return [(await client.query(only)).rows as Row[]];
  }
  await client.query("BEGIN");
  try {
    const found: Row[][] = [];
    for (const [index, query] of queries.entries()) {
      const { rows, rowCount } = await client.query(query);
      const expect = statements[index]?.expect;
      if (expect !== undefined && rowCount !== expect) {
        throw new StoreFault("conflict", `${rowCount} rows where ${expect} were expected`);
      }
      found.push(rows as Row[]);
    }
    await client.query("COMMIT");
    return found;
  } catch (error) {
    // On a broken connection the server undoes it by itself.
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  }
}

async function dump(
  client: pg.PoolClient,
  statements: readonly Statement[],
  each: (index: number, rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  for (const [index, { text }] of statements.entries()) {
    await client.query(`DECLARE backup CURSOR FOR ${text}`);
    for (;;) {
      const { rows } = await client.query(`FETCH ${PAGE} FROM backup`);
      await each(index, rows as Row[]);
      if (rows.length < PAGE) break;
    }
    await client.query("CLOSE backup");
  }
  await client.query("COMMIT");
}

/** Gives every text a name, by which each connection prepares it once. */
function preparing(): (statement: Statement) => pg.QueryConfig {
  const known = new Map<string, { name: string; text: string }>();
  return ({ text, values }) => {
    let query = known.get(text);
    if (query === undefined) {
      let n = 0;
      query = { name: `q${known.size}`, text: text.replaceAll("?", () => `$${++n}`) };
      known.set(text, query);
    }
    return { ...query, values: [...values] };
  };
}

/** Class 23 are broken constraints, 40 lost races, 53 a lack of disk or memory. */
function faultOf(error: unknown): FaultKind {
  const code = (error as { code?: string }).code ?? "";
  if (code.startsWith("23") || code.startsWith("40")) return "conflict";
  if (code === "53100") return "full";
  return "unavailable";
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
