import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, startServer } from "../server.ts";
import { Guest } from "../testing/guest.ts";
import { doing, playOut, seated, standing } from "../testing/play.ts";
import { forget, testSettings } from "../testing/test-server.ts";
import { type Database, type Statement, sql } from "./sql.ts";
import { openSqlite } from "./sqlite.ts";

/** What is written together, or one thing that is read. */
type Executed = readonly Statement[];

/** Only for what never happens. */
const executed: Executed[] = [];
const clock = { now: 1_800_000_000_000 };
const settings = testSettings({ now: () => clock.now, pollEvery: 1_000_000, evictAfter: 1_000, settleAfter: 1_000 });
let server: RunningServer;
let people: [Guest, Guest];
/** Also one that nobody has opened: guests ask about it to be sure of the order of things. */
const matches = new Set(["nosuchmatch"]);

/** A database that notes down whatever is asked of it. */
function listening(database: Database): Database {
  return {
    ...database,
    read: (statement) => {
      executed.push([statement]);
      return database.read(statement);
    },
    write: (statements) => {
      executed.push(statements);
      return database.write(statements);
    },
  };
}

beforeAll(async () => {
  server = await startServer(settings, { database: listening(await openSqlite(`${settings.data}/statements.db`)) });
  people = await Guest.arriveTogether(server.url, "Ann", "Bob");
  // Once an hour, for everything there is: what is old is not looked for while matches are played here.
  await server.services.store.database.write([sql`DELETE FROM jobs WHERE kind = 'delete-old'`]);
});
afterAll(async () => {
  for (const guest of people) guest.leave();
  await server.close();
  forget(settings.data);
});

/** Whatever happens in matches day in, day out: moves, chat, taking back by consent, bots, clocks, coming back, the end. */
async function day(): Promise<void> {
  const [ann, bob] = people;
  const { id } = await seated(
    people,
    { game: "metropolia", time: { kind: "live", seconds: 3_600, increment: 0 }, startWhenFull: false },
    [{ who: "bot", bot: "random" }],
  );
  matches.add(id);
  executed.length = 0;
  for (let n = 0; n < 40; n++) {
    const mover = people.find((guest) => (standing(guest, id).position.options ?? []).length > 0);
    if (mover === undefined) {
      // The bot's turn: sooner or later it is somebody's who can answer.
      await expect
        .poll(() => people.some((guest) => (standing(guest, id).position.options ?? []).length > 0))
        .toBe(true);
      continue;
    }
    const { seq, position } = standing(mover, id);
    await doing(mover, id, { do: "act", seq, move: position.options?.[n % (position.options.length || 1)] ?? "" });
  }
  await ann.ask("chat", { params: { match: id }, body: { text: "well played" } });
  await ann.socket?.chat(id, "thanks");
  const asked = bob.next("table", ({ table }) => table.ask !== undefined);
  const undone = await ann.socket?.command(id, { do: "undo", seat: 0, seq: standing(ann, id).seq });
  if (undone?.ok && ann.last("table")?.table.ask !== undefined) {
    await doing(bob, id, { do: "answer", ask: (await asked).table.ask?.seq ?? 0, yes: true });
  }
  // Everybody leaves, the match is forgotten and loaded again, and somebody's time runs out.
  for (const guest of people) await guest.unwatch(id);
  clock.now += 3_700_000;
  server.services.rooms.sweep();
  await server.scheduler.runDue();
  await ann.socket?.watch(id);
  await ann.ask("match", { params: { match: id } });
  await ann.ask("chatLines", { params: { match: id } });
}

/** Whether one of its values is the match it belongs to. */
function matchOf({ values }: Statement): string | undefined {
  return values.map(String).find((value) => matches.has(value));
}

/** A statement as one line, to be read in a list. */
function line({ text }: Statement): string {
  return text.replace(/\s+/g, " ").trim();
}

test("whatever the playing of matches asks of the database names the match, so that tables can be spread by match", async () => {
  await day();
  const hot = executed.flat();
  expect(hot.length).toBeGreaterThan(60);
  expect(new Set(hot.filter((statement) => matchOf(statement) === undefined).map(line))).toEqual(
    new Set([
      // Once for each process and look at the clock, not for each match: answered by every part of a spread table.
      "SELECT match, kind, due, tries FROM jobs WHERE due <= ? AND until <= ? ORDER BY due LIMIT ?",
      // Who somebody is: kept with the person, once for each request or connection.
      ...PERSONAL,
      // What a person may still do: once for an eighth of what may be done at once.
      expect.stringMatching(/^INSERT INTO spending /),
      // Written once and never changed: every part of a spread database has all of it.
      "SELECT data, standard FROM components WHERE game = ? AND hash = ?",
    ]),
  );
});

/** Kept with the person, and asked once for each request or connection. */
const PERSONAL = [
  'SELECT sessions.*, people.name, people.login, people.banned, people.banned_until AS "bannedUntil" FROM sessions JOIN people ON people.id = sessions.person WHERE sessions.id = ?',
  "SELECT silenced FROM people WHERE id = ?",
  "SELECT muted FROM mutes WHERE person = ?",
  "UPDATE sessions SET seen = ? WHERE id = ?",
  "UPDATE people SET seen = ? WHERE id = ?",
];

test("what is written together belongs to one match", () => {
  const mixed = executed.filter((together) => new Set(together.map(matchOf)).size > 1);
  expect(mixed.map((together) => together.map(line))).toEqual([]);
});

test("where a match is named, it is what the rows are found by", () => {
  const found = new Set(
    executed
      .flat()
      .filter((statement) => matchOf(statement) !== undefined)
      .map(line),
  );
  const keyed = /\b(match|id) = \?|INSERT INTO \w+ \((match|id|person, match)\b/;
  expect([...found].filter((text) => !keyed.test(text))).toEqual([]);
});

test("the end of a match stays with the match; ratings, which people carry on, are written apart", async () => {
  const { id } = await seated(people, { game: "hidden-hands" });
  matches.add(id);
  executed.length = 0;
  await playOut(people, id);
  const mixed = executed.filter((together) => new Set(together.map(matchOf)).size > 1);
  expect(mixed).toEqual([]);
  await server.scheduler.runDue();
  // The list of what has to be rated, who took part, and the ratings belong together: the only transaction over both.
  const rated = executed.filter((together) => new Set(together.map(matchOf)).size > 1);
  expect(
    rated.every((together) => together.every(({ text }) => /\b(jobs|results|ratings|rating_course)\b/.test(text))),
  ).toBe(true);
});
