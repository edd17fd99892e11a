import { withoutAuthor } from "./pack-authors.ts";
import { present } from "./people.ts";
import { type Database, type Statement, sql } from "./sql.ts";

/** Whom to replace by whom; with a name, that stands where the person's name stood. */
export interface Replacement {
  readonly from: string;
  readonly to: string;
  readonly name?: string;
}

/** One person in the place of another, at matches and wherever else they are named. */
export function replacementStore(database: Database) {
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
    async blank(match: string, replacement: Replacement, names: ReadonlySet<string>): Promise<void> {
      const { from, to } = replacement;
      await database.write([
        ...(await rewritten(match, replacement)),
        // The numbers of lines stay taken: whoever listens has counted them.
        sql`UPDATE chat SET person = ${to}, name = '', text = '' WHERE match = ${match} AND person = ${from}`,
        sql`UPDATE results SET person = ${to} WHERE match = ${match} AND person = ${from}`,
        sql`DELETE FROM players WHERE match = ${match} AND person = ${to}`,
        ...[...names].filter((name) => name !== "").map((name) => withoutAuthor(name, match, from)),
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
        // Whom one of the two did not hear stays unheard when the other's block ends: what was muted is looked at first.
        sql`INSERT INTO blocks (person, blocked, heard)
          SELECT CAST(${to} AS TEXT), blocked, CASE WHEN EXISTS
            (SELECT 1 FROM mutes WHERE mutes.person = ${to} AND muted = blocked) THEN 0 ELSE heard END
          FROM blocks WHERE person = ${from} AND blocked <> ${to}
          ON CONFLICT (person, blocked) DO NOTHING`,
        sql`INSERT INTO blocks (person, blocked, heard)
          SELECT person, CAST(${to} AS TEXT), CASE WHEN EXISTS
            (SELECT 1 FROM mutes WHERE mutes.person = blocks.person AND muted = ${to}) THEN 0 ELSE heard END
          FROM blocks WHERE blocked = ${from} AND person <> ${to}
          ON CONFLICT (person, blocked) DO NOTHING`,
        sql`INSERT INTO mutes (person, muted)
          SELECT CAST(${to} AS TEXT), muted FROM mutes WHERE person = ${from} AND muted <> ${to}
          ON CONFLICT (person, muted) DO NOTHING`,
        sql`INSERT INTO mutes (person, muted)
          SELECT person, CAST(${to} AS TEXT) FROM mutes WHERE muted = ${from} AND person <> ${to}
          ON CONFLICT (person, muted) DO NOTHING`,
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
  };
}
export type ReplacementStore = ReturnType<typeof replacementStore>;

function traces(match: string, person: string): Statement[] {
  return [
    sql`DELETE FROM players WHERE match = ${match} AND person = ${person}`,
    sql`DELETE FROM admitted WHERE match = ${match} AND person = ${person}`,
    sql`DELETE FROM alerts WHERE match = ${match} AND person = ${person}`,
    sql`DELETE FROM silenced WHERE match = ${match} AND person = ${person}`,
  ];
}

/** The same with another person, wherever one is named. */
function replaced(value: unknown, replacement: Replacement): unknown {
  const { from, to, name } = replacement;
  if (value === from) return to;
  if (Array.isArray(value)) return value.map((each) => replaced(each, replacement));
  if (typeof value !== "object" || value === null) return value;
  const { person, left } = value as { person?: unknown; left?: unknown };
  const named = name !== undefined && (person === from || left === from);
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, named && key === "name" ? name : replaced(each, replacement)]),
  );
}
