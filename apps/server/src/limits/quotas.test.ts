import { expect, test } from "vitest";
import { USUAL_CONFIG } from "../config/config.ts";
import { OPEN_QUOTAS } from "../config/open-limits.ts";
import { deleteOld } from "../retention.ts";
import type { RunningServer } from "../server.ts";
import { sql } from "../stores/sql.ts";
import { Guest } from "../testing/guest.ts";
import { doing, playOut, seated, why } from "../testing/play.ts";
import { serversPerTest } from "../testing/tested-server.ts";

const DAY = 86_400_000;
/** Time goes on only when a test says so. */
const clock = { now: 1_800_000_000_000 };

const { open, arrive } = serversPerTest({ now: () => clock.now, pollEvery: 1_000_000 });

const TABLE = { body: { game: "hidden-hands", seats: [{ who: "me" as const }, { who: "open" as const }] } };

async function counted({ services }: RunningServer, table: string): Promise<number> {
  const [row] = await services.store.database.read<{ n: number }>({
    text: `SELECT count(*) AS n FROM ${table}`,
    values: [],
  });
  return row?.n ?? 0;
}

test("one person sits at only so many unfinished matches, and may go on when one is left", async () => {
  const server = await open({ quotas: { ...OPEN_QUOTAS, openMatches: 2 } });
  const [ann] = await arrive(server, "Ann");
  const { id } = await ann.ask("createMatch", TABLE);
  await ann.ask("createMatch", TABLE);
  expect(why(await ann.call("createMatch", TABLE))).toBe("too-many-open");
  await ann.ask("command", { params: { match: id }, body: { do: "stand", seat: 0 } });
  expect(why(await ann.call("createMatch", TABLE))).toBe("done");
});

test("a rematch counts once, however often it is asked for and by whom", async () => {
  const server = await open({ quotas: { ...OPEN_QUOTAS, matches: 2, openMatches: 1 } });
  const people = await arrive(server, "Ann", "Bob");
  const [ann, bob] = people;
  const { id } = await seated(people, { game: "hidden-hands" });
  await doing(bob, id, { do: "resign" });
  const rematch = (guest: Guest) => guest.ask("rematch", { params: { match: id } });
  const asked = [await rematch(ann), await rematch(ann), await rematch(bob), await rematch(bob)];
  expect(new Set(asked.map(({ match }) => match)).size).toBe(1);
  for (const guest of people) await doing(guest, asked[0]?.match ?? "", { do: "stand", seat: guest === ann ? 1 : 0 });
  expect(why(await ann.call("createMatch", TABLE))).toBe("too-many-today");
  for (const expected of ["done", "too-many-open"]) expect(why(await bob.call("createMatch", TABLE))).toBe(expected);
});

test("a search counts as the match that it finds, however often it is changed", async () => {
  const server = await open({ quotas: { ...OPEN_QUOTAS, matches: 2 } });
  const [ann, bob] = await arrive(server, "Ann", "Bob");
  const body = { games: ["hidden-hands"], seats: [2], pace: "live" as const };
  const search = async (guest: Guest, games = body.games) =>
    why(await guest.call("startSearch", { body: { ...body, games } }));
  expect(await search(ann, ["metropolia"])).toBe("done");
  expect(await search(ann, ["london"])).toBe("done");
  expect([await search(ann), await search(bob), await search(ann), await search(bob)]).toEqual(Array(4).fill("done"));
  expect([await counted(server, "matches"), await search(ann)]).toEqual([2, "too-many-today"]);
  expect(why(await ann.call("createMatch", TABLE))).toBe("too-many-today");
});

test("a search that finds nobody uses nothing up of the day's matches, nor of the address's", async () => {
  const server = await open({ quotas: { ...OPEN_QUOTAS, matches: 1, matchesPerAddress: 2 } });
  const [ann, bob, eve] = await arrive(server, "Ann", "Bob", "Eve");
  const body = { games: ["hidden-hands"], seats: [2], pace: "live" as const };
  for (let n = 0; n < 3; n++) {
    expect(why(await ann.call("startSearch", { body }))).toBe("done");
    await ann.ask("endSearch", {});
  }
  expect(why(await ann.call("startSearch", { body }))).toBe("done");
  expect(why(await bob.call("startSearch", { body }))).toBe("done");
  expect(await counted(server, "matches")).toBe(1);
  for (const guest of [ann, eve]) expect(why(await guest.call("startSearch", { body }))).toBe("too-many-today");
  expect(why(await eve.call("createMatch", TABLE))).toBe("too-many-today");
  clock.now += DAY;
  expect(why(await ann.call("createMatch", TABLE))).toBe("done");
});

