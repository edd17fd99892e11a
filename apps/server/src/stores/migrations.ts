import type { Database } from "./sql.ts";
import { type Statement, sql } from "./sql.ts";

/**
 * Forward only: a migration that has been released is never edited, the next
 * change is a new one. `keyed` in a comment marks tables that live inside their primary key, `fleeting` those
 * that need not outlive a crash.
 */
export const MIGRATIONS: readonly (readonly string[])[] = [
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
  // Who is at work on the database now: of no use in a backup.
  [
    `CREATE TABLE nodes (id TEXT PRIMARY KEY, beats BIGINT NOT NULL, at_work INTEGER NOT NULL) /* keyed */`,
    `CREATE INDEX jobs_owner ON jobs (owner) WHERE owner <> ''`,
  ],
  [
    // What has been used of what is limited: losing it in a crash of the database is no loss.
    `CREATE /* fleeting */ TABLE spending (name TEXT PRIMARY KEY, until BIGINT NOT NULL) /* keyed */`,
    `CREATE INDEX spending_until ON spending (until)`,
    `ALTER TABLE records ADD COLUMN hash TEXT NOT NULL DEFAULT ''`,
    `CREATE UNIQUE INDEX records_hash ON records (hash) WHERE hash <> ''`,
    `CREATE TABLE record_owners (
      owner TEXT NOT NULL, record TEXT NOT NULL, created BIGINT NOT NULL, bytes BIGINT NOT NULL,
      PRIMARY KEY (owner, record)) /* keyed */`,
    `INSERT INTO record_owners (owner, record, created, bytes)
      SELECT owner, id, created, length(data) FROM records WHERE owner <> ''`,
    `CREATE INDEX record_owners_record ON record_owners (record)`,
    `CREATE INDEX record_owners_created ON record_owners (created)`,
    `CREATE INDEX chat_at ON chat (at)`,
    `CREATE INDEX people_seen ON people (seen)`,
    `CREATE INDEX sessions_seen ON sessions (seen)`,
    `CREATE INDEX players_match ON players (match)`,
    `CREATE INDEX matches_kept ON matches (status, updated)`,
  ],
  [
    `CREATE TABLE components (
      game TEXT NOT NULL, hash TEXT NOT NULL, data TEXT NOT NULL, standard INTEGER NOT NULL,
      PRIMARY KEY (game, hash)) /* keyed */`,
  ],
  [
    `CREATE TABLE packs (
      id TEXT PRIMARY KEY, owner TEXT NOT NULL, game TEXT NOT NULL, updated BIGINT NOT NULL, name TEXT NOT NULL,
      author TEXT NOT NULL, version TEXT NOT NULL, hash TEXT NOT NULL, data TEXT NOT NULL, bytes BIGINT NOT NULL)`,
    `CREATE INDEX packs_owner ON packs (owner, updated)`,
    `CREATE INDEX packs_updated ON packs (updated)`,
  ],
  [
    `CREATE TABLE passkeys (
      id TEXT PRIMARY KEY, person TEXT NOT NULL, public_key TEXT NOT NULL, counter BIGINT NOT NULL,
      transports TEXT NOT NULL, agent TEXT NOT NULL, created BIGINT NOT NULL, used BIGINT NOT NULL)`,
    `CREATE INDEX passkeys_person ON passkeys (person)`,
    `CREATE TABLE recovery_codes (hash TEXT PRIMARY KEY, person TEXT NOT NULL) /* keyed */`,
    `CREATE INDEX recovery_codes_person ON recovery_codes (person)`,
    `CREATE TABLE tickets (hash TEXT PRIMARY KEY, kind TEXT NOT NULL, person TEXT NOT NULL, until BIGINT NOT NULL) /* keyed */`,
    `CREATE INDEX tickets_person ON tickets (person)`,
    `CREATE INDEX tickets_until ON tickets (until)`,
    `CREATE TABLE preferences (
      person TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, changed BIGINT NOT NULL,
      PRIMARY KEY (person, name)) /* keyed */`,
    `CREATE INDEX chat_person ON chat (person)`,
    `CREATE INDEX admitted_person ON admitted (person)`,
  ],
  [
    // Who looks for a game: rows of minutes or days, of no use in a backup.
    `CREATE TABLE seekers (
      person TEXT PRIMARY KEY, name TEXT NOT NULL, games TEXT NOT NULL, seats TEXT NOT NULL, pace TEXT NOT NULL,
      bots INTEGER NOT NULL, welcome TEXT NOT NULL, since BIGINT NOT NULL, seen BIGINT NOT NULL, match TEXT NOT NULL)`,
    `CREATE INDEX seekers_waiting ON seekers (pace, since) WHERE match = ''`,
    `CREATE TABLE blocks (person TEXT NOT NULL, blocked TEXT NOT NULL, PRIMARY KEY (person, blocked)) /* keyed */`,
    `CREATE INDEX blocks_blocked ON blocks (blocked)`,
    `CREATE TABLE reports (
      id TEXT PRIMARY KEY, reporter TEXT NOT NULL, person TEXT NOT NULL, match TEXT NOT NULL, reason TEXT NOT NULL,
      text TEXT NOT NULL, lines TEXT NOT NULL, created BIGINT NOT NULL, settled INTEGER NOT NULL)`,
    `CREATE INDEX reports_created ON reports (settled, created)`,
    `CREATE INDEX reports_person ON reports (person)`,
    `CREATE TABLE notices (
      id TEXT PRIMARY KEY, person TEXT NOT NULL, kind TEXT NOT NULL, text TEXT NOT NULL,
      created BIGINT NOT NULL, until BIGINT NOT NULL)`,
    `CREATE INDEX notices_person ON notices (person)`,
    `ALTER TABLE people ADD COLUMN silenced BIGINT NOT NULL DEFAULT 0`,
    `ALTER TABLE people ADD COLUMN shows TEXT NOT NULL DEFAULT 'everyone'`,
    // What the points of somebody who played alone are made of: titles are among it.
    `ALTER TABLE results ADD COLUMN parts TEXT NOT NULL DEFAULT ''`,
    // Ratings as they were after each match.
    `CREATE TABLE rating_course (
      pool TEXT NOT NULL, game TEXT NOT NULL, subject TEXT NOT NULL, rated INTEGER NOT NULL,
      match TEXT NOT NULL, at BIGINT NOT NULL, mu DOUBLE PRECISION NOT NULL, sigma DOUBLE PRECISION NOT NULL,
      PRIMARY KEY (subject, pool, game, rated)) /* keyed */`,
  ],
  [
    `CREATE TABLE reviews (
      match TEXT PRIMARY KEY, version INTEGER NOT NULL, judge TEXT NOT NULL, made BIGINT NOT NULL, data TEXT NOT NULL) /* keyed */`,
  ],
  // What is said again because no answer came is there once.
  [`ALTER TABLE chat ADD COLUMN key TEXT NOT NULL DEFAULT ''`],
  // Whose turn it is after an entry. A move then changes nothing but the log; what `matches` has of it is no longer written.
  [`ALTER TABLE entries ADD COLUMN to_act TEXT NOT NULL DEFAULT ''`],
  // Under which names the match counts that somebody looks for: when it is found.
  [`ALTER TABLE seekers ADD COLUMN counted TEXT NOT NULL DEFAULT '[]'`],
  // Whose account it is, of a guest who stays a guest because both have sat at one table.
  [
    `ALTER TABLE people ADD COLUMN account TEXT NOT NULL DEFAULT ''`,
    `CREATE INDEX people_account ON people (account) WHERE account <> ''`,
  ],
  // When a match last changed as strangers may see it: where spectators see things later, so do lists.
  [
    `ALTER TABLE matches ADD COLUMN listed BIGINT NOT NULL DEFAULT 0`,
    `UPDATE matches SET listed = CASE WHEN status = 'playing' AND settings NOT LIKE '%"spectators":{"allowed":true,"delay":0}%'
      THEN created ELSE updated END`,
    `DROP INDEX matches_listed`,
    `CREATE INDEX matches_listed ON matches (status, visibility, listed)`,
    // Those that were finished while their match was being deleted.
    `DELETE FROM reviews WHERE NOT EXISTS (SELECT 1 FROM matches WHERE matches.id = reviews.match)`,
  ],
  // Whether whoever is blocked was heard before: only then are they again, once they are let in.
  [`ALTER TABLE blocks ADD COLUMN heard INTEGER NOT NULL DEFAULT 1`],
  // Who is signed in in the browser that a channel leads to: it is told nothing once they are so no more.
  [`ALTER TABLE channels ADD COLUMN session TEXT NOT NULL DEFAULT ''`],
  // When a ban ends by itself; 0 for one that does not.
  [`ALTER TABLE people ADD COLUMN banned_until BIGINT NOT NULL DEFAULT 0`],
];

