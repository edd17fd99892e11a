import type { BotLevel, PlayedMatch, Profile, Shows, Visibility } from "@tabletown/protocol";
import type { SeatState } from "./entry.ts";
import { holding } from "./match-lists.ts";
import type { PageStart } from "./page-start.ts";
import { type Database, expecting, sql } from "./sql.ts";

const PAGE = 30;
const MOST_OPPONENTS = 20;
/** Not all of these may be shown. */
const MOST_OPPONENTS_SOUGHT = 200;
const MOST_STEPS = 500;

interface PersonalRow {
  readonly name: string;
  readonly login: string;
  readonly created: number;
  readonly shows: Shows;
}

interface ResultOfMatch {
  readonly match: string;
  readonly game: string;
  readonly ended: number;
  readonly seats: number;
  readonly rank: number;
  readonly score: number;
  readonly finished: number;
  readonly sitting: string;
}

type Compared = { played: number; ahead: number; behind: number; level: number };

/** What somebody has played, for whoever may see it. */
export function profileStore(database: Database) {
  return {
    async owner(person: string): Promise<PersonalRow | undefined> {
      const [row] = await database.read<PersonalRow>(
        sql`SELECT name, login, created, shows FROM people WHERE id = ${person}`,
      );
      return row;
    },

    show: (person: string, shows: Shows) =>
      database.write([expecting("present", sql`UPDATE people SET shows = ${shows} WHERE id = ${person}`)]),

    /** Whether two have come to the end of a match together, or sit at one that has begun: who only sat down for a moment has not. */
    async havePlayed(one: string, other: string): Promise<boolean> {
      const rows = await database.read(
        sql`SELECT mine.match FROM results mine JOIN results theirs ON theirs.match = mine.match
          WHERE mine.person = ${one} AND theirs.person = ${other}
          UNION ALL SELECT matches.id FROM players mine JOIN players theirs ON theirs.match = mine.match
          JOIN matches ON matches.id = mine.match
          WHERE mine.person = ${one} AND theirs.person = ${other} AND status IN ('playing', 'over')
            AND matches.seats LIKE ${holding(one)} AND matches.seats LIKE ${holding(other)} LIMIT 1`,
      );
      return rows.length > 0;
    },

    bySeats: (person: string): Promise<Profile["bySeats"]> =>
      database.read(
        sql`SELECT game, seats, count(*) AS played, sum(CASE WHEN rank = 1 THEN 1 ELSE 0 END) AS won
          FROM results WHERE person = ${person} AND seats > 1 GROUP BY game, seats ORDER BY game, seats`,
      ),

    /** Whom a person has played against, most often first, as far as `isShown` to whoever asks. */
    async opponents(
      person: string,
      isShown: (opponent: { readonly person: string; readonly shows: Shows }) => Promise<boolean>,
    ): Promise<Profile["opponents"]> {
      const rows = await database.read<Compared & { person: string; name: string; shows: Shows }>(
        sql`SELECT theirs.person, people.name, people.shows, count(*) AS played,
          sum(CASE WHEN mine.rank < theirs.rank THEN 1 ELSE 0 END) AS ahead,
          sum(CASE WHEN mine.rank > theirs.rank THEN 1 ELSE 0 END) AS behind,
          sum(CASE WHEN mine.rank = theirs.rank THEN 1 ELSE 0 END) AS level
          FROM results mine JOIN results theirs ON theirs.match = mine.match AND theirs.seat <> mine.seat
          JOIN people ON people.id = theirs.person
          WHERE mine.person = ${person} AND theirs.person <> ''
          GROUP BY theirs.person, people.name, people.shows
          ORDER BY count(*) DESC LIMIT ${MOST_OPPONENTS_SOUGHT}`,
      );
      const people: Profile["opponents"] = [];
      for (const { shows, ...row } of rows) {
        if (people.length === MOST_OPPONENTS) break;
        if (await isShown({ person: row.person, shows })) people.push(row);
      }
      const bots = await database.read<Compared & { bot: BotLevel }>(
        sql`SELECT theirs.bot, count(*) AS played,
          sum(CASE WHEN mine.rank < theirs.rank THEN 1 ELSE 0 END) AS ahead,
          sum(CASE WHEN mine.rank > theirs.rank THEN 1 ELSE 0 END) AS behind,
          sum(CASE WHEN mine.rank = theirs.rank THEN 1 ELSE 0 END) AS level
          FROM results mine JOIN results theirs ON theirs.match = mine.match AND theirs.seat <> mine.seat
          WHERE mine.person = ${person} AND theirs.bot <> '' GROUP BY theirs.bot ORDER BY count(*) DESC`,
      );
      return [...people, ...bots.map((row) => ({ ...row, name: row.bot }))];
    },

    /** The best result at each game, with others and alone; `all`: with matches that are not public. */
    async bests(person: string, all: boolean): Promise<Profile["bests"]> {
      const rows = await database.read<{
        game: string;
        match: string;
        score: number;
        ended: number;
        parts: string;
        settings: string;
        visibility: Visibility;
      }>(
        sql`SELECT best.game, best.match, best.score, best.ended, best.parts, matches.settings, visibility FROM (
            SELECT results.*, row_number() OVER (
              PARTITION BY game, CASE WHEN seats = 1 THEN 1 ELSE 0 END ORDER BY score DESC, ended) AS place
            FROM results WHERE person = ${person} AND finished = 1) best
          JOIN matches ON matches.id = best.match WHERE best.place = 1 ORDER BY best.game`,
      );
      return rows.map(({ parts, settings, visibility, match, ...row }) => ({
        ...row,
        ...((all || visibility === "public") && { match }),
        ...(parts !== "" && { alone: { options: JSON.parse(settings).options, parts: JSON.parse(parts) } }),
      }));
    },

    /** Ratings among people after each match, oldest first; `all` as above. */
    async course(person: string, all: boolean): Promise<Profile["course"]> {
      const rows = await database.read<Profile["course"][number] & { visibility: Visibility | null }>(
        sql`SELECT rating_course.game, rating_course.match, at, mu, sigma, visibility FROM rating_course
          LEFT JOIN matches ON matches.id = rating_course.match WHERE subject = ${person} AND pool = 'people'
          ORDER BY at DESC, rated DESC LIMIT ${MOST_STEPS}`,
      );
      return rows
        .map(({ visibility, match, ...step }) => ({ ...step, ...((all || visibility === "public") && { match }) }))
        .reverse();
    },

    /** Finished matches, newest first; `all`: those by invitation too. */
    async played(
      person: string,
      { all, game, outcome }: { all: boolean; game: string; outcome: "won" | "other" | "" },
      { before, last }: PageStart,
    ): Promise<{ matches: PlayedMatch[]; more: boolean }> {
      const rows = await database.read<ResultOfMatch>(
        sql`SELECT results.match, results.game, ended, results.seats, rank, score, finished, matches.seats AS sitting
          FROM results JOIN matches ON matches.id = results.match
          WHERE person = ${person} AND ended <= ${before} AND (ended < ${before} OR results.match < ${last})
          AND (${game} = '' OR results.game = ${game})
          AND (${outcome} = '' OR (${outcome} = 'won' AND rank = 1) OR (${outcome} = 'other' AND rank > 1))
          AND (${all ? 1 : 0} = 1 OR visibility = 'public') ORDER BY ended DESC, results.match DESC LIMIT ${PAGE + 1}`,
      );
      const matches = await Promise.all(
        rows.slice(0, PAGE).map(async ({ sitting, finished, ...row }) => {
          const seats: SeatState[] = JSON.parse(sitting);
          const places = await database.read<{
            seat: number;
            person: string;
            bot: string;
            rank: number;
            score: number;
          }>(sql`SELECT seat, person, bot, rank, score FROM results WHERE match = ${row.match} ORDER BY rank, seat`);
          return {
            ...row,
            finished: finished !== 0,
            places: places.map(({ seat, person: whose, bot, rank, score }) => ({
              name: seats[seat]?.name ?? "",
              ...(whose !== "" && { person: whose }),
              ...(bot !== "" && { bot: bot as BotLevel }),
              rank,
              score,
            })),
          };
        }),
      );
      return { matches, more: rows.length > PAGE };
    },
  };
}
export type ProfileStore = ReturnType<typeof profileStore>;
