import { jobAt, noJob, unbanJob } from "./jobs.ts";
import { type PageStart, pageStart } from "./page-start.ts";
import { atMost, type Database, expecting, type Statement, sql } from "./sql.ts";

const PAGE = 200;

interface PersonRow {
  readonly id: string;
  readonly name: string;
  /** Empty for guests. */
  readonly login: string;
  readonly passphrase: string;
  readonly seen: number;
  readonly banned: number;
  /** When that ends by itself; 0 where it does not. */
  readonly bannedUntil: number;
}

interface SessionRow {
  readonly id: string;
  readonly secret: string;
  readonly person: string;
  readonly created: number;
  readonly seen: number;
  readonly agent: string;
}

type SessionOfPerson = SessionRow & Pick<PersonRow, "name" | "login" | "banned" | "bannedUntil">;

/**
 * Whatever names people who may delete their accounts meanwhile is written with this: it fails where one of them is no
 * more, and otherwise they stay until it is written, so that a deletion finds it. What is written for one person comes
 * one after the other; people are taken in one order, so that nobody waits in a circle.
 */
export function present(...people: readonly string[]): Statement[] {
  return [...new Set(people)]
    .sort()
    .map((person) => expecting("present", sql`UPDATE people SET name = name WHERE id = ${person}`));
}

/** The same for whoever is to take part somewhere: whoever is banned does not, however late they are found to be. */
export function admissible(...people: readonly string[]): Statement[] {
  return [...new Set(people)]
    .sort()
    .map((person) => expecting("present", sql`UPDATE people SET name = name WHERE id = ${person} AND banned = 0`));
}