export const NEWEST_SCHEMA = MIGRATIONS.length;

/** Every table that is kept, in the order a backup writes them. */
export const TABLES = [
  "people",
  "sessions",
  "components",
  "matches",
  "players",
  "admitted",
  "entries",
  "snapshots",
  "jobs",
  "chat",
  "silenced",
  "mutes",
  "blocks",
  "reports",
  "notices",
  "channels",
  "alerts",
  "results",
  "ratings",
  "rating_course",
  "records",
  "record_owners",
  "packs",
  "passkeys",
  "recovery_codes",
  "tickets",
  "preferences",
  "reviews",
] as const;

/** Those that there are at a version. */
export function tablesOf(schema: number): (typeof TABLES)[number][] {
  const made = MIGRATIONS.slice(0, schema).flat().join("\n");
  return TABLES.filter((table) => made.includes(`CREATE TABLE ${table} (`));
}

/** Stands among the versions while a backup is being restored, and stays there if that is broken off. */
const HALF_RESTORED = 1_000_000;

export async function isHalfRestored(database: Database): Promise<boolean> {
  return (await schemaVersion(database)) === HALF_RESTORED;
}

export async function markHalfRestored(database: Database, half: boolean): Promise<void> {
  await database.write([
    half
      ? sql`INSERT INTO schema_version (version) VALUES (${HALF_RESTORED})`
      : sql`DELETE FROM schema_version WHERE version = ${HALF_RESTORED}`,
  ]);
}

