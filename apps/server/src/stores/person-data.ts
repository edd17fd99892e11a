import { plainText } from "@tabletown/kernel";
import type { Status } from "@tabletown/protocol";
import type { NewEntry } from "../rooms/entry.ts";
import { noJob, pairJob } from "./jobs.ts";
import { present } from "./people.ts";
import { type Database, expecting, type Statement, StoreFault, sql } from "./sql.ts";

/** Whom to replace by whom; with a name, that stands where the person's name stood. */
export interface Replacement {
  readonly from: string;
  readonly to: string;
  readonly name?: string;
}

/** What is kept of one person, wherever it is. */
export function personDataStore(database: Database) {
  /** The rows of a match in which a person is named, with another in their place. */
  const rewritten = async (match: string, replacement: Replacement): Promise<Statement[]> => {
    const naming = `%${replacement.from}%`;
    const changed = (text: string): string => JSON.stringify(replaced(JSON.parse(text), replacement));
    const [entries, snapshots, matches] = await Promise.all([
      database.read<{ seq: number; data: string }>(
        sql`SELECT seq, data FROM entries WHERE match = ${match} AND data LIKE ${naming}`,
      ),
      database.read<{ seq: number; data: string }>(
        sql`SELECT seq, data FROM snapshots WHERE match = ${match} AND data LIKE ${naming}`,
      ),
      database.read<{ seats: string }>(sql`SELECT seats FROM matches WHERE id = ${match} AND seats LIKE ${naming}`),
    ]);
    return [
      ...entries.map(
        ({ seq, data }) => sql`UPDATE entries SET data = ${changed(data)} WHERE match = ${match} AND seq = ${seq}`,
      ),
      // A newer one that has been written meanwhile names nobody who is gone.
      ...snapshots.map(
        ({ seq, data }) => sql`UPDATE snapshots SET data = ${changed(data)} WHERE match = ${match} AND seq = ${seq}`,
      ),
      ...matches.map(
        ({ seats }) => sql`UPDATE matches SET seats = ${changed(seats)} WHERE id = ${match} AND seats = ${seats}`,
      ),
    ];
  };

  return {
    /** For the person themselves: where they are signed in, and what they have played, said and uploaded. */
    async of(person: string) {
      const all = <R>(statement: Statement): Promise<R[]> => database.read<R>(statement);
      const [[about], matches, log, records, packs, came, told, silenced, [search]] = await Promise.all([
        all(sql`SELECT created, seen, banned, silenced AS "silencedUntil", shows FROM people WHERE id = ${person}`),
        all<StoredTable>(
          sql`SELECT matches.id, game, status, visibility, created, updated, seats FROM matches
            JOIN players ON players.match = matches.id WHERE players.person = ${person} ORDER BY created`,
        ),
        all<StoredEntry>(
          sql`SELECT entries.match, entries.seq, entries.at, entries.data FROM entries
            JOIN players ON players.match = entries.match AND players.person = ${person}
            WHERE entries.data LIKE '%"kind":"move"%' OR entries.data LIKE '%"kind":"seats"%'
            ORDER BY entries.match, entries.seq`,
        ),
        all<{ data: string }>(
          sql`SELECT records.id, game, record_owners.created, data FROM record_owners
            JOIN records ON records.id = record_owners.record WHERE record_owners.owner = ${person}`,
        ),
        all<{ data: string }>(sql`SELECT id, game, updated, data FROM packs WHERE owner = ${person}`),
        all<{ match: string }>(sql`SELECT match FROM admitted WHERE person = ${person}`),
        all<{ match: string }>(sql`SELECT match FROM alerts WHERE person = ${person}`),
        all<{ match: string }>(sql`SELECT match FROM silenced WHERE person = ${person}`),
        all<{ games: string; seats: string }>(
          sql`SELECT games, seats, pace, bots, since FROM seekers WHERE person = ${person}`,
        ),
      ]);
      const [sessions, chat, results, blocked, reports, notices, ratingCourse] = await Promise.all([
        all(sql`SELECT id, created, seen, agent FROM sessions WHERE person = ${person}`),
        all(sql`SELECT match, name, text, at FROM chat WHERE person = ${person} ORDER BY at`),
        all(sql`SELECT match, seat, game, rank, score, ended FROM results WHERE person = ${person}`),
        all(sql`SELECT blocked FROM blocks WHERE person = ${person}`),
        all(
          sql`SELECT id, person, match, reason, text, created FROM reports WHERE reporter = ${person} ORDER BY created`,
        ),
        all(sql`SELECT id, kind, text, created, until FROM notices WHERE person = ${person} ORDER BY created`),
        all(sql`SELECT pool, game, match, at, mu, sigma FROM rating_course WHERE subject = ${person} ORDER BY at`),
      ]);
      return {
        about,
        sessions,
        matches: matches.map(({ seats, ...match }) => ({ ...match, seats: ownSeats(seats, person) })),
        moves: ownMoves(log, person),
        cameTo: came.map(({ match }) => match),
        toldOfTurnsAt: told.map(({ match }) => match),
        silencedAt: silenced.map(({ match }) => match),
        removedFrom: removedFrom(log, person),
        ...(search !== undefined && {
          search: { ...search, games: JSON.parse(search.games), seats: JSON.parse(search.seats) },
        }),
        chat,
        results,
        records: records.map(({ data, ...record }) => ({ ...record, record: JSON.parse(data) as unknown })),
        packs: packs.map(({ data, ...pack }) => ({ ...pack, pack: JSON.parse(data) as unknown })),
        blocked,
        reports,
        notices,
        ratingCourse,
      };
    },

    /** Every match in which somebody has left a trace. */
    async matches(person: string): Promise<string[]> {
      const rows = await database.read<{ match: string }>(matchesOf(person));
      return rows.map(({ match }) => match);
    },

    /** Whether somebody has sat at a match. */
    async played(person: string, match: string): Promise<boolean> {
      const rows = await database.read(sql`SELECT match FROM players WHERE person = ${person} AND match = ${match}`);
      return rows.length > 0;
    },

    /** What one person has done at a match another has done, in everything written down so far. */
    async hand(match: string, replacement: Replacement): Promise<void> {
      const { from, to } = replacement;
      const rows = await rewritten(match, replacement);
      await database.write([
        ...present(to),
        ...rows,
        sql`INSERT INTO players (person, match) SELECT CAST(${to} AS TEXT), match FROM players
          WHERE person = ${from} AND match = ${match} ON CONFLICT (person, match) DO NOTHING`,
        sql`INSERT INTO admitted (match, person) SELECT match, CAST(${to} AS TEXT) FROM admitted
          WHERE match = ${match} AND person = ${from} ON CONFLICT (match, person) DO NOTHING`,
        sql`INSERT INTO alerts (match, person) SELECT match, CAST(${to} AS TEXT) FROM alerts
          WHERE match = ${match} AND person = ${from} ON CONFLICT (match, person) DO NOTHING`,
        sql`INSERT INTO silenced (match, person) SELECT match, CAST(${to} AS TEXT) FROM silenced
          WHERE match = ${match} AND person = ${from} ON CONFLICT (match, person) DO NOTHING`,
        sql`UPDATE chat SET person = ${to} WHERE match = ${match} AND person = ${from}`,
        sql`UPDATE results SET person = ${to} WHERE match = ${match} AND person = ${from}`,
        ...traces(match, from),
      ]);
    },

    /** The match stays whole for the others; who this was nobody can tell any more, and what they said is gone. */
    async blank(match: string, replacement: Replacement, names: readonly string[]): Promise<void> {
      const { from, to } = replacement;
      await database.write([
        ...(await rewritten(match, replacement)),
        // The numbers of lines stay taken: whoever listens has counted them.
        sql`UPDATE chat SET person = ${to}, name = '', text = '' WHERE match = ${match} AND person = ${from}`,
        sql`UPDATE results SET person = ${to} WHERE match = ${match} AND person = ${from}`,
        sql`DELETE FROM players WHERE match = ${match} AND person = ${to}`,
        ...names.filter((name) => name !== "").map((name) => withoutAuthor(name, match)),
        // It may name them, and is made again when somebody asks.
        sql`DELETE FROM reviews WHERE match = ${match}`,
        ...traces(match, from),
      ]);
    },

    /** What a guest has besides matches goes to the account; where that has its own, it keeps its own. */
    inherit: (from: string, to: string) =>
      database.write([
        ...present(to),
        sql`INSERT INTO ratings (pool, game, subject, mu, sigma, rated)
          SELECT pool, game, CAST(${to} AS TEXT), mu, sigma, rated FROM ratings WHERE subject = ${from}
          ON CONFLICT (pool, game, subject) DO NOTHING`,
        sql`INSERT INTO record_owners (owner, record, created, bytes)
          SELECT CAST(${to} AS TEXT), record, created, bytes FROM record_owners WHERE owner = ${from}
          ON CONFLICT (owner, record) DO NOTHING`,
        sql`UPDATE records SET owner = ${to} WHERE owner = ${from}`,
        sql`UPDATE packs SET owner = ${to} WHERE owner = ${from}`,
        sql`UPDATE channels SET person = ${to} WHERE person = ${from}`,
        // Of the two, one may have kept away from the other: nobody keeps away from themselves.
        sql`INSERT INTO mutes (person, muted)
          SELECT CAST(${to} AS TEXT), muted FROM mutes WHERE person = ${from} AND muted <> ${to}
          ON CONFLICT (person, muted) DO NOTHING`,
        sql`INSERT INTO mutes (person, muted)
          SELECT person, CAST(${to} AS TEXT) FROM mutes WHERE muted = ${from} AND person <> ${to}
          ON CONFLICT (person, muted) DO NOTHING`,
        sql`INSERT INTO blocks (person, blocked)
          SELECT CAST(${to} AS TEXT), blocked FROM blocks WHERE person = ${from} AND blocked <> ${to}
          ON CONFLICT (person, blocked) DO NOTHING`,
        sql`INSERT INTO blocks (person, blocked)
          SELECT person, CAST(${to} AS TEXT) FROM blocks WHERE blocked = ${from} AND person <> ${to}
          ON CONFLICT (person, blocked) DO NOTHING`,
        sql`INSERT INTO rating_course (pool, game, subject, rated, match, at, mu, sigma)
          SELECT pool, game, CAST(${to} AS TEXT), rated, match, at, mu, sigma FROM rating_course WHERE subject = ${from}
          ON CONFLICT (subject, pool, game, rated) DO NOTHING`,
        sql`UPDATE notices SET person = ${to} WHERE person = ${from}`,
        sql`UPDATE reports SET person = ${to} WHERE person = ${from}`,
        sql`UPDATE reports SET reporter = ${to} WHERE reporter = ${from}`,
        // Of two who sign in as each other the later one counts: nobody is a guest of their own guest.
        sql`UPDATE people SET account = '' WHERE id = ${to} AND EXISTS (
          WITH RECURSIVE accounts (id) AS (SELECT account FROM people WHERE id = ${to}
            UNION SELECT people.account FROM people JOIN accounts ON people.id = accounts.id)
          SELECT id FROM accounts WHERE id = ${from})`,
        sql`UPDATE people SET account = ${to} WHERE id = ${from} OR account = ${from}`,
        sql`UPDATE people SET silenced = (SELECT max(silenced) FROM people WHERE id = ${from} OR id = ${to})
          WHERE id = ${to}`,
      ]),

    /**
     * Everything besides matches; false, and nothing is written, where there is a match now in which they have left a
     * trace, or a guest that they were. Afterwards there is nobody of this name, and whatever is still being written for
     * them fails.
     */
    async erase(person: string): Promise<boolean> {
      const packs = await database.read<{ name: string; author: string; version: string }>(
        sql`SELECT name, author, version FROM packs WHERE owner = ${person} AND author <> ''`,
      );
      try {
        await database.write([
          ...present(person),
          expecting(0, matchesOf(person)),
          expecting(0, sql`SELECT id FROM people WHERE account = ${person}`),
          ...packs.map(withoutLabel),
          ...everythingOf(person),
        ]);
        return true;
      } catch (error) {
        if (!(error instanceof StoreFault) || (error.kind !== "conflict" && error.kind !== "gone")) throw error;
        return error.kind === "gone";
      }
    },
  };
}
export type PersonDataStore = ReturnType<typeof personDataStore>;