test("tables that are opened for others count until they have begun", async () => {
  const server = await open({ quotas: { ...OPEN_QUOTAS, openMatches: 2 } });
  const [ann, bob, eve] = await arrive(server, "Ann", "Bob", "Eve");
  const empty = { body: { ...TABLE.body, seats: [{ who: "open" as const }, { who: "open" as const }] } };
  const { id, code = "" } = await ann.ask("createMatch", empty);
  await ann.ask("createMatch", empty);
  expect(why(await ann.call("createMatch", empty))).toBe("too-many-open");
  expect(why(await ann.call("createMatch", TABLE))).toBe("too-many-open");
  // They are Ann's, not those of whoever comes.
  for (const [seat, guest] of [bob, eve].entries()) {
    await guest.ask("join", { body: { code } });
    await guest.ask("command", { params: { match: id }, body: { do: "sit", seat } });
    expect(why(await guest.call("createMatch", TABLE))).toBe("done");
  }
  expect(why(await ann.call("createMatch", TABLE))).toBe("too-many-open");
  await ann.ask("command", { params: { match: id }, body: { do: "start" } });
  expect(why(await ann.call("createMatch", TABLE))).toBe("done");
});

test("one person, and one address, open only so many matches in a day; names are as many as an address may have", async () => {
  const quotas = { ...OPEN_QUOTAS, matches: 2, matchesPerAddress: 3, guestsPerAddress: 3 };
  const server = await open({ quotas });
  const [ann, bob, eve] = await arrive(server, "Ann", "Bob", "Eve");
  for (let n = 0; n < 2; n++) await ann.ask("createMatch", TABLE);
  expect(why(await ann.call("createMatch", TABLE))).toBe("too-many-today");
  expect(why(await bob.call("createMatch", TABLE))).toBe("done");
  expect(why(await eve.call("createMatch", TABLE))).toBe("too-many-today");
  expect(why(await new Guest(server.url).call("signIn", { body: { name: "Zoe" } }))).toBe("too-many-today");
  // It holds over a restart, and ends with the day.
  clock.now += DAY;
  expect(why(await ann.call("createMatch", TABLE))).toBe("done");
  await arrive(server, "Zoe");
});

test("one person says only so much in a day", async () => {
  const server = await open({ quotas: { ...OPEN_QUOTAS, chat: 2 } });
  const [ann] = await arrive(server, "Ann");
  const { id } = await ann.ask("createMatch", TABLE);
  const say = () => ann.call("chat", { params: { match: id }, body: { text: "hello" } });
  expect([why(await say()), why(await say()), why(await say())]).toEqual(["done", "done", "too-many-today"]);
});

test("the same record is kept once, whoever uploads it; one person keeps only so many bytes", async () => {
  const server = await open({ quotas: { ...OPEN_QUOTAS, records: 1 } });
  const [ann, bob] = await arrive(server, "Ann", "Bob");
  const records = [];
  for (let n = 0; n < 2; n++) {
    const { id } = await seated([ann, bob], { game: "hidden-hands" });
    await playOut([ann, bob], id);
    records.push(await ann.ask("record", { params: { match: id } }));
  }
  const [first, second] = records as [never, never];
  const { record } = await ann.ask("upload", { body: first });
  expect(await ann.ask("upload", { body: first })).toMatchObject({ record });
  const turned = Object.fromEntries(Object.entries(first).reverse()) as never;
  expect(await bob.ask("upload", { body: turned })).toMatchObject({ record });
  expect(await counted(server, "records")).toBe(1);
  expect(why(await ann.call("upload", { body: second }))).toBe("too-many-records");
  // It stays as long as one of them is to keep it.
  const { store } = server.services;
  await store.database.write([sql`UPDATE record_owners SET created = 0 WHERE owner = ${ann.person}`]);
  await deleteOld(store.retention, { ...USUAL_CONFIG, now: () => clock.now }, () => {});
  expect(await counted(server, "record_owners")).toBe(1);
  expect(why(await bob.call("uploaded", { params: { record } }))).toBe("done");
  await store.database.write([sql`UPDATE record_owners SET created = 0`]);
  await deleteOld(store.retention, { ...USUAL_CONFIG, now: () => clock.now }, () => {});
  expect(await counted(server, "records")).toBe(0);
});

