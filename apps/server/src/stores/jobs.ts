import { type Database, type Statement, sql } from "./sql.ts";

/** Something to be done for a match at a time, by exactly one process: "bot", "clock", "listed", "rate", "review", "turn:<seat>". */
export interface JobRow {
  readonly match: string;
  readonly kind: string;
  readonly due: number;
  readonly tries: number;
}

/** A bot's turn that its process has not played by then is anybody's; who thinks longer says so in time. */
export const BOT_LEASE = 60_000;

/** Milliseconds after which lists learn that a match goes on, even if nothing in them has changed. */
export const LISTED_EVERY = 10_000;

/** Puts a job down, replacing an earlier one of its kind. With an owner it is already being done by that process. */
export function jobAt(match: string, kind: string, due: number, owner = "", until = 0): Statement {
  return sql`INSERT INTO jobs (match, kind, due, owner, until, tries) VALUES (${match}, ${kind}, ${due}, ${owner}, ${until}, 0)
    ON CONFLICT (match, kind) DO UPDATE SET due = excluded.due, owner = excluded.owner, until = excluded.until, tries = 0`;
}

/** Owns clocks that ran out while nobody could move, until their grace is over. */
const GRACE = "grace";

/** Puts down when a clock runs out. One that has been given grace runs out no earlier, whatever happens at the table meanwhile. */
export function clockAt(match: string, due: number): Statement {
  return sql`INSERT INTO jobs (match, kind, due, owner, until, tries) VALUES (${match}, 'clock', ${due}, '', 0, 0)
    ON CONFLICT (match, kind) DO UPDATE SET
      due = CASE WHEN jobs.owner = ${GRACE} AND jobs.due > excluded.due THEN jobs.due ELSE excluded.due END,
      owner = CASE WHEN jobs.owner = ${GRACE} AND jobs.due > excluded.due THEN jobs.owner ELSE '' END,
      until = 0, tries = 0`;
}

/** Puts down when strangers may learn of a change, unless they are to learn of another before. Should that be under way, it is done once more. */
export function listedAt(match: string, due: number): Statement {
  return sql`INSERT INTO jobs (match, kind, due, owner, until, tries) VALUES (${match}, 'listed', ${due}, '', 0, 0)
    ON CONFLICT (match, kind) DO UPDATE SET due = CASE WHEN jobs.owner = '' THEN jobs.due ELSE excluded.due END,
      owner = '', until = 0, tries = 0`;
}

function jobUnlessThere(match: string, kind: string, due: number): Statement {
  return sql`INSERT INTO jobs (match, kind, due, owner, until, tries) VALUES (${match}, ${kind}, ${due}, '', 0, 0)
    ON CONFLICT (match, kind) DO NOTHING`;
}

/** Names the job of looking for a game for somebody. */
export function pairJob(person: string): string {
  return `pair:${person}`;
}

/** Names the job of ending somebody's ban. */
export function unbanJob(person: string): string {
  return `unban:${person}`;
}

export function noJob(match: string, kind: string): Statement {
  return sql`DELETE FROM jobs WHERE match = ${match} AND kind = ${kind}`;
}

export function jobStore(database: Database) {
  return {
    due: (now: number, most: number): Promise<JobRow[]> =>
      database.read(
        sql`SELECT match, kind, due, tries FROM jobs WHERE due <= ${now} AND until <= ${now} ORDER BY due LIMIT ${most}`,
      ),

    /** True for the one process that may do it, until `until`. */
    async claim({ match, kind, due }: JobRow, owner: string, now: number, until: number): Promise<boolean> {
      const [rows = []] = await database.write([
        sql`UPDATE jobs SET owner = ${owner}, until = ${until}, tries = tries + 1
          WHERE match = ${match} AND kind = ${kind} AND due = ${due} AND until <= ${now} RETURNING match`,
      ]);
      return rows.length === 1;
    },

    /** Done: the row goes, unless it has been put down anew in the meantime. */
    finish: ({ match, kind, due }: JobRow, owner: string) =>
      database.write([
        sql`DELETE FROM jobs WHERE match = ${match} AND kind = ${kind} AND due = ${due} AND owner = ${owner}`,
      ]),

    /** Not now: try again later. */
    postpone: ({ match, kind, due, tries }: JobRow, owner: string, later: number, untried = false) =>
      database.write([
        sql`UPDATE jobs SET due = ${later}, owner = '', until = 0, tries = ${untried ? tries : tries + 1}
          WHERE match = ${match} AND kind = ${kind} AND due = ${due} AND owner = ${owner}`,
      ]),

    /** Something that is to be done again and again, by one process at a time. What is due after `latest` was put off by a clock that was ahead. */
    repeat: (kind: string, due: number, latest: number) =>
      database.write([
        jobUnlessThere("", kind, due),
        sql`UPDATE jobs SET due = ${due} WHERE match = '' AND kind = ${kind} AND due > ${latest}`,
      ]),

    /** Still at it: nobody else needs to, until `until`. */
    renew: (match: string, kind: string, owner: string, until: number) =>
      database.write([
        sql`UPDATE jobs SET until = ${until} WHERE match = ${match} AND kind = ${kind} AND owner = ${owner}`,
      ]),

    /** Puts a job down, unless it is there already. */
    add: (match: string, kind: string, due: number) => database.write([jobUnlessThere(match, kind, due)]),

    put: (match: string, kind: string, due: number) => database.write([jobAt(match, kind, due)]),

    /**
     * For a process that has the database to itself: whatever was being done when
     * it last stopped is to be done again, and clocks that ran out while nobody
     * could move get a little grace.
     */
    resume: (now: number, grace: number) =>
      database.write([
        sql`UPDATE jobs SET owner = '', until = 0 WHERE until > 0`,
        sql`UPDATE jobs SET due = ${now + grace}, owner = ${GRACE} WHERE kind = 'clock' AND due < ${now + grace}`,
      ]),
  };
}
export type JobStore = ReturnType<typeof jobStore>;