interface StoredTable {
  readonly id: string;
  readonly status: Status;
  readonly seats: string;
}

interface StoredEntry {
  readonly match: string;
  readonly seq: number;
  readonly at: number;
  readonly data: string;
}

/** Only one's own: who else sat there is theirs to tell. */
function ownSeats(seats: string, person: string): { readonly seat: number; readonly name: string }[] {
  const all = JSON.parse(seats) as readonly { name: string; person?: string }[];
  return all.flatMap((each, seat) => (each.person === person ? [{ seat, name: each.name }] : []));
}

/** Moves that somebody has made, in logs one after the other: a seat may have been another's before or afterwards. */
function ownMoves(log: readonly StoredEntry[], person: string) {
  const own = new Set<string>();
  return log.flatMap(({ match, seq, at, data }) => {
    const entry: NewEntry = JSON.parse(data);
    if (entry.kind === "seats") {
      for (const [seat, holder] of Object.entries(entry.seats)) {
        if (holder.person === person) own.add(`${match} ${seat}`);
        else own.delete(`${match} ${seat}`);
      }
    }
    if (entry.kind !== "move" || entry.bot || !own.has(`${match} ${entry.seat}`)) return [];
    return [{ match, seq, at, seat: entry.seat, move: entry.move }];
  });
}