test("a table at which seats are renamed without end stops writing that down, and can still be played", async () => {
  const server = await open();
  const [ann] = await arrive(server, "Ann");
  const seats = [{ who: "me" as const }, { who: "me" as const, name: "Ben" }];
  const time = { kind: "live" as const, seconds: 60, increment: 0 };
  const { id } = await ann.ask("createMatch", { body: { game: "hidden-hands", seats, time, onTimeout: "bot" } });
  await ann.connect();
  await ann.socket?.watch(id);
  const rename = (n: number) => ann.socket?.command(id, { do: "rename", seat: 0, name: `Ann ${n}` });
  let refused = "";
  for (let n = 0; refused === "" && n < 1_100; n += 50) {
    const told = await Promise.all(Array.from({ length: 50 }, (_, index) => rename(n + index)));
    refused = told.map(why).find((code) => code !== "done") ?? "";
  }
  expect(refused).toBe("too-long-a-log");
  expect(await counted(server, "entries")).toBeLessThan(1_100);
  await doing(ann, id, { do: "start" });
  // Whoever filled the log cannot keep anybody from taking their seat back from a bot.
  clock.now += 61_000;
  const filled = ann.next("table", ({ table }) => table.seats[0]?.bot !== undefined);
  await server.services.rooms.present(id)?.enforceTime();
  await filled;
  await doing(ann, id, { do: "return", seat: 0 });
});

test("guests who fill the log of a table keep nobody from sitting down, nor the host from clearing their seats", async () => {
  const server = await open();
  const [ann, bob, eve, fay] = await arrive(server, "Ann", "Bob", "Eve", "Fay");
  const seats = [{ who: "me" as const }, ...Array.from({ length: 3 }, () => ({ who: "open" as const }))];
  const { id } = await ann.ask("createMatch", { body: { game: "metropolia", visibility: "public", seats } });
  const fill = async (guest: Guest, seat: number, most: number): Promise<string> => {
    await doing(guest, id, { do: "sit", seat });
    for (let n = 0; n < most; n += 50) {
      const renamed = Array.from({ length: 50 }, (_, index) => ({
        do: "rename" as const,
        seat,
        name: `G ${n + index}`,
      }));
      const told = await Promise.all(renamed.map((command) => guest.socket?.command(id, command)));
      const refused = told.map(why).find((code) => code !== "done");
      if (refused !== undefined) return refused;
    }
    return "done";
  };
  for (const guest of [ann, bob, eve, fay]) await guest.connect();
  expect(await fill(eve, 1, 500)).toBe("done");
  expect(await fill(fay, 2, 1_000)).toBe("too-long-a-log");
  const filled = await counted(server, "entries");
  for (const [seat, guest] of [eve, fay].entries()) {
    expect(why(await guest.socket?.command(id, { do: "rename", seat: seat + 1, name: "Again" }))).toBe(
      "too-long-a-log",
    );
    expect(why(await guest.socket?.command(id, { do: "sit", seat: 3 }))).toBe("too-long-a-log");
  }
  await doing(bob, id, { do: "sit", seat: 3 });
  await doing(bob, id, { do: "rename", seat: 3, name: "Robert" });
  for (const seat of [1, 2]) await doing(ann, id, { do: "clear", seat });
  await doing(ann, id, { do: "seat-bot", seat: 1, bot: "casual" });
  await doing(ann, id, { do: "clear", seat: 1 });
  await doing(ann, id, { do: "stand", seat: 0, forGood: true });
  expect(await counted(server, "entries")).toBe(filled + 7);
  // Whoever comes next may do only so much as well, and so may the new host.
  const gus = (await arrive(server, "Gus"))[0] as Guest;
  await gus.connect();
  expect(await fill(gus, 0, 500)).toBe("too-long-a-log");
  expect(await counted(server, "entries")).toBeLessThan(filled + 200);
  await doing(bob, id, { do: "clear", seat: 0 });
});