/** What only running processes need: no backup holds it. */
const PASSING_TABLES = ["nodes", "spending", "seekers", "schema_version"];

/** Takes everything of ours out of a database; where nothing is ours, nothing. */
export async function dropTables(database: Database): Promise<void> {
  if ((await schemaVersion(database)) === 0) return;
  await database.write([...TABLES, ...PASSING_TABLES].map((table) => plain(`DROP TABLE IF EXISTS ${table}`)));
}

/** What a newer version has written this one cannot know all of. */
export class NewerDatabase extends Error {
  constructor(schema: number) {
    super(`the database was written by a newer Tabletown (schema ${schema}, this one knows ${NEWEST_SCHEMA})`);
  }
}

export class HalfRestored extends Error {
  constructor() {
    super("a restore into this database was broken off; run `tabletown restore` with the backup once more");
  }
}

/** Brings a database up to `target`. Safe to run from several processes at once, and again. */
export async function migrate(database: Database, target: number = NEWEST_SCHEMA): Promise<void> {
  await database.write([plain("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY)")]);
  const version = await schemaVersion(database);
  if (version === HALF_RESTORED) throw new HalfRestored();
  if (version > NEWEST_SCHEMA) throw new NewerDatabase(version);
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

/** 0 where there is nothing yet. */
export async function schemaVersion(database: Database): Promise<number> {
  const known = await database.read(
    database.kind === "sqlite"
      ? sql`SELECT name FROM sqlite_master WHERE name = 'schema_version'`
      : sql`SELECT tablename FROM pg_tables WHERE tablename = 'schema_version' AND schemaname = current_schema()`,
  );
  if (known.length === 0) return 0;
  const rows = await database.read<{ version: number }>(
    sql`SELECT version FROM schema_version ORDER BY version DESC LIMIT 1`,
  );
  return rows[0]?.version ?? 0;
}

function dialect(database: Database): (text: string) => Statement {
  const [keyed, fleeting] = database.kind === "sqlite" ? ["WITHOUT ROWID", ""] : ["", "UNLOGGED"];
  return (text) => plain(text.replace("/* keyed */", keyed).replace("/* fleeting */", fleeting));
}

function plain(text: string): Statement {
  return { text, values: [], unhurried: true };
}
