import { withoutSession } from "./people.ts";
import { everythingOf } from "./personal-data.ts";
import { type Database, expecting, type SqlRow, type Statement, StoreFault, sql } from "./sql.ts";

/** Everything of a match, wherever it is kept. */
function matchStatements(match: string): Statement[] {
  return [
    sql`DELETE FROM players WHERE match = ${match}`,
    sql`DELETE FROM admitted WHERE match = ${match}`,
    sql`DELETE FROM entries WHERE match = ${match}`,
    sql`DELETE FROM snapshots WHERE match = ${match}`,
    sql`DELETE FROM jobs WHERE match = ${match}`,
    sql`DELETE FROM chat WHERE match = ${match}`,
    sql`DELETE FROM silenced WHERE match = ${match}`,
    sql`DELETE FROM alerts WHERE match = ${match}`,
    sql`DELETE FROM results WHERE match = ${match}`,
    sql`DELETE FROM reviews WHERE match = ${match}`,
  ];
}

/** What nobody needs any more. Each finds and deletes at most `most`, and returns what it deleted. */
export function retentionStore(database: Database) {
  /** One thing at a time; what has come to life again in between stays. */
  const each = async <T>(found: Statement, statements: (one: T) => readonly Statement[]): Promise<T[]> => {
    const deleted: T[] = [];
    for (const one of await database.read<T>(found)) {
      try {
        await database.write(statements(one));
        deleted.push(one);
      } catch (error) {
        if (!(error instanceof StoreFault) || error.kind !== "conflict") throw error;
      }
    }
    return deleted;
  };

  /** Everything that a statement finds and deletes, and what goes with it. */
  const together = async (...statements: readonly Statement[]): Promise<readonly SqlRow[]> => {
    const [deleted = []] = await database.write(statements);
    return deleted;
  };

  const matches = (found: Statement, before: number) =>
    each<{ id: string; status: string }>(found, ({ id, status }) => [
      expecting(1, sql`DELETE FROM matches WHERE id = ${id} AND status = ${status} AND updated < ${before}`),
      ...matchStatements(id),
    ]);

  return {
    /** Matches that were never begun, at which nobody with an account who has been here since `since` sits. */
    unstarted: (before: number, since: number, most: number) =>
      matches(
        sql`SELECT id, status FROM matches WHERE status = 'lobby' AND updated < ${before}
          AND NOT EXISTS (SELECT 1 FROM players JOIN people ON people.id = players.person
            WHERE players.match = matches.id AND people.login <> '' AND people.seen >= ${since}
            AND matches.seats LIKE '%"person":"' || people.id || '"%')
          ORDER BY updated LIMIT ${most}`,
        before,
      ),

    /** Matches of a status, in which nobody with an account who has been here since `since` has played. */
    played: (status: "playing" | "over" | "closed", before: number, since: number, most: number) =>
      matches(
        sql`SELECT id, status FROM matches WHERE status = ${status} AND updated < ${before}
          AND NOT EXISTS (SELECT 1 FROM players JOIN people ON people.id = players.person
            WHERE players.match = matches.id AND people.login <> '' AND people.seen >= ${since})
          ORDER BY updated LIMIT ${most}`,
        before,
      ),

    /** With the channels of their browsers, which are told nothing any more. */
    sessions: (before: number, most: number) =>
      together(
        sql`DELETE FROM sessions WHERE seen < ${before} AND id IN
          (SELECT id FROM sessions WHERE seen < ${before} ORDER BY seen LIMIT ${most}) RETURNING id`,
        withoutSession(),
      ),

    /** Guests of whom nothing is left: no match, no record, no pack. Whoever was banned is remembered. */
    guests: (before: number, most: number) =>
      each<{ id: string }>(
        sql`SELECT id FROM people WHERE login = '' AND banned = 0 AND seen < ${before}
          AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.person = people.id AND sessions.seen >= ${before})
          AND NOT EXISTS (SELECT 1 FROM players WHERE players.person = people.id)
          AND NOT EXISTS (SELECT 1 FROM record_owners WHERE record_owners.owner = people.id)
          AND NOT EXISTS (SELECT 1 FROM packs WHERE packs.owner = people.id)
          ORDER BY seen LIMIT ${most}`,
        ({ id }) => [
          expecting(1, sql`DELETE FROM people WHERE id = ${id} AND login = '' AND seen < ${before}`),
          ...everythingOf(id),
        ],
      ),

    records: (before: number, since: number, most: number) =>
      each<{ owner: string; record: string }>(
        sql`SELECT owner, record FROM record_owners WHERE created < ${before}
          AND NOT EXISTS (SELECT 1 FROM people
            WHERE people.id = record_owners.owner AND people.login <> '' AND people.seen >= ${since})
          ORDER BY created LIMIT ${most}`,
        ({ owner, record }) => [
          expecting(
            1,
            sql`DELETE FROM record_owners WHERE owner = ${owner} AND record = ${record} AND created < ${before}`,
          ),
          sql`DELETE FROM records WHERE id = ${record}
            AND NOT EXISTS (SELECT 1 FROM record_owners WHERE record_owners.record = records.id)`,
        ],
      ),

    /** Packs that were last uploaded before, and whose owner has no account or has not been here since `since`. */
    packs: (before: number, since: number, most: number) =>
      together(
        sql`DELETE FROM packs WHERE updated < ${before} AND id IN
          (SELECT id FROM packs WHERE updated < ${before}
            AND NOT EXISTS (SELECT 1 FROM people
              WHERE people.id = packs.owner AND people.login <> '' AND people.seen >= ${since})
            ORDER BY updated LIMIT ${most}) RETURNING id`,
      ),

    /** Of matches that have been over for as long. */
    chat: (before: number, most: number) =>
      each<{ match: string }>(
        sql`SELECT DISTINCT chat.match FROM chat JOIN matches ON matches.id = chat.match
          WHERE chat.at < ${before} AND matches.status IN ('over', 'closed') AND matches.updated < ${before}
          LIMIT ${most}`,
        ({ match }) => [sql`DELETE FROM chat WHERE match = ${match}`],
      ),

    /** Ratings of people who are no more: a match may have been rated while they went. */
    ratings: (most: number) =>
      together(
        sql`DELETE FROM ratings WHERE subject IN (SELECT subject FROM ratings WHERE subject NOT LIKE 'bot:%'
          AND NOT EXISTS (SELECT 1 FROM people WHERE people.id = ratings.subject) LIMIT ${most}) RETURNING subject`,
        sql`DELETE FROM rating_course WHERE subject IN (SELECT subject FROM rating_course WHERE subject NOT LIKE 'bot:%'
          AND NOT EXISTS (SELECT 1 FROM people WHERE people.id = rating_course.subject) LIMIT ${most})`,
      ),

    /** Challenges and links that nobody has used in time. */
    tickets: (now: number, most: number) =>
      together(
        sql`DELETE FROM tickets WHERE until < ${now} AND hash IN
          (SELECT hash FROM tickets WHERE until < ${now} ORDER BY until LIMIT ${most}) RETURNING hash`,
      ),

    /** Reports that were dealt with. */
    reports: (before: number, most: number) =>
      together(
        sql`DELETE FROM reports WHERE settled = 1 AND created < ${before} AND id IN
          (SELECT id FROM reports WHERE settled = 1 AND created < ${before} ORDER BY created LIMIT ${most}) RETURNING id`,
      ),

    /** What has come back to everybody need not be counted any more. */
    spending: (now: number, most: number) =>
      together(
        sql`DELETE FROM spending WHERE until < ${now} AND name IN
          (SELECT name FROM spending WHERE until < ${now} ORDER BY until LIMIT ${most}) RETURNING name`,
      ),
  };
}
export type RetentionStore = ReturnType<typeof retentionStore>;
