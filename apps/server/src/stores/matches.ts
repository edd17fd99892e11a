import type { MatchSummary, NewMatch, SeatInfo, Status, Visibility } from "@tabletown/protocol";
import { attendedSince, isAbandoned } from "../rooms/abandoned.ts";
import { isOpen, type MatchEntry, type SeatState } from "../rooms/entry.ts";
import { type ComponentStore, keepTable } from "./components.ts";
import { type PageStart, pageStart } from "./page-start.ts";
import { present } from "./people.ts";
import { type Database, expecting, type Statement, sql } from "./sql.ts";

const PAGE = 50;
/** Settings, as they are stored, of a match in which days may pass between moves. */
const IN_DAYS = '%"time":{"kind":"days"%';
/** The same of one that nobody may watch; and seats, of a table that has not begun, of which one is open. */
const UNWATCHED = '%"spectators":{"allowed":false%';
const WITH_OPEN_SEAT = '%{"name":""}%';
/** Pages that are looked through for a list: anybody can open tables that are in none of them. */
const MOST_PAGES = 20;
/** More than anybody may have, unless whoever hosts the server allows more. */
const UNFINISHED = 200;

/** What was chosen at creation. */
export interface MatchSettings
  extends Omit<NewMatch, "game" | "seats" | "table" | "options" | "visibility" | "startWhenFull" | "accountsOnly"> {
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
  readonly seats: readonly SeatState[];
}

