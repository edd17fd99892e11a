import type { Pace, Wish } from "@tabletown/protocol";
import { present } from "./people.ts";
import type { Expense } from "./spending.ts";
import { type Database, expecting, type Statement, sql } from "./sql.ts";

/** Somebody who looks for a game. */
export interface SeekerRow extends Omit<Wish, "with"> {
  readonly person: string;
  readonly name: string;
  /** Somebody who is welcome however strong; empty for nobody. */
  readonly welcome: string;
  readonly since: number;
  /** When they last showed that they are still there. */
  readonly seen: number;
  /** The match that was found for them; empty until then. */
  readonly match: string;
  /** What the match takes of what they, and their address, may open in a day. */
  readonly counted: readonly Expense[];
}

interface StoredSeeker extends Omit<SeekerRow, "games" | "seats" | "bots" | "counted"> {
  readonly counted: string;
  readonly games: string;
  readonly seats: string;
  readonly bots: number;
}

/** Most who wait that are looked at together. */
const MOST = 200;

/** Those who look for a game, on whichever process. */
export function seekerStore(database: Database) {
  return {
    put: (row: Omit<SeekerRow, "match">, also: Statement) =>
      database.write([
        ...present(row.person, ...(row.welcome === "" ? [] : [row.welcome])),
        sql`INSERT INTO seekers (person, name, games, seats, pace, bots, welcome, since, seen, match, counted)
          VALUES (${row.person}, ${row.name}, ${JSON.stringify(row.games)}, ${JSON.stringify(row.seats)}, ${row.pace},
            ${row.bots ? 1 : 0}, ${row.welcome}, ${row.since}, ${row.seen}, '', ${JSON.stringify(row.counted)})
          ON CONFLICT (person) DO UPDATE SET name = excluded.name, games = excluded.games, seats = excluded.seats,
            pace = excluded.pace, bots = excluded.bots, welcome = excluded.welcome, since = excluded.since,
            seen = excluded.seen, match = '', counted = excluded.counted`,
        also,
      ]),

    /** Nothing for whoever was banned while they were about to look. */
    async find(person: string): Promise<SeekerRow | undefined> {
      const [row] = await database.read<StoredSeeker>(
        sql`SELECT seekers.* FROM seekers JOIN people ON people.id = person WHERE person = ${person} AND banned = 0`,
      );
      return row && seekerOf(row);
    },

    touch: (person: string, now: number) =>
      database.write([sql`UPDATE seekers SET seen = ${now} WHERE person = ${person}`]),

    remove: (person: string) => database.write([sql`DELETE FROM seekers WHERE person = ${person}`]),

    /** Unless they have been found a match, or have begun to look anew. */
    expire: ({ person, since }: SeekerRow, before: number) =>
      database.write([sql`DELETE FROM seekers WHERE person = ${person} AND since = ${since} AND seen < ${before}`]),

    /** Those who have waited longest, without who was banned while they were about to look. */
    async waiting(pace: Pace, seenAfter: number): Promise<SeekerRow[]> {
      const rows = await database.read<StoredSeeker>(
        sql`SELECT seekers.* FROM seekers JOIN people ON people.id = person AND banned = 0
          WHERE pace = ${pace} AND match = '' AND seekers.seen >= ${seenAfter} ORDER BY since LIMIT ${MOST}`,
      );
      return rows.map(seekerOf);
    },
  };
}
export type SeekerStore = ReturnType<typeof seekerStore>;

/**
 * They have found a match. Whoever writes it first has found it: where one of them has been found another, or
 * looks no more, all of what is written with this is undone. Rows are taken in one order, so that nobody waits in a circle.
 */
export function foundStatements(seekers: readonly SeekerRow[], match: string): Statement[] {
  return [...seekers]
    .sort((a, b) => (a.person < b.person ? -1 : 1))
    .map(({ person, since }) =>
      expecting(
        1,
        sql`UPDATE seekers SET match = ${match} WHERE person = ${person} AND since = ${since} AND match = ''`,
      ),
    );
}

/** Fails where two of them keep away from each other. Whoever blocks somebody holds both their rows, as whoever takes part in a match does. */
export function notApart(people: readonly string[]): Statement[] {
  return people.flatMap((one, index) =>
    people.slice(index + 1).map((other) =>
      expecting(
        0,
        sql`SELECT person FROM blocks
            WHERE (person = ${one} AND blocked = ${other}) OR (person = ${other} AND blocked = ${one})`,
      ),
    ),
  );
}

function seekerOf({ games, seats, bots, counted, ...row }: StoredSeeker): SeekerRow {
  return {
    ...row,
    games: JSON.parse(games),
    seats: JSON.parse(seats),
    bots: bots !== 0,
    counted: JSON.parse(counted),
  };
}