/** Matches at which the host has taken somebody's seat and not let them back. */
function removedFrom(log: readonly StoredEntry[], person: string): string[] {
  const matches = new Set<string>();
  for (const { match, data } of log) {
    const entry: NewEntry = JSON.parse(data);
    if (entry.kind !== "seats") continue;
    if (entry.removed?.person === person) matches.add(match);
    if (entry.letBack === person) matches.delete(match);
  }
  return [...matches];
}

/** What deletes everything of somebody besides matches. */
export function everythingOf(person: string): Statement[] {
  return [
    sql`DELETE FROM records WHERE id IN (SELECT record FROM record_owners WHERE owner = ${person})
      AND NOT EXISTS (SELECT 1 FROM record_owners WHERE record_owners.record = records.id AND owner <> ${person})`,
    sql`UPDATE records SET owner = '' WHERE owner = ${person}`,
    sql`DELETE FROM record_owners WHERE owner = ${person}`,
    sql`DELETE FROM packs WHERE owner = ${person}`,
    sql`DELETE FROM ratings WHERE subject = ${person}`,
    sql`DELETE FROM mutes WHERE person = ${person} OR muted = ${person}`,
    sql`DELETE FROM rating_course WHERE subject = ${person}`,
    sql`DELETE FROM blocks WHERE person = ${person} OR blocked = ${person}`,
    sql`DELETE FROM reports WHERE person = ${person}`,
    sql`UPDATE reports SET reporter = '' WHERE reporter = ${person}`,
    sql`DELETE FROM notices WHERE person = ${person}`,
    sql`DELETE FROM seekers WHERE person = ${person}`,
    sql`UPDATE seekers SET welcome = '' WHERE welcome = ${person}`,
    noJob("", pairJob(person)),
    sql`DELETE FROM admitted WHERE person = ${person}`,
    sql`DELETE FROM alerts WHERE person = ${person}`,
    sql`DELETE FROM silenced WHERE person = ${person}`,
    sql`DELETE FROM channels WHERE person = ${person}`,
    sql`DELETE FROM preferences WHERE person = ${person}`,
    sql`DELETE FROM recovery_codes WHERE person = ${person}`,
    sql`DELETE FROM passkeys WHERE person = ${person}`,
    sql`DELETE FROM tickets WHERE person = ${person}`,
    sql`DELETE FROM sessions WHERE person = ${person}`,
    sql`DELETE FROM people WHERE id = ${person}`,
  ];
}