/** Which part of a list is asked for. */
interface ListPart {
  readonly start?: PageStart;
  readonly game?: string | undefined;
  readonly most?: number;
  /** Without what nobody may watch. */
  readonly watched?: boolean;
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

interface StoredMatch {
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

/** With whose turn it is, which the newest entry tells, and when their time runs out; 0 where it is not measured. */
interface ListedMatch extends StoredMatch {
  readonly turn: string;
  readonly deadline: number;
}

export function matchStore(database: Database, components: ComponentStore) {
  const listedBy = (page: Statement): Promise<ListedMatch[]> => database.read(withTurns(page));
  return {
    create: (row: MatchRow, change: MatchChange & { readonly summary: SummaryColumns }) =>
      database.write(createStatements(row, change)),

    /** Fails with a conflict when another process has written an entry of this number. */
    append(change: MatchChange): Promise<unknown> {
      const { match, summary } = change;
      const statements = inserted(change);
      if (summary !== undefined) {
        statements.push(
          // A match that has been deleted meanwhile takes no more entries.
          expecting(
            1,
            sql`UPDATE matches SET status = ${summary.status}, seq = ${summary.seq}, updated = ${summary.updated},
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

    admit: (match: string, person: string) => database.write([...present(person), admission(match, person)]),

    async admitted(match: string, person: string): Promise<boolean> {
      const rows = await database.read(
        sql`SELECT match FROM admitted WHERE match = ${match} AND person = ${person}
          UNION ALL SELECT match FROM players WHERE match = ${match} AND person = ${person}`,
      );
      return rows.length > 0;
    },

    /**
     * How many matches somebody sits at that are not over, and how many they have opened for others that have not begun.
     * Who hosts a match stands in its state; nobody can give a table away at which they have never sat.
     */
    async openOf(person: string): Promise<number> {
      const rows = await database.read<{ n: number }>(
        sql`SELECT count(*) AS n FROM players JOIN matches ON matches.id = players.match
          WHERE players.person = ${person} AND status IN ('lobby', 'playing') AND seats LIKE ${holding(person)}
          UNION ALL SELECT count(*) AS n FROM admitted JOIN matches ON matches.id = admitted.match
          JOIN snapshots ON snapshots.match = matches.id
          WHERE admitted.person = ${person} AND status = 'lobby' AND snapshots.data LIKE ${naming("host", person)}
            AND NOT EXISTS (SELECT 1 FROM players WHERE players.match = matches.id AND players.person = ${person})`,
      );
      return rows.reduce((sum, { n }) => sum + n, 0);
    },

    /** The latest, or those that are not over: what somebody can go on with is never pushed out by what has ended. */
    async mine(
      person: string,
      { before, last }: PageStart,
      game: string | undefined,
      unfinished: boolean,
    ): Promise<MatchSummary[]> {
      const of = game ?? "";
      const without = unfinished ? "over" : "";
      const rows = await listedBy(
        sql`SELECT matches.* FROM players JOIN matches ON matches.id = players.match
          WHERE players.person = ${person} AND (${of} = '' OR game = ${of}) AND status <> ${without}
          AND updated <= ${before} AND (updated < ${before} OR id < ${last}) ORDER BY updated DESC, id DESC
          LIMIT ${unfinished ? UNFINISHED : PAGE}`,
      );
      return rows.flatMap((row) => {
        const summary = summaryOf(row);
        if (summary.seats.some((seat) => seat.person === person)) return [summary];
        // Whoever has left a seat for good is a stranger like any other, and a table left before it began is none of theirs.
        return summary.status === "lobby" ? [] : [publicSummary(summary, row)];
      });
    },

    /**
     * Public matches, the newest first, that nobody has left and that are wanted; tables that have not begun only where a
     * seat is open. Fewer than `most` only where there are no more, or very many newer ones that are not wanted.
     */
    async listed(
      status: Status,
      now: number,
      wanted: (summary: MatchSummary) => boolean,
      { start = pageStart(), game = "", most = PAGE, watched = false }: ListPart = {},
    ): Promise<MatchSummary[]> {
      const found: MatchSummary[] = [];
      const { any, days } = attendedSince(status, now);
      let { before, last } = start;
      for (let page = 0; page < MOST_PAGES && found.length < most; page++) {
        const rows = await listedBy(
          sql`SELECT * FROM matches WHERE status = ${status} AND visibility = 'public' AND (${game} = '' OR game = ${game})
            AND (updated >= ${any} OR (updated >= ${days} AND settings LIKE ${IN_DAYS}))
            AND (status <> 'lobby' OR seats LIKE ${WITH_OPEN_SEAT})
            AND (${watched ? 1 : 0} = 0 OR settings NOT LIKE ${UNWATCHED})
            AND updated <= ${before} AND (updated < ${before} OR id < ${last}) ORDER BY updated DESC, id DESC LIMIT ${PAGE}`,
        );
        for (const row of rows) {
          const summary = summaryOf(row);
          if (!isAbandoned(summary, now) && wanted(summary)) found.push(publicSummary(summary, row));
        }
        const oldest = rows.at(-1);
        if (oldest === undefined || rows.length < PAGE) break;
        [before, last] = [oldest.updated, oldest.id];
      }
      return found.slice(0, most);
    },

    /** How many matches somebody has sat down at, and has not left before they began. */
    async countOf(person: string): Promise<number> {
      const [row] = await database.read<{ n: number }>(
        sql`SELECT count(*) AS n FROM players JOIN matches ON matches.id = players.match
          WHERE players.person = ${person} AND (status <> 'lobby' OR seats LIKE ${holding(person)})`,
      );
      return row?.n ?? 0;
    },

    /** Somebody who sits at a match that has not begun is there. */
    attended: (match: string, at: number) =>
      database.write([sql`UPDATE matches SET updated = ${at} WHERE id = ${match} AND status = 'lobby'`]),

    async all(status: Status | undefined, { before, last }: PageStart): Promise<MatchSummary[]> {
      const of = status ?? "";
      const rows = await listedBy(
        sql`SELECT * FROM matches WHERE updated <= ${before} AND (updated < ${before} OR id < ${last})
          AND (${of} = '' OR status = ${of}) ORDER BY updated DESC, id DESC LIMIT ${PAGE}`,
      );
      return rows.map(summaryOf);
    },
  };
}
export type MatchStore = ReturnType<typeof matchStore>;

/** A page of matches, with whose turn it is in each and until when. Matches of earlier versions have that beside the log. */
function withTurns({ text, values }: Statement): Statement {
  const newest = "SELECT entries.to_act FROM entries WHERE entries.match = page.id ORDER BY entries.seq DESC LIMIT 1";
  const clock = "SELECT jobs.due FROM jobs WHERE jobs.match = page.id AND jobs.kind = 'clock'";
  const columns = `page.*, COALESCE(NULLIF((${newest}), ''), page.to_act) AS turn, COALESCE((${clock}), 0) AS deadline`;
  return {
    text: `SELECT ${columns} FROM (${text}) AS page ORDER BY updated DESC, id DESC`,
    values,
  };
}

/** What a new match consists of, to be written together with whatever leads to it. */
export function createStatements(
  row: MatchRow,
  change: MatchChange & { readonly summary: SummaryColumns },
): Statement[] {
  const { summary } = change;
  const { table, ...settings } = row.settings;
  return [
    ...(table === undefined ? [] : [keepTable(row.game, settings.components, table)]),
    sql`INSERT INTO matches (id, code, game, rules, visibility, status, seq, created, updated, settings, seed, seats, to_act)
      VALUES (${row.id}, ${row.code}, ${row.game}, ${row.rules}, ${row.visibility}, ${summary.status}, ${summary.seq},
        ${row.created}, ${summary.updated}, ${JSON.stringify(settings)}, ${row.seed},
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

function summaryOf(row: ListedMatch): MatchSummary {
  const { id, game, status, visibility, created, updated, seq } = row;
  const settings: MatchSettings = JSON.parse(row.settings);
  const seats: SeatState[] = JSON.parse(row.seats);
  return {
    id,
    game,
    status,
    visibility,
    created,
    updated,
    seq,
    time: settings.time,
    ...(settings.pack !== undefined && { pack: settings.pack }),
    ...(settings.accountsOnly && { accountsOnly: true }),
    seats: seats.map(seatInfo),
    toAct: JSON.parse(row.turn),
    ...(row.deadline > 0 && { deadline: row.deadline }),
  };
}

/** Seats, as they are stored, of which a person holds one. */
export function holding(person: string): string {
  return naming("person", person);
}

/** JSON in which a person stands under a name. */
function naming(name: string, person: string): string {
  return `%"${name}":"${person.replace(/[%_]/g, "")}"%`;
}

/** For strangers: where spectators see things later, nobody learns from a list whose turn it is now, or how many there have been. */
function publicSummary(summary: MatchSummary, row: StoredMatch): MatchSummary {
  const { spectators }: MatchSettings = JSON.parse(row.settings);
  if (summary.status !== "playing" || (spectators.allowed && spectators.delay === 0)) return summary;
  const { deadline: _, ...rest } = summary;
  return { ...rest, seq: 0, toAct: [] };
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
