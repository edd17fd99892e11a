import type { Database } from "./sql.ts";
import { type Statement, sql } from "./sql.ts";

/**
 * Forward only: a migration that has been released is never edited, the next
 * change is a new one. `keyed` in a comment marks tables that live inside their primary key.
 */
const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE people (
      id TEXT PRIMARY KEY, name TEXT NOT NULL, login TEXT NOT NULL, passphrase TEXT NOT NULL,
      created BIGINT NOT NULL, seen BIGINT NOT NULL, banned INTEGER NOT NULL)`,
    `CREATE UNIQUE INDEX people_login ON people (login) WHERE login <> ''`,
    `CREATE TABLE sessions (
      id TEXT PRIMARY KEY, secret TEXT NOT NULL, person TEXT NOT NULL,
      created BIGINT NOT NULL, seen BIGINT NOT NULL, agent TEXT NOT NULL)`,
    `CREATE INDEX sessions_person ON sessions (person)`,
    `CREATE TABLE matches (
      id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, game TEXT NOT NULL, rules INTEGER NOT NULL,
      visibility TEXT NOT NULL, status TEXT NOT NULL, seq BIGINT NOT NULL,
      created BIGINT NOT NULL, updated BIGINT NOT NULL, settings TEXT NOT NULL, seed TEXT NOT NULL,
      seats TEXT NOT NULL, to_act TEXT NOT NULL)`,
    `CREATE INDEX matches_listed ON matches (status, visibility, updated)`,
    `CREATE INDEX matches_updated ON matches (updated)`,
    `CREATE TABLE players (person TEXT NOT NULL, match TEXT NOT NULL, PRIMARY KEY (person, match)) /* keyed */`,
    `CREATE TABLE admitted (match TEXT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (match, person)) /* keyed */`,
    `CREATE TABLE entries (
      match TEXT NOT NULL, seq BIGINT NOT NULL, at BIGINT NOT NULL, data TEXT NOT NULL,
      PRIMARY KEY (match, seq)) /* keyed */`,
    `CREATE TABLE snapshots (match TEXT PRIMARY KEY, seq BIGINT NOT NULL, data TEXT NOT NULL)`,
    `CREATE TABLE jobs (
      match TEXT NOT NULL, kind TEXT NOT NULL, due BIGINT NOT NULL,
      owner TEXT NOT NULL, until BIGINT NOT NULL, tries INTEGER NOT NULL, PRIMARY KEY (match, kind)) /* keyed */`,
    `CREATE INDEX jobs_due ON jobs (due)`,
  ],
  [
    `CREATE TABLE chat (
      match TEXT NOT NULL, id BIGINT NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL,
      text TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (match, id)) /* keyed */`,
    `CREATE TABLE silenced (match TEXT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (match, person)) /* keyed */`,
    `CREATE TABLE mutes (person TEXT NOT NULL, muted TEXT NOT NULL, PRIMARY KEY (person, muted)) /* keyed */`,
    `CREATE TABLE channels (
      id TEXT PRIMARY KEY, person TEXT NOT NULL, kind TEXT NOT NULL, config TEXT NOT NULL,
      secret TEXT NOT NULL, created BIGINT NOT NULL, failures INTEGER NOT NULL)`,
    `CREATE INDEX channels_person ON channels (person)`,
    `CREATE TABLE alerts (match TEXT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (match, person)) /* keyed */`,
  ],
  [
    `CREATE TABLE results (
      match TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT NOT NULL, bot TEXT NOT NULL, game TEXT NOT NULL,
      rank INTEGER NOT NULL, score DOUBLE PRECISION NOT NULL, seats INTEGER NOT NULL, ended BIGINT NOT NULL,
      PRIMARY KEY (match, seat)) /* keyed */`,
    `CREATE INDEX results_person ON results (person, game)`,
    `CREATE TABLE ratings (
      pool TEXT NOT NULL, game TEXT NOT NULL, subject TEXT NOT NULL,
      mu DOUBLE PRECISION NOT NULL, sigma DOUBLE PRECISION NOT NULL, rated INTEGER NOT NULL,
      PRIMARY KEY (pool, game, subject)) /* keyed */`,
    `CREATE TABLE records (
      id TEXT PRIMARY KEY, owner TEXT NOT NULL, game TEXT NOT NULL, created BIGINT NOT NULL, data TEXT NOT NULL)`,
    `CREATE INDEX records_owner ON records (owner)`,
  ],
  [
    `ALTER TABLE channels ADD COLUMN target TEXT NOT NULL DEFAULT ''`,
    `CREATE INDEX channels_target ON channels (target)`,
    `ALTER TABLE results ADD COLUMN finished INTEGER NOT NULL DEFAULT 1`,
  ],
  // Fields of the games' states have found better names. Snapshots are made again from the log, which holds no states.
  [`DELETE FROM snapshots`],
];

export const NEWEST_SCHEMA = MIGRATIONS.length;

/** Every table, in the order a backup writes them. */
export const TABLES = [
  "people",
  "sessions",
  "matches",
  "players",
  "admitted",
  "entries",
  "snapshots",
  "jobs",
  "chat",
  "silenced",
  "mutes",
  "channels",
  "alerts",
  "results",
  "ratings",
  "records",
] as const;

/** Brings a database up to `target`. Safe to run from several processes at once, and again. */
export async function migrate(database: Database, target: number = NEWEST_SCHEMA): Promise<void> {
  await database.write([plain("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY)")]);
  const version = await schemaVersion(database);
  if (version > NEWEST_SCHEMA) {
    throw new Error(
      `the database was written by a newer Tabletown (schema ${version}, this one knows ${NEWEST_SCHEMA})`,
    );
  }
  for (let next = version; next < target; next++) {
    const steps = MIGRATIONS[next] ?? [];
    // The version's own primary key lets exactly one process do it; the others find it done.
    const done = await database
      .write([sql`INSERT INTO schema_version (version) VALUES (${next + 1})`, ...steps.map(dialect(database))])
      .then(() => true)
      .catch(async (error: unknown) => (await schemaVersion(database)) > next || Promise.reject(error));
    if (!done) throw new Error(`migration ${next + 1} did not run`);
  }
}

export async function schemaVersion(database: Database): Promise<number> {
  const rows = await database.read<{ version: number }>(
    sql`SELECT version FROM schema_version ORDER BY version DESC LIMIT 1`,
  );
  return rows[0]?.version ?? 0;
}

function dialect(database: Database): (text: string) => Statement {
  const keyed = database.kind === "sqlite" ? "WITHOUT ROWID" : "";
  return (text) => plain(text.replace("/* keyed */", keyed));
}

function plain(text: string): Statement {
  return { text, values: [] };
}
