import type { Notice, ReportInfo } from "@tabletown/protocol";
import type { SeatState } from "./entry.ts";
import { type PageStart, pageStart } from "./page-start.ts";
import { present } from "./people.ts";
import { atMost, type Database, expecting, StoreFault, sql } from "./sql.ts";

const PAGE = 100;

interface NewReport {
  readonly id: string;
  readonly reporter: string;
  readonly person: string;
  readonly match: string;
  readonly reason: string;
  readonly text: string;
  readonly lines: readonly ReportedLine[];
  readonly created: number;
}

/** A line of chat as it was when it was reported; those of long ago have no number. */
interface ReportedLine {
  readonly id?: number;
  readonly at: number;
  readonly text: string;
}

/** What somebody has reported about somebody in a match, and is not dealt with. */
interface OpenReport extends Pick<NewReport, "id" | "reason" | "text"> {
  readonly lines: string;
}

/** A report, and the numbers of its lines in the chat of its match. */
interface FoundReport {
  readonly report: ReportInfo;
  readonly numbers: readonly number[];
}

interface ReportPart {
  readonly settledToo?: boolean;
  /** Those about one person alone. */
  readonly about?: string;
  readonly start?: PageStart;
  readonly id?: string;
}

interface NewNotice {
  readonly id: string;
  readonly person: string;
  readonly kind: Notice["kind"];
  readonly text: string;
  readonly created: number;
  readonly until: number;
}

/** Who keeps away from whom, what was reported, and what the administrator has said to it. */
export function conductStore(database: Database) {
  return {
    /** Whoever is blocked is not heard. */
    block: (person: string, blocked: string, most: number) =>
      database.write([
        ...present(person, blocked),
        sql`INSERT INTO blocks (person, blocked, heard)
          SELECT CAST(${person} AS TEXT), CAST(${blocked} AS TEXT), CASE WHEN EXISTS
            (SELECT 1 FROM mutes WHERE person = ${person} AND muted = ${blocked}) THEN 0 ELSE 1 END
          ON CONFLICT (person, blocked) DO NOTHING`,
        sql`INSERT INTO mutes (person, muted) VALUES (${person}, ${blocked}) ON CONFLICT (person, muted) DO NOTHING`,
        atMost(most, sql`SELECT count(*) FROM blocks WHERE person = ${person}`),
      ]),

    /** They are heard again, unless they were not before. */
    unblock: (person: string, blocked: string) =>
      database.write([
        ...present(person),
        sql`DELETE FROM mutes WHERE person = ${person} AND muted = ${blocked} AND EXISTS
          (SELECT 1 FROM blocks WHERE person = ${person} AND blocked = ${blocked} AND heard = 1)`,
        sql`DELETE FROM blocks WHERE person = ${person} AND blocked = ${blocked}`,
      ]),

    async blockCount(person: string): Promise<number> {
      const rows = await database.read<{ n: number }>(sql`SELECT count(*) AS n FROM blocks WHERE person = ${person}`);
      return rows[0]?.n ?? 0;
    },

    /** Everybody who keeps away from somebody, or whom they keep away from. */
    async apart(person: string): Promise<string[]> {
      const rows = await database.read<{ other: string }>(
        sql`SELECT blocked AS other FROM blocks WHERE person = ${person}
          UNION SELECT person AS other FROM blocks WHERE blocked = ${person}`,
      );
      return rows.map(({ other }) => other);
    },

    /**
     * Those somebody has blocked or does not hear, with their names. Who does not show everybody their profile goes by the
     * name that they bore at the latest table that was public or that both have sat at, or by none.
     */
    async kept(person: string): Promise<{ person: string; name: string; blocked: boolean; muted: boolean }[]> {
      const rows = await database.read<{
        person: string;
        name: string;
        sitting: string;
        blocked: number;
        muted: number;
      }>(
        sql`SELECT people.id AS person, CASE WHEN shows = 'everyone' THEN people.name ELSE '' END AS name,
          CASE WHEN shows = 'everyone' THEN '[]' ELSE coalesce((SELECT matches.seats FROM players
            JOIN matches ON matches.id = players.match
            WHERE players.person = people.id AND matches.seats LIKE '%"person":"' || people.id || '"%'
              AND (visibility = 'public' OR EXISTS
                (SELECT 1 FROM players mine WHERE mine.match = matches.id AND mine.person = ${person}))
            ORDER BY matches.updated DESC LIMIT 1), '[]') END AS sitting,
          CASE WHEN EXISTS (SELECT 1 FROM blocks WHERE blocks.person = ${person} AND blocked = people.id) THEN 1 ELSE 0 END AS blocked,
          CASE WHEN EXISTS (SELECT 1 FROM mutes WHERE mutes.person = ${person} AND muted = people.id) THEN 1 ELSE 0 END AS muted
          FROM people WHERE id IN (SELECT blocked FROM blocks WHERE person = ${person}
            UNION SELECT muted FROM mutes WHERE person = ${person}) ORDER BY people.name`,
      );
      return rows.map(({ sitting, name, blocked, muted, person: whom }) => {
        const seats: SeatState[] = JSON.parse(sitting);
        const borne = seats.find((seat) => seat.person === whom)?.name ?? "";
        return { person: whom, name: name || borne, blocked: blocked !== 0, muted: muted !== 0 };
      });
    },

    /**
     * The id of the report. Who reports some of the same lines again before that was dealt with, or the same without any
     * line, has reported it once; the lines and what they say besides are added.
     */
    async report(sent: NewReport): Promise<string> {
      const { id, reporter, person, match, reason, text, lines, created } = sent;
      for (;;) {
        const open = await database.read<OpenReport>(
          sql`SELECT id, reason, text, lines FROM reports
            WHERE reporter = ${reporter} AND person = ${person} AND match = ${match} AND settled = 0 ORDER BY created, id`,
        );
        const known = open.find((earlier) => tellsTheSame(earlier, sent));
        const written =
          known === undefined
            ? // Unless there is another by now, which may tell the same.
              sql`INSERT INTO reports (id, reporter, person, match, reason, text, lines, created, settled)
                SELECT CAST(${id} AS TEXT), CAST(${reporter} AS TEXT), CAST(${person} AS TEXT), CAST(${match} AS TEXT),
                  CAST(${reason} AS TEXT), CAST(${text} AS TEXT), CAST(${JSON.stringify(lines)} AS TEXT),
                  CAST(${created} AS BIGINT), 0
                WHERE (SELECT count(*) FROM reports
                  WHERE reporter = ${reporter} AND person = ${person} AND match = ${match} AND settled = 0) = ${open.length}`
            : sql`UPDATE reports SET reason = ${reason}, text = ${withText(known.text, text)}, lines = ${withLines(known, lines)}
                WHERE id = ${known.id} AND settled = 0 AND text = ${known.text} AND lines = ${known.lines}`;
        try {
          await database.write([...present(reporter, person), expecting(1, written)]);
          return known?.id ?? id;
        } catch (error) {
          if (!(error instanceof StoreFault) || error.kind !== "conflict") throw error;
        }
      }
    },

    /** A page of them, the newest first. */
    async reports({
      settledToo = false,
      about = "",
      start = pageStart(),
      id = "",
    }: ReportPart): Promise<FoundReport[]> {
      const { before, last } = start;
      const rows = await database.read<StoredReport>(
        sql`SELECT reports.id, reports.created, reason, text, match, person, coalesce(them.name, '') AS name,
          reporter, coalesce(us.name, '') AS "reporterName", lines, settled, coalesce(them.banned, 0) AS banned,
          (SELECT count(*) FROM reports others WHERE others.person = reports.person) - 1 AS "personReports",
          (SELECT count(*) FROM reports others WHERE others.person = reports.reporter) AS "reporterReports"
          FROM reports LEFT JOIN people them ON them.id = person LEFT JOIN people us ON us.id = reporter
          WHERE settled <= ${settledToo ? 1 : 0} AND (${about} = '' OR person = ${about}) AND (${id} = '' OR reports.id = ${id})
            AND reports.created <= ${before} AND (reports.created < ${before} OR reports.id < ${last})
          ORDER BY reports.created DESC, reports.id DESC LIMIT ${PAGE}`,
      );
      return rows.map(foundReport);
    },

    /** Whether there is such a report. */
    async settle(report: string, settled: boolean): Promise<boolean> {
      const [rows = []] = await database.write([
        sql`UPDATE reports SET settled = ${settled ? 1 : 0} WHERE id = ${report} RETURNING id`,
      ]);
      return rows.length > 0;
    },

    notify: ({ id, person, kind, text, created, until }: NewNotice) =>
      database.write([
        ...present(person),
        sql`INSERT INTO notices (id, person, kind, text, created, until)
          VALUES (${id}, ${person}, ${kind}, ${text}, ${created}, ${until})`,
      ]),

    async notices(person: string): Promise<Notice[]> {
      const rows = await database.read<Omit<Notice, "until"> & { until: number }>(
        sql`SELECT id, created, kind, text, until FROM notices WHERE person = ${person} ORDER BY created DESC LIMIT 20`,
      );
      return rows.map(({ until, ...row }) => ({ ...row, ...(until > 0 && { until }) }));
    },

    dismiss: (person: string, notice: string) =>
      database.write([sql`DELETE FROM notices WHERE id = ${notice} AND person = ${person}`]),

    silence: (person: string, until: number) =>
      database.write([expecting("present", sql`UPDATE people SET silenced = ${until} WHERE id = ${person}`)]),

    async silencedUntil(person: string): Promise<number> {
      const [row] = await database.read<{ silenced: number }>(sql`SELECT silenced FROM people WHERE id = ${person}`);
      return Number(row?.silenced ?? 0);
    },
  };
}

