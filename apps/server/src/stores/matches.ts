import type { NewMatch, SeatInfo, Status, Visibility } from "@tabletown/protocol";
import { type ComponentStore, keepTable } from "./components.ts";
import { isOpen, type MatchEntry, type SeatState } from "./entry.ts";
import { present } from "./people.ts";
import { type Database, expecting, type Statement, sql } from "./sql.ts";

/** What was chosen at creation. */
export interface MatchSettings
  extends Omit<
    NewMatch,
    "game" | "seats" | "table" | "options" | "visibility" | "startWhenFull" | "accountsOnly" | "key"
  > {
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** Hash of the component table. */
  readonly components: string;
  /** The table itself, kept by its hash and added when a match is read; absent where it was never written down. */
  readonly table?: unknown;
  readonly startWhenFull: boolean;
  /** Absent in matches from before this could be asked for. */
  readonly accountsOnly?: boolean;
  /** The moves of a record that this match goes on from. */
  readonly continued?: true;
}

/** Which game it is, down to its options and components. */
export interface GameIdentity {
  readonly game: string;
  readonly rules: number;
  readonly settings: Pick<MatchSettings, "options" | "components" | "table">;
}

export interface MatchRow extends GameIdentity {
  readonly settings: MatchSettings;
  readonly id: string;
  readonly code: string;
  readonly visibility: Visibility;
  readonly created: number;
  readonly seed: string;
}

/** The part of a match that lists show, kept beside the log and written together with it. */
export interface SummaryColumns {
  readonly status: Status;
  readonly seq: number;
  readonly updated: number;
  /** The same as strangers may see it; absent where they may not see the newest change yet. */
  readonly listed?: number;
  readonly seats: readonly SeatState[];
}

/** Everything that becomes true at once. */
export interface MatchChange {
  readonly match: string;
  readonly entries: readonly MatchEntry[];
  /** Whose turn it is after them. */
  readonly toAct: readonly number[];
  /** Nothing where lists would show nearly the same. */
  readonly summary: SummaryColumns | undefined;
  readonly snapshot: string | undefined;
  /** Jobs, results and whatever else belongs to it. */
  readonly also: readonly Statement[];
}

export interface StoredMatch {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly rules: number;
  readonly visibility: Visibility;
  readonly status: Status;
  readonly seq: number;
  readonly created: number;
  readonly updated: number;
  readonly settings: string;
  readonly seed: string;
  readonly seats: string;
}

export function matchStore(database: Database, components: ComponentStore) {
  return {
    create: (row: MatchRow, change: MatchChange & { readonly summary: SummaryColumns }) =>
      database.write(createStatements(row, change)),

    /** Fails with a conflict when another process has written an entry of this number. */
    append(change: MatchChange): Promise<unknown> {
      const { match, summary } = change;
      const statements = inserted(change);
      const listed = summary?.listed ?? 0;
      if (summary !== undefined) {
        statements.push(
          // A match that has been deleted meanwhile takes no more entries.
          expecting(
            1,
            sql`UPDATE matches SET status = ${summary.status}, seq = ${summary.seq}, updated = ${summary.updated},
            listed = CASE WHEN CAST(${listed} AS BIGINT) = 0 THEN listed ELSE CAST(${listed} AS BIGINT) END,
            seats = ${JSON.stringify(summary.seats)} WHERE id = ${match}`,
          ),
        );
      }
      statements.push(...change.also);
      return database.write(statements);
    },

    async find(id: string): Promise<MatchRow | undefined> {
      const [stored] = await database.read<StoredMatch>(sql`SELECT * FROM matches WHERE id = ${id}`);
      if (stored === undefined) return undefined;
      const row = rowOf(stored);
      // Matches from before tables were kept apart have theirs among the settings.
      if (row.settings.table !== undefined) return row;
      const kept = await components.find(row.game, row.settings.components);
      return kept === undefined ? row : { ...row, settings: { ...row.settings, table: kept.table } };
    },

    /** The rules that matches which have not come to an end are played by. */
    rulesInUse: () =>
      database.read<{ game: string; rules: number }>(
        sql`SELECT DISTINCT game, rules FROM matches WHERE status IN ('lobby', 'playing')`,
      ),

    /** Those that are played by one version of a game's rules. */
    async playedBy(game: string, rules: number): Promise<string[]> {
      const rows = await database.read<{ id: string }>(
        sql`SELECT id FROM matches WHERE status IN ('lobby', 'playing') AND game = ${game} AND rules = ${rules}`,
      );
      return rows.map(({ id }) => id);
    },

    async isThere(id: string): Promise<boolean> {
      return (await database.read(sql`SELECT id FROM matches WHERE id = ${id}`)).length > 0;
    },

    async byCode(code: string): Promise<string | undefined> {
      const [row] = await database.read<{ id: string }>(sql`SELECT id FROM matches WHERE code = ${code}`);
      return row?.id;
    },

    async snapshot(id: string): Promise<string | undefined> {
      const [row] = await database.read<{ data: string }>(sql`SELECT data FROM snapshots WHERE match = ${id}`);
      return row?.data;
    },

    /** The log after `seq`. */
    async entries(id: string, after: number): Promise<MatchEntry[]> {
      const rows = await database.read<{ seq: number; at: number; data: string }>(
        sql`SELECT seq, at, data FROM entries WHERE match = ${id} AND seq > ${after} ORDER BY seq`,
      );
      return rows.map(({ seq, at, data }) => ({ ...JSON.parse(data), seq, at }));
    },

    /** Matches that are not over at which somebody has sat, or to which they were let in. */
    async unfinishedOf(person: string): Promise<string[]> {
      const rows = await database.read<{ id: string }>(
        sql`SELECT id FROM matches WHERE status IN ('lobby', 'playing')
          AND id IN (SELECT match FROM players WHERE person = ${person} UNION SELECT match FROM admitted WHERE person = ${person})`,
      );
      return rows.map(({ id }) => id);
    },

    admit: (match: string, person: string) => database.write([...present(person), admission(match, person)]),

    async admitted(match: string, person: string): Promise<boolean> {
      const rows = await database.read(
        sql`SELECT match FROM admitted WHERE match = ${match} AND person = ${person}
          UNION ALL SELECT match FROM players WHERE match = ${match} AND person = ${person}`,
      );
      return rows.length > 0;
    },

    /** Somebody who sits at a match that has not begun is there. */
    attended: (match: string, at: number) =>
      database.write([
        sql`UPDATE matches SET updated = ${at}, listed = ${at} WHERE id = ${match} AND status = 'lobby'`,
      ]),

    /** Lets strangers know when a match last changed up to a time; when it did next after that, if it has. */
    async list(match: string, until: number): Promise<number | undefined> {
      await database.write([
        sql`UPDATE matches SET listed = (SELECT coalesce(max(entries.at), listed) FROM entries
            WHERE entries.match = ${match} AND entries.at <= ${until})
          WHERE id = ${match} AND status = 'playing'`,
      ]);
      const [next] = await database.read<{ at: number | null }>(
        sql`SELECT min(entries.at) AS at FROM entries JOIN matches ON matches.id = entries.match
          WHERE entries.match = ${match} AND entries.at > ${until} AND matches.status = 'playing'`,
      );
      return next?.at ?? undefined;
    },
  };
}
export type MatchStore = ReturnType<typeof matchStore>;