test("what nobody needs any more is deleted in the background, and nothing that somebody with an account still wants", async () => {
  const server = await open();
  const { store } = server.services;
  const [ann, bob, eve] = await arrive(server, "Ann", "Bob", "Eve");
  await eve.ask("register", { body: { login: "eve", passphrase: "correct horse battery" } });
  const idsOf = async (guest: Guest, list: "mine" | "unfinished" = "mine"): Promise<string[]> =>
    (await guest.ask("matches", { query: { list } })).matches.map(({ id }) => id).sort();

  const lobby = (await ann.ask("createMatch", TABLE)).id;
  const { id: playing } = await seated([ann, bob], { game: "hidden-hands" });
  const { id: over } = await seated([ann, bob], { game: "hidden-hands" });
  await playOut([ann, bob], over);
  await ann.ask("chat", { params: { match: over }, body: { text: "well played" } });
  const evesLobby = (await eve.ask("createMatch", TABLE)).id;
  const { id: evesGame } = await seated([eve, bob], { game: "hidden-hands" });
  expect(await idsOf(ann)).toEqual([lobby, playing, over].sort());
  expect(await idsOf(ann, "unfinished")).toEqual([lobby, playing].sort());

  const pass = async (days: number): Promise<void> => {
    clock.now += days * DAY;
    // What was done every hour of them.
    await store.jobs.put("", "delete-old", clock.now);
    for (let n = 0; n < 3; n++) await server.scheduler.runDue();
  };
  await pass(15);
  expect(await idsOf(ann)).toEqual([playing, over].sort());
  expect(why(await ann.call("match", { params: { match: lobby } }))).toBe("unknown-match");
  await pass(80);
  expect(await idsOf(ann)).toEqual([over]);
  expect(await counted(server, "chat")).toBe(1);
  await pass(100);
  expect(await counted(server, "chat")).toBe(0);
  // The sessions of those who stayed away have ended, and guests of whom nothing is left are forgotten.
  await pass(90);
  expect(why(await ann.call("me", {}))).toBe("signed-out");
  const people = await store.database.read<{ name: string }>(sql`SELECT name FROM people ORDER BY name`);
  expect(people.map(({ name }) => name)).toEqual(["Bob", "Eve"]);
  // Eve has an account and comes back after a year.
  await pass(200);
  const again = new Guest(server.url);
  await again.ask("logIn", { body: { login: "eve", passphrase: "correct horse battery" } });
  expect(await idsOf(again)).toEqual([evesLobby, evesGame].sort());
  expect(why(await again.call("match", { params: { match: evesGame } }))).toBe("done");
  await pass(1_001);
  expect(await counted(server, "matches")).toBe(0);
  for (const table of ["entries", "players", "admitted", "snapshots", "results", "spending"])
    expect([table, await counted(server, table)]).toEqual([table, 0]);
});

test("of a guest who is forgotten nothing stays with those who met them", async () => {
  const server = await open();
  const { store } = server.services;
  const [eve, ann] = await arrive(server, "Eve", "Ann");
  await eve.ask("register", { body: { login: "eve", passphrase: "correct horse battery" } });
  const { code = "" } = await eve.ask("createMatch", TABLE);
  await ann.ask("join", { body: { code } });
  await ann.ask("makeLink", {});
  await ann.ask("report", { body: { person: eve.person, reason: "other" } });
  await eve.ask("block", { params: { person: ann.person } });
  await eve.ask("startSearch", { body: { games: ["metropolia"], seats: [2], pace: "days", with: ann.person } });
  await store.database.write([sql`DELETE FROM jobs WHERE kind LIKE 'pair:%'`]);
  clock.now += 181 * DAY;
  await store.jobs.put("", "delete-old", clock.now);
  await server.scheduler.runDue();
  const tables = await store.database.read<{ name: string }>(sql`SELECT name FROM sqlite_master WHERE type = 'table'`);
  const left = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await store.database.read({ text: `SELECT * FROM ${name}`, values: [] });
      return JSON.stringify(rows).includes(ann.person) ? [name] : [];
    }),
  );
  expect(left.flat()).toEqual([]);
});

test("a clock that is set far ahead, and back, deletes nothing; what is old is deleted as before", async () => {
  const before = await open();
  const [ann] = await arrive(before, "Ann");
  await ann.ask("createMatch", TABLE);
  const today = clock.now;
  for (const years of [1, 20]) {
    clock.now = today + years * 365 * DAY;
    for (let hour = 0; hour < 23; hour++) {
      await before.scheduler.runDue();
      clock.now += DAY / 24;
    }
    clock.now = today;
  }
  expect([await counted(before, "matches"), await counted(before, "sessions")]).toEqual([1, 1]);
  // The next deletion is not put off for twenty years, and takes what is old by then.
  await before.close();
  const server = await open({ data: before.data });
  clock.now += 15 * DAY;
  for (let hour = 0; hour < 26; hour++) {
    await server.scheduler.runDue();
    clock.now += DAY / 24;
  }
  expect([await counted(server, "matches"), await counted(server, "sessions")]).toEqual([0, 1]);
});
