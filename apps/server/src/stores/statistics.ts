import { type Database, expecting, type Statement, sql } from "./sql.ts";

export interface ResultRow {
  readonly match: string;
  readonly seat: number;
  /** Whoever held the seat at the end; empty where it was a bot's own. */
  readonly person: string;
  readonly bot: string;
  readonly game: string;
  readonly rank: number;
  readonly score: number;
  /** 1 where the game was played to its end, otherwise 0. */
  readonly finished: number;
  /** Of somebody who played alone: what the score is made of, as JSON. */
  readonly parts?: string;
}

export type Pool = "people" | "bots";

export interface RatingRow {
  readonly pool: Pool;
  readonly game: string;
  /** A person's id, or "bot:<level>". */
  readonly subject: string;
  readonly mu: number;
  readonly sigma: number;
  readonly rated: number;
}

interface Played {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  /** Matches that were played to their end, and the sum of their scores. */
  readonly finished: number;
  readonly score: number;
  readonly rank: number;
}

export function resultStatement(row: ResultRow, seats: number, ended: number): Statement {
  return sql`INSERT INTO results (match, seat, person, bot, game, rank, score, finished, parts, seats, ended)
    VALUES (${row.match}, ${row.seat}, ${row.person}, ${row.bot}, ${row.game}, ${row.rank}, ${row.score}, ${row.finished}, ${row.parts ?? ""}, ${seats}, ${ended})`;
}

function isOfPerson({ subject }: RatingRow): boolean {
  return !subject.startsWith("bot:");
}

export function statisticsStore(database: Database) {
  return {
    results: (match: string): Promise<ResultRow[]> =>
      database.read(
        sql`SELECT match, seat, person, bot, game, rank, score, finished FROM results WHERE match = ${match} ORDER BY seat`,
      ),

    played: (person: string): Promise<Played[]> =>
      database.read(
        sql`SELECT game, count(*) AS played, sum(CASE WHEN rank = 1 THEN 1 ELSE 0 END) AS won,
          sum(finished) AS finished,
          sum(CASE WHEN finished = 1 THEN score ELSE 0 END) AS score, avg(CAST(rank AS DOUBLE PRECISION)) AS rank
          FROM results WHERE person = ${person} AND seats > 1 GROUP BY game ORDER BY game`,
      ),

    against: (
      person: string,
      other: string,
    ): Promise<{ game: string; played: number; ahead: number; behind: number; level: number }[]> =>
      database.read(
        sql`SELECT mine.game, count(*) AS played,
          sum(CASE WHEN mine.rank < theirs.rank THEN 1 ELSE 0 END) AS ahead,
          sum(CASE WHEN mine.rank > theirs.rank THEN 1 ELSE 0 END) AS behind,
          sum(CASE WHEN mine.rank = theirs.rank THEN 1 ELSE 0 END) AS level
          FROM results mine JOIN results theirs ON theirs.match = mine.match
          WHERE mine.person = ${person} AND theirs.person = ${other} GROUP BY mine.game ORDER BY mine.game`,
      ),

    rating: async (pool: Pool, game: string, subject: string): Promise<RatingRow | undefined> => {
      const [row] = await database.read<RatingRow>(
        sql`SELECT * FROM ratings WHERE pool = ${pool} AND game = ${game} AND subject = ${subject}`,
      );
      return row;
    },

    ratingsOf: (subject: string): Promise<RatingRow[]> =>
      database.read(sql`SELECT * FROM ratings WHERE subject = ${subject}`),

    best: (pool: Pool, game: string, bots: boolean): Promise<(RatingRow & { name: string })[]> =>
      bots
        ? database.read(
            sql`SELECT ratings.*, subject AS name FROM ratings WHERE pool = ${pool} AND game = ${game}
              AND subject LIKE 'bot:%' ORDER BY mu - 3 * sigma DESC LIMIT 100`,
          )
        : database.read(
            sql`SELECT ratings.*, people.name FROM ratings JOIN people ON people.id = ratings.subject
              WHERE pool = ${pool} AND game = ${game} AND people.shows <> 'nobody' ORDER BY mu - 3 * sigma DESC LIMIT 100`,
          ),

    /**
     * Writes new ratings and strikes the match off the list of those to rate, or
     * does nothing and fails with a conflict: when it has been rated already, when
     * one of the ratings it started from has changed in the meantime, or when
     * somebody who took part is not named there any more: whoever has deleted
     * their data must not come back with a rating.
     */
    rate: (match: string, ratings: readonly RatingRow[], now: number) =>
      database.write([
        expecting(1, sql`DELETE FROM jobs WHERE match = ${match} AND kind = 'rate'`),
        ...ratings.filter(isOfPerson).map(({ subject }) =>
          // Written as it is, so that nobody can rename them until this is done.
          expecting(1, sql`UPDATE results SET person = person WHERE match = ${match} AND person = ${subject}`),
        ),
        ...ratings.map((row) =>
          expecting(
            1,
            row.rated === 1
              ? sql`INSERT INTO ratings (pool, game, subject, mu, sigma, rated)
                  VALUES (${row.pool}, ${row.game}, ${row.subject}, ${row.mu}, ${row.sigma}, 1)`
              : sql`UPDATE ratings SET mu = ${row.mu}, sigma = ${row.sigma}, rated = ${row.rated}
                  WHERE pool = ${row.pool} AND game = ${row.game} AND subject = ${row.subject} AND rated = ${row.rated - 1}`,
          ),
        ),
        ...ratings.map(
          (row) =>
            sql`INSERT INTO rating_course (pool, game, subject, rated, match, at, mu, sigma)
              VALUES (${row.pool}, ${row.game}, ${row.subject}, ${row.rated}, ${match}, ${now}, ${row.mu}, ${row.sigma})`,
        ),
      ]),
  };
}
export type StatisticsStore = ReturnType<typeof statisticsStore>;