/** A table that somebody has sat at no longer says that they have made its pack: unless told otherwise, pages put their name there. */
function withoutAuthor(author: string, match: string): Statement {
  return sql`UPDATE matches SET settings = replace(settings, ${`"author":${JSON.stringify(author)}`}, '"author":""')
    WHERE id = ${match} AND settings LIKE '%"author":%'`;
}

/** The same for a pack that they have shared, at whoever's table: there it is named in plain text. */
function withoutLabel({ name, author, version }: { name: string; author: string; version: string }): Statement {
  const [label, nobodys] = [author, ""].map((by) =>
    JSON.stringify({ name: plainText(name), author: plainText(by), version: plainText(version) }),
  );
  return sql`UPDATE matches SET settings = replace(settings, ${`"pack":${label}`}, ${`"pack":${nobodys}`})
    WHERE settings LIKE '%"author":%' AND replace(settings, ${`"pack":${label}`}, '') <> settings`;
}

function matchesOf(person: string): Statement {
  return sql`SELECT match FROM players WHERE person = ${person} UNION SELECT match FROM admitted WHERE person = ${person}
    UNION SELECT match FROM chat WHERE person = ${person} UNION SELECT match FROM results WHERE person = ${person}`;
}

function traces(match: string, person: string): Statement[] {
  return [
    sql`DELETE FROM players WHERE match = ${match} AND person = ${person}`,
    sql`DELETE FROM admitted WHERE match = ${match} AND person = ${person}`,
    sql`DELETE FROM alerts WHERE match = ${match} AND person = ${person}`,
    sql`DELETE FROM silenced WHERE match = ${match} AND person = ${person}`,
  ];
}

/** The same with another person, wherever one is named. */
function replaced(value: unknown, { from, to, name }: Replacement): unknown {
  if (value === from) return to;
  if (Array.isArray(value))
    return value.map((each) => replaced(each, { from, to, ...(name !== undefined && { name }) }));
  if (typeof value !== "object" || value === null) return value;
  const { person, left } = value as { person?: unknown; left?: unknown };
  const named = name !== undefined && (person === from || left === from);
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      named && key === "name" ? name : replaced(each, { from, to, ...(name !== undefined && { name }) }),
    ]),
  );
}
