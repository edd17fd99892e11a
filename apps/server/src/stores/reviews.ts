import { noJob } from "./jobs.ts";
import { type Database, type Statement, sql } from "./sql.ts";

/** A review kept with its match, and who judged. */
interface ReviewRow {
  readonly match: string;
  /** Of the form of reviews. */
  readonly version: number;
  /** Who was the last to judge, or could not. */
  readonly judge: string;
  readonly made: number;
  /** Empty where none could be made. */
  readonly data: string;
}

/**
 * What is written for a match with this waits for whoever is deleting it, and then finds none: otherwise it would come
 * after the deletion and stay.
 */
function held(match: string): Statement {
  return sql`UPDATE matches SET rules = rules WHERE id = ${match}`;
}

export function reviewStore(database: Database) {
  return {
    async find(match: string): Promise<ReviewRow | undefined> {
      const [row] = await database.read<ReviewRow>(
        sql`SELECT match, version, judge, made, data FROM reviews WHERE match = ${match}`,
      );
      return row;
    },

    /** One is to be made, unless that is known already, or was just done in this version. */
    request: (match: string, version: number, due: number) =>
      database.write([
        held(match),
        sql`INSERT INTO jobs (match, kind, due, owner, until, tries)
          SELECT id, 'review', CAST(${due} AS BIGINT), '', 0, 0 FROM matches WHERE id = ${match}
            AND NOT EXISTS (SELECT 1 FROM reviews WHERE match = ${match} AND version = CAST(${version} AS INTEGER))
          ON CONFLICT (match, kind) DO NOTHING`,
      ]),

    /** One for each match; what was to be done is done with it. A match that was deleted meanwhile keeps none. */
    keep: ({ match, version, judge, made, data }: ReviewRow) =>
      database.write([
        held(match),
        sql`INSERT INTO reviews (match, version, judge, made, data)
          SELECT id, CAST(${version} AS INTEGER), CAST(${judge} AS TEXT), CAST(${made} AS BIGINT), CAST(${data} AS TEXT)
          FROM matches WHERE id = ${match}
          ON CONFLICT (match) DO UPDATE SET version = excluded.version, judge = excluded.judge,
            made = excluded.made, data = excluded.data`,
        noJob(match, "review"),
      ]),

    /** None could be made by this judge; one that is there already stays. */
    giveUp: ({ match, version, judge, made }: Omit<ReviewRow, "data">) =>
      database.write([
        held(match),
        sql`INSERT INTO reviews (match, version, judge, made, data)
          SELECT id, CAST(${version} AS INTEGER), CAST(${judge} AS TEXT), CAST(${made} AS BIGINT), ''
          FROM matches WHERE id = ${match}
          ON CONFLICT (match) DO UPDATE SET judge = excluded.judge, version = excluded.version,
            data = CASE WHEN reviews.version = excluded.version THEN reviews.data ELSE '' END`,
        noJob(match, "review"),
      ]),
  };
}
export type ReviewStore = ReturnType<typeof reviewStore>;
