import { plainText } from "@tabletown/kernel";
import type { Status } from "@tabletown/protocol";
import type { NewEntry } from "./entry.ts";
import { noJob, pairJob, unbanJob } from "./jobs.ts";
import { folded } from "./login.ts";
import { withoutLabel } from "./pack-authors.ts";
import { present } from "./people.ts";
import { type Database, expecting, type Statement, StoreFault, sql } from "./sql.ts";

/** What is kept of one person, wherever it is. */
export function personalDataStore(database: Database) {
  return {
    /** For the person themselves: where they are signed in, and what they have played, said and uploaded. */
    async of(person: string) {
      const all = <R>(statement: Statement): Promise<R[]> => database.read<R>(statement);
      const [[about], matches, log, records, packs, came, told, silenced, [search]] = await Promise.all([
        all(
          sql`SELECT created, seen, banned, banned_until AS "bannedUntil", silenced AS "silencedUntil", shows FROM people WHERE id = ${person}`,
        ),
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

    /**
     * Everything besides matches; false, and nothing is written, where there is a match now in which they have left a
     * trace, or a guest that they were. Afterwards there is nobody of this name, and whatever is still being written for
     * them fails. Tables name them no longer as the author of packs that they have shared under one of their own `names`.
     */
    async erase(person: string, names: ReadonlySet<string>): Promise<boolean> {
      const packs = await database.read<{ name: string; author: string; version: string }>(
        sql`SELECT name, author, version FROM packs WHERE owner = ${person} AND author <> ''`,
      );
      const own = new Set([...names].map(folded));
      const isOwn = ({ author }: { author: string }): boolean => own.has(folded(plainText(author)));
      try {
        await database.write([
          ...present(person),
          expecting(0, matchesOf(person)),
          expecting(0, sql`SELECT id FROM people WHERE account = ${person}`),
          ...packs.filter(isOwn).map((pack) => withoutLabel(pack, person)),
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
export type PersonalDataStore = ReturnType<typeof personalDataStore>;

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
    noJob("", unbanJob(person)),
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

function matchesOf(person: string): Statement {
  return sql`SELECT match FROM players WHERE person = ${person} UNION SELECT match FROM admitted WHERE person = ${person}
    UNION SELECT match FROM chat WHERE person = ${person} UNION SELECT match FROM results WHERE person = ${person}`;
}