/** What a new match consists of, to be written together with whatever leads to it. */
export function createStatements(
  row: MatchRow,
  change: MatchChange & { readonly summary: SummaryColumns },
): Statement[] {
  const { summary } = change;
  const { table, ...settings } = row.settings;
  return [
    ...(table === undefined ? [] : [keepTable(row.game, settings.components, table)]),
    sql`INSERT INTO matches (id, code, game, rules, visibility, status, seq, created, updated, listed, settings, seed, seats, to_act)
      VALUES (${row.id}, ${row.code}, ${row.game}, ${row.rules}, ${row.visibility}, ${summary.status}, ${summary.seq},
        ${row.created}, ${summary.updated}, ${summary.updated}, ${JSON.stringify(settings)}, ${row.seed},
        ${JSON.stringify(summary.seats)}, '[]')`,
    ...inserted(change),
    ...change.also,
  ];
}

/** A person who has sat at a table finds it again among their matches, whatever becomes of the seat. */
export function seatedStatement(match: string, person: string): Statement {
  return sql`INSERT INTO players (person, match) VALUES (${person}, ${match}) ON CONFLICT (person, match) DO NOTHING`;
}

/** What is written with this for somebody who has sat down at a table fails where nothing there is theirs any more. */
export function seatedAt(match: string, person: string): Statement {
  return expecting("present", sql`UPDATE players SET person = person WHERE match = ${match} AND person = ${person}`);
}

/** Somebody may come in. */
export function admission(match: string, person: string): Statement {
  return sql`INSERT INTO admitted (match, person) VALUES (${match}, ${person}) ON CONFLICT (match, person) DO NOTHING`;
}

function inserted({ match, entries, toAct, snapshot }: MatchChange): Statement[] {
  const turn = `[${toAct.join()}]`;
  const statements = entries.map((entry) => {
    const { seq, at } = entry;
    return sql`INSERT INTO entries (match, seq, at, data, to_act)
      VALUES (${match}, ${seq}, ${at}, ${dataOf(entry)}, ${turn})`;
  });
  if (snapshot !== undefined) {
    statements.push(
      sql`INSERT INTO snapshots (match, seq, data) VALUES (${match}, ${entries.at(-1)?.seq ?? 0}, ${snapshot})
        ON CONFLICT (match) DO UPDATE SET seq = excluded.seq, data = excluded.data`,
    );
  }
  return statements;
}

/** An entry in JSON; the number and the time have columns of their own. */
function dataOf(entry: MatchEntry): string {
  if (entry.kind !== "move") return JSON.stringify({ ...entry, seq: undefined, at: undefined });
  // What is written with every move is named field by field, because copying all but two is slow.
  const { kind, seat, move, draws, hash, key, bot } = entry;
  return JSON.stringify({ kind, seat, move, draws, hash, key, bot });
}

function rowOf({ settings, ...row }: StoredMatch): MatchRow {
  const { id, code, game, rules, visibility, created, seed } = row;
  return { id, code, game, rules, visibility, created, seed, settings: JSON.parse(settings) };
}

export function seatInfo(seat: SeatState): SeatInfo {
  const { name, person, bot, expected, resigned } = seat;
  return {
    name,
    ...(person !== undefined && { person }),
    ...(bot !== undefined && { bot }),
    ...(isOpen(seat) && { open: true }),
    ...(expected && { expected }),
    ...(resigned && { resigned }),
  };
}