function tellsTheSame(earlier: OpenReport, { reason, text, lines }: NewReport): boolean {
  const known = linesIn(earlier);
  if (lines.length === 0 && known.length === 0) return earlier.reason === reason && earlier.text === text;
  return known.some(({ id }) => id !== undefined && lines.some((line) => line.id === id));
}

function withLines(earlier: OpenReport, lines: readonly ReportedLine[]): string {
  const known = linesIn(earlier);
  const more = lines.filter(({ id }) => known.every((line) => line.id !== id));
  return JSON.stringify([...known, ...more].sort((one, other) => (one.id ?? 0) - (other.id ?? 0)));
}

function withText(known: string, more: string): string {
  if (known.includes(more)) return known;
  return known === "" ? more : `${known} / ${more}`;
}

function linesIn({ lines }: OpenReport): readonly ReportedLine[] {
  return JSON.parse(lines);
}

interface StoredReport extends Omit<ReportInfo, "lines" | "settled" | "match" | "banned"> {
  readonly lines: string;
  readonly settled: number;
  readonly match: string;
  readonly banned: number;
}

function foundReport({ match, lines, settled, banned, ...row }: StoredReport): FoundReport {
  const quoted: ReportedLine[] = JSON.parse(lines);
  const report = {
    ...row,
    ...(match !== "" && { match }),
    lines: quoted.map(({ at, text }) => ({ at, text })),
    settled: settled !== 0,
    banned: banned !== 0,
  };
  return { report, numbers: quoted.flatMap(({ id = [] }) => id) };
}

export type ConductStore = ReturnType<typeof conductStore>;