export function personStore(database: Database) {
  return {
    create: (id: string, name: string, now: number) =>
      database.write([
        sql`INSERT INTO people (id, name, login, passphrase, created, seen, banned)
          VALUES (${id}, ${name}, '', '', ${now}, ${now}, 0)`,
      ]),

    async find(id: string): Promise<PersonRow | undefined> {
      const [row] = await database.read<PersonRow>(
        sql`SELECT id, name, login, passphrase, seen, banned, banned_until AS "bannedUntil" FROM people WHERE id = ${id}`,
      );
      return row;
    },

    async byLogin(login: string): Promise<PersonRow | undefined> {
      const [row] = await database.read<PersonRow>(
        sql`SELECT id, name, login, passphrase, seen, banned, banned_until AS "bannedUntil"
          FROM people WHERE login = ${login}`,
      );
      return row;
    },

    /** A page of them, who was here last first; by a part of the name. Many a database knows small letters only to those of English: names are looked for as they are usually written, too. */
    search(name: string, { before, last }: PageStart = pageStart()): Promise<PersonRow[]> {
      const asked = name.replace(/[%_\\]/g, "");
      const small = asked.toLowerCase();
      const usual = small.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
      return database.read(
        sql`SELECT id, name, login, passphrase, seen, banned, banned_until AS "bannedUntil" FROM people
          WHERE (lower(name) LIKE ${`%${small}%`} OR name LIKE ${`%${asked}%`} OR name LIKE ${`%${usual}%`})
            AND seen <= ${before} AND (seen < ${before} OR id < ${last}) ORDER BY seen DESC, id DESC LIMIT ${PAGE}`,
      );
    },

    /** The guests that somebody was before, and still is at tables where both have sat; with those that these were. */
    guestsOf: (account: string): Promise<Pick<PersonRow, "id" | "name" | "login">[]> =>
      database.read(
        sql`WITH RECURSIVE guests (id) AS (SELECT id FROM people WHERE account = ${account}
            UNION SELECT people.id FROM people JOIN guests ON people.account = guests.id)
          SELECT people.id, name, login FROM people JOIN guests ON guests.id = people.id WHERE people.id <> ${account}`,
      ),

    rename: (id: string, name: string) =>
      database.write([expecting("present", sql`UPDATE people SET name = ${name} WHERE id = ${id}`)]),

    /**
     * Fails with a conflict when the login belongs to somebody, or the person already has one. `also` is written
     * together with it; without a passphrase that is another way to sign in.
     */
    register: (id: string, login: string, passphrase: string, also: readonly Statement[] = []) =>
      database.write([
        ...present(id),
        expecting(
          1,
          // With an account of their own they are nobody's guest any more.
          sql`UPDATE people SET login = ${login}, passphrase = ${passphrase}, account = ''
            WHERE id = ${id} AND login = ''`,
        ),
        ...also,
      ]),

    setPassphrase: (id: string, passphrase: string) =>
      database.write([expecting("present", sql`UPDATE people SET passphrase = ${passphrase} WHERE id = ${id}`)]),

    /** For good, or until a time. Whoever is banned looks for no game any more. */
    ban: (id: string, until = 0) =>
      database.write([
        ...present(id),
        sql`UPDATE people SET banned = 1, banned_until = ${until} WHERE id = ${id}`,
        sql`DELETE FROM seekers WHERE person = ${id}`,
        until === 0 ? noJob("", unbanJob(id)) : jobAt("", unbanJob(id), until),
      ]),

    unban: (id: string) =>
      database.write([sql`UPDATE people SET banned = 0, banned_until = 0 WHERE id = ${id}`, noJob("", unbanJob(id))]),

    /** Unless they have been banned for longer meanwhile. */
    endBan: (id: string, now: number) =>
      database.write([
        sql`UPDATE people SET banned = 0, banned_until = 0 WHERE id = ${id} AND banned_until > 0 AND banned_until <= ${now}`,
      ]),

    /** Those beyond the newest `most` of the person end. */
    openSession: ({ id, secret, person, created, agent }: Omit<SessionRow, "seen">, most: number) =>
      database.write([
        expecting("present", sql`UPDATE people SET seen = ${created} WHERE id = ${person}`),
        sql`INSERT INTO sessions (id, secret, person, created, seen, agent)
          VALUES (${id}, ${secret}, ${person}, ${created}, ${created}, ${agent})`,
        sql`DELETE FROM sessions WHERE person = ${person} AND id NOT IN
          (SELECT id FROM sessions WHERE person = ${person} ORDER BY seen DESC, created DESC LIMIT ${most})`,
        withoutSession(person),
      ]),

    async session(id: string): Promise<SessionOfPerson | undefined> {
      const [row] = await database.read<SessionOfPerson>(
        sql`SELECT sessions.*, people.name, people.login, people.banned, people.banned_until AS "bannedUntil" FROM sessions
          JOIN people ON people.id = sessions.person WHERE sessions.id = ${id}`,
      );
      return row;
    },

    sessions: (person: string): Promise<SessionRow[]> =>
      database.read(sql`SELECT * FROM sessions WHERE person = ${person} ORDER BY seen DESC LIMIT 100`),

    touch: (session: string, person: string, now: number) =>
      database.write([
        sql`UPDATE sessions SET seen = ${now} WHERE id = ${session}`,
        sql`UPDATE people SET seen = ${now} WHERE id = ${person}`,
      ]),

    /** The browser is told nothing any more. */
    endSession: (session: string, person: string) =>
      database.write([
        sql`DELETE FROM sessions WHERE id = ${session} AND person = ${person}`,
        sql`DELETE FROM channels WHERE session = ${session} AND person = ${person}`,
      ]),

    /** Ends a session that its person does not trust, and with it what it may have made to come back by. */
    revoke: (session: string, person: string) =>
      database.write([
        sql`DELETE FROM sessions WHERE id = ${session} AND person = ${person}`,
        sql`DELETE FROM channels WHERE session = ${session} AND person = ${person}`,
        withoutLinks(person),
      ]),

    /** The same for every session of a person but one. */
    endOthers: (person: string, kept: string) =>
      database.write([
        sql`DELETE FROM sessions WHERE person = ${person} AND id <> ${kept}`,
        sql`DELETE FROM channels WHERE person = ${person} AND kind = 'push' AND session <> ${kept}`,
        withoutLinks(person),
      ]),

    async mutes(person: string): Promise<string[]> {
      const rows = await database.read<{ muted: string }>(sql`SELECT muted FROM mutes WHERE person = ${person}`);
      return rows.map(({ muted }) => muted);
    },

    async muteCount(person: string): Promise<number> {
      const rows = await database.read<{ n: number }>(sql`SELECT count(*) AS n FROM mutes WHERE person = ${person}`);
      return rows[0]?.n ?? 0;
    },

    mute: (person: string, muted: string, most: number) =>
      database.write([
        ...present(person, muted),
        sql`INSERT INTO mutes (person, muted) VALUES (${person}, ${muted}) ON CONFLICT (person, muted) DO NOTHING`,
        atMost(most, sql`SELECT count(*) FROM mutes WHERE person = ${person}`),
      ]),

    unmute: (person: string, muted: string) =>
      database.write([sql`DELETE FROM mutes WHERE person = ${person} AND muted = ${muted}`]),
  };
}
export type PersonStore = ReturnType<typeof personStore>;

/** Nobody knows which session has made a link: none of them signs anybody in any more. */
function withoutLinks(person: string): Statement {
  return sql`DELETE FROM tickets WHERE person = ${person} AND kind = 'link'`;
}

/** Browsers whose session has ended by itself are told nothing any more: those of one person, or of everybody. */
export function withoutSession(person = ""): Statement {
  return sql`DELETE FROM channels WHERE kind = 'push' AND session <> '' AND (${person} = '' OR person = ${person})
    AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.id = channels.session)`;
}
