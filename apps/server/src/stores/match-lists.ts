import type { MatchSummary, Status } from "@tabletown/protocol";
import { attendedSince, isAbandoned } from "./abandoned.ts";
import type { SeatState } from "./entry.ts";
import { type MatchSettings, type StoredMatch, seatInfo } from "./matches.ts";
import { type PageStart, pageStart } from "./page-start.ts";
import { atMost, type Database, type Statement, sql } from "./sql.ts";

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

/** Which part of a list is asked for. */
interface ListPart {
  readonly start?: PageStart;
  readonly game?: string | undefined;
  readonly most?: number;
  /** Without what nobody may watch. */
  readonly watched?: boolean;
}

/** With whose turn it is, which the newest entry tells, and when their time runs out; 0 where it is not measured. */
interface ListedMatch extends StoredMatch {
  /** When it last changed, for whoever asks. */
  readonly shown: number;
  readonly turn: string;
  readonly deadline: number;
}

/** Matches as lists show them, and how many somebody has. */
export function matchListStore(database: Database) {
  const listedBy = (page: Statement): Promise<ListedMatch[]> => database.read(withTurns(page));
  return {
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
        sql`SELECT * FROM (SELECT matches.*, CASE WHEN seats LIKE ${holding(person)} THEN updated ELSE listed END AS shown
            FROM players JOIN matches ON matches.id = players.match
            WHERE players.person = ${person} AND (${of} = '' OR game = ${of}) AND status <> ${without}) AS own
          WHERE shown <= ${before} AND (shown < ${before} OR id < ${last}) ORDER BY shown DESC, id DESC
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
          sql`SELECT matches.*, listed AS shown FROM matches
            WHERE status = ${status} AND visibility = 'public' AND (${game} = '' OR game = ${game})
            AND (listed >= ${any} OR (listed >= ${days} AND settings LIKE ${IN_DAYS}))
            AND (status <> 'lobby' OR seats LIKE ${WITH_OPEN_SEAT})
            AND (${watched ? 1 : 0} = 0 OR settings NOT LIKE ${UNWATCHED})
            AND listed <= ${before} AND (listed < ${before} OR id < ${last}) ORDER BY listed DESC, id DESC LIMIT ${PAGE}`,
        );
        for (const row of rows) {
          const summary = summaryOf(row);
          if (!isAbandoned(summary, now) && wanted(summary)) found.push(publicSummary(summary, row));
        }
        const oldest = rows.at(-1);
        if (oldest === undefined || rows.length < PAGE) break;
        [before, last] = [oldest.shown, oldest.id];
      }
      return found.slice(0, most);
    },

    async all(status: Status | undefined, { before, last }: PageStart): Promise<MatchSummary[]> {
      const of = status ?? "";
      const rows = await listedBy(
        sql`SELECT matches.*, updated AS shown FROM matches WHERE updated <= ${before} AND (updated < ${before} OR id < ${last})
          AND (${of} = '' OR status = ${of}) ORDER BY updated DESC, id DESC LIMIT ${PAGE}`,
      );
      return rows.map(summaryOf);
    },

    /**
     * How many matches somebody sits at that are not over, and how many they have opened for others that have not begun.
     * Who hosts a match stands in its state; nobody can give a table away at which they have never sat.
     */
    async openOf(person: string): Promise<number> {
      const rows = await database.read<{ n: number }>(openCounts(person));
      return rows.reduce((sum, { n }) => sum + n, 0);
    },

    /** How many matches somebody has sat down at, and has not left before they began. */
    async countOf(person: string): Promise<number> {
      const [row] = await database.read<{ n: number }>(
        sql`SELECT count(*) AS n FROM players JOIN matches ON matches.id = players.match
          WHERE players.person = ${person} AND (status <> 'lobby' OR seats LIKE ${holding(person)})`,
      );
      return row?.n ?? 0;
    },
  };
}
export type MatchListStore = ReturnType<typeof matchListStore>;

function openCounts(person: string): Statement {
  return sql`SELECT count(*) AS n FROM players JOIN matches ON matches.id = players.match
    WHERE players.person = ${person} AND status IN ('lobby', 'playing') AND seats LIKE ${holding(person)}
    UNION ALL SELECT count(*) AS n FROM admitted JOIN matches ON matches.id = admitted.match
    JOIN snapshots ON snapshots.match = matches.id
    WHERE admitted.person = ${person} AND status = 'lobby' AND snapshots.data LIKE ${naming("host", person)}
      AND NOT EXISTS (SELECT 1 FROM players WHERE players.match = matches.id AND players.person = ${person})`;
}

/** Written with a match that somebody opens: they have no more of them than they may. */
export function openAllowed(person: string, most: number): Statement {
  const { text, values } = openCounts(person);
  return atMost(most, { text: `SELECT sum(n) FROM (${text}) AS open`, values });
}

/** A page of matches, with whose turn it is in each and until when. Matches of earlier versions have that beside the log. */
function withTurns({ text, values }: Statement): Statement {
  const newest = "SELECT entries.to_act FROM entries WHERE entries.match = page.id ORDER BY entries.seq DESC LIMIT 1";
  const clock = "SELECT jobs.due FROM jobs WHERE jobs.match = page.id AND jobs.kind = 'clock'";
  const columns = `page.*, COALESCE(NULLIF((${newest}), ''), page.to_act) AS turn, COALESCE((${clock}), 0) AS deadline`;
  return {
    text: `SELECT ${columns} FROM (${text}) AS page ORDER BY shown DESC, id DESC`,
    values,
  };
}

function summaryOf(row: ListedMatch): MatchSummary {
  const { id, game, status, visibility, created, shown: updated, seq } = row;
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

/**
 * For strangers: where spectators see things later, nobody learns from a list whose turn it is now, or how many there have
 * been; when the last of them was they learn as late as they may see it.
 */
function publicSummary(summary: MatchSummary, row: StoredMatch): MatchSummary {
  const { spectators }: MatchSettings = JSON.parse(row.settings);
  if (summary.status !== "playing" || (spectators.allowed && spectators.delay === 0)) return summary;
  const { deadline: _, ...rest } = summary;
  return { ...rest, seq: 0, toAct: [] };
}

/** Seats, as they are stored, of which a person holds one. */
export function holding(person: string): string {
  return naming("person", person);
}

/** JSON in which a person stands under a name. */
function naming(name: string, person: string): string {
  return `%"${name}":"${person.replace(/[%_]/g, "")}"%`;
}
