import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { backUp, restore } from "../backup/backup.ts";
import { startPostgres, type TestPostgres } from "../testing/postgres.ts";
import type { MatchEntry } from "./entry.ts";
import { clockAt, jobAt } from "./jobs.ts";
import { type MatchChange, type MatchRow, type SummaryColumns, seatedStatement } from "./matches.ts";
import { migrate, NEWEST_SCHEMA, schemaVersion, TABLES } from "./migrations.ts";
import { pageStart } from "./page-start.ts";
import { openPostgres } from "./postgres.ts";
import { type Database, type Statement, StoreFault, sql } from "./sql.ts";
import { openSqlite } from "./sqlite.ts";
import { resultStatement } from "./statistics.ts";
import { type Store, storeOn } from "./store.ts";

const SECRETS = { session: "s", admin: "a", push: { publicKey: "p", privateKey: "q" } };
const folders: string[] = [];
let postgres: TestPostgres;

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "tabletown-store-"));
  folders.push(made);
  return made;
}

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  for (const each of folders) rmSync(each, { recursive: true, force: true });
});

const DATABASES: readonly [string, () => Promise<Database>][] = [
  ["the embedded database", () => openSqlite(join(folder(), "test.db"))],
  ["PostgreSQL", async () => openPostgres(await postgres.fresh())],
];

function match(id: string, settings: Partial<MatchRow> = {}): MatchRow {
  return {
    id,
    code: id.toUpperCase(),
    game: "some-game",
    rules: 1,
    visibility: "public",
    created: 1,
    seed: "seed",
    settings: {
      options: {},
      components: "",
      time: { kind: "none" },
      onTimeout: "bot",
      takebacks: true,
      agreedDraws: false,
      spectators: { allowed: true, delay: 0 },
      startWhenFull: false,
    },
    ...settings,
  };
}

function change(
  id: string,
  seq: number,
  also: MatchChange["also"] = [],
): MatchChange & { readonly summary: SummaryColumns } {
  const entry: MatchEntry = { kind: "rematch", match: `entry ${seq}`, seq, at: seq * 10 };
  return {
    match: id,
    entries: [entry],
    toAct: [],
    summary: { status: "lobby", seq, updated: seq * 10, seats: [{ name: "Ann" }] },
    snapshot: undefined,
    also,
  };
}

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;
  let store: Store;

  beforeAll(async () => {
    database = await open();
    await migrate(database);
    store = storeOn(database);
  });
  afterAll(() => database.close());

  test("an entry's number is given once", async () => {
    await store.matches.create(match("unique"), change("unique", 1));
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => store.matches.append(change("unique", 2))),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === "rejected") expect((outcome.reason as StoreFault).kind).toBe("conflict");
    }
    expect((await store.matches.entries("unique", 0)).map(({ seq }) => seq)).toEqual([1, 2]);
  });

  test("a change is written as a whole or not at all", async () => {
    await store.matches.create(match("whole"), change("whole", 1));
    const twice = sql`INSERT INTO mutes (person, muted) VALUES ('a', 'b')`;
    await expect(store.matches.append(change("whole", 2, [twice, twice]))).rejects.toThrow(StoreFault);
    expect(await store.matches.entries("whole", 1)).toEqual([]);
    expect(await store.people.mutes("a")).toEqual([]);
    await store.matches.append(change("whole", 2));
    expect(await store.matches.entries("whole", 1)).toHaveLength(1);
  });

  test("moves come back from the log as they were written, whatever their words and keys are", async () => {
    await store.matches.create(match("words"), change("words", 1));
    const plain = { kind: "move", seat: 0, move: "roll 2", draws: [] } as const;
    const moves: MatchEntry[] = [
      { ...plain, seq: 2, at: 20 },
      { ...plain, seat: 3, draws: [5, 0, 12], hash: "0f", key: "a key", bot: true, seq: 3, at: 20 },
      { ...plain, move: 'say "żółw"\n\\ \ud800', key: '","seat":1,"', seq: 4, at: 20 },
    ];
    await store.matches.append({ ...change("words", 4), entries: moves });
    expect(await store.matches.entries("words", 1)).toEqual(moves);
  });

  test("what one person reports several times at once is one report until it is dealt with, with all that they say", async () => {
    for (const id of ["eager", "accused"]) await store.people.create(id, id, 1);
    const about = { reporter: "eager", person: "accused", match: "m", reason: "insults", created: 1 };
    const lines = [{ id: 3, at: 1, text: "rude" }];
    const report = (id: string, text: string): Promise<string> => store.conduct.report({ ...about, id, lines, text });
    const sent = await Promise.all(["one", "two", "three"].map((text, n) => report(`report${n}`, text)));
    const [first = ""] = sent;
    expect(new Set(sent).size).toBe(1);
    expect(await report("later", "two")).toBe(first);
    expect(await store.conduct.report({ ...about, id: "other", lines: [], text: "two" })).toBe("other");
    const [found] = await store.conduct.reports({ about: "accused" });
    expect(found?.report.text.split(" / ").sort()).toEqual(["one", "three", "two"]);
    expect(found).toMatchObject({ report: { personReports: 1, reporterReports: 0, banned: false }, numbers: [3] });
    await store.conduct.settle(first, true);
    expect(await report("again", "two")).toBe("again");
  });

  test("a pack is its owner's: nobody else replaces or deletes it", async () => {
    const about = { game: "some-game", name: "Box", author: "Ann", version: "1" };
    const pack = { ...about, id: "pack", owner: "ann", updated: 5, revision: "h", data: "{}", bytes: 2 };
    await store.people.create("ann", "Ann", 1);
    await store.people.create("bob", "Bob", 1);
    const most = { count: 10, bytes: 1_000 };
    await store.packs.keep(pack, most);
    expect(await store.packs.replace({ ...pack, owner: "bob", data: "[]" }, most)).toBe(false);
    expect(await store.packs.remove("pack", "bob")).toBe(false);
    expect(await store.packs.replace({ ...pack, updated: 6, bytes: 3 }, most)).toBe(true);
    expect(await store.packs.listed("ann")).toEqual([{ ...about, id: "pack", updated: 6, revision: "h" }]);
    // Nor does its owner, unless they have seen what they replace.
    const next = { ...pack, updated: 6, bytes: 3, revision: "next" };
    expect(await store.packs.replace(next, most, "older")).toBe(false);
    expect(await store.packs.replace(next, most, "h")).toBe(true);
    expect(await store.packs.replace(next, most, "h")).toBe(true);
    expect(await store.packs.keptFor("ann")).toEqual({ count: 1, bytes: 3 });
    expect(await store.packs.keptFor("ann", "pack")).toEqual({ count: 0, bytes: 0 });
    expect(await store.retention.packs(6, 0, 10)).toEqual([]);
    expect(await store.retention.packs(7, 0, 10)).toEqual([{ id: "pack" }]);
  });

  test("whom somebody keeps away from goes by their name, or by none where they show nobody who they are", async () => {
    for (const [id, name] of Object.entries({ keeper: "Kim", open: "Olga", hidden: "Hugo" }))
      await store.people.create(id, name, 1);
    await store.profiles.show("hidden", "nobody");
    for (const other of ["open", "hidden"]) await store.conduct.block("keeper", other, 2);
    const kept = await store.conduct.kept("keeper");
    expect(new Map(kept.map(({ person, name }) => [person, name]))).toEqual(
      new Map([
        ["open", "Olga"],
        ["hidden", ""],
      ]),
    );
    await expect(store.conduct.block("keeper", "keeper", 2)).rejects.toMatchObject({ kind: "too-many" });
  });

  test("a match has one review, the newest, and what is not there any more has none", async () => {
    await store.matches.create(match("reviewed"), change("reviewed", 1));
    await store.reviews.request("reviewed", 1, 5);
    await store.reviews.request("reviewed", 1, 9);
    expect(await store.jobs.due(8, 10)).toMatchObject([{ match: "reviewed", kind: "review", due: 5 }]);
    const review = { match: "reviewed", version: 1, judge: "one", made: 1_800_000_000_000, data: "{}" };
    await store.reviews.keep(review);
    await store.reviews.keep({ ...review, judge: "two" });
    expect(await store.reviews.find("reviewed")).toEqual({ ...review, judge: "two" });
    // Whoever asked just before it was finished does not have it made once more.
    await store.reviews.request("reviewed", 1, 9);
    expect(await store.jobs.due(10, 10)).toEqual([]);
    await store.reviews.request("reviewed", 2, 9);
    expect(await store.jobs.due(10, 10)).toMatchObject([{ match: "reviewed", kind: "review" }]);
    await store.reviews.giveUp({ ...review, version: 2, judge: "three" });
    expect(await store.reviews.find("reviewed")).toEqual({ ...review, version: 2, judge: "three", data: "" });
    await store.reviews.keep({ ...review, version: 2 });
    await store.reviews.giveUp({ ...review, version: 2, judge: "three" });
    expect(await store.reviews.find("reviewed")).toEqual({ ...review, version: 2, judge: "three" });
    await store.reviews.keep({ ...review, match: "deleted meanwhile" });
    expect(await store.reviews.find("deleted meanwhile")).toBeUndefined();
  });

  test("a review that is finished while its match is deleted goes with it", async () => {
    await store.matches.create(match("going"), change("going", 1));
    await store.matches.append({ ...change("going", 2), summary: { ...change("going", 2).summary, status: "over" } });
    const review = { match: "going", version: 1, judge: "one", made: 1, data: "{}" };
    const late = (when: number) => [
      store.reviews.keep({ ...review, made: when }),
      store.reviews.giveUp({ ...review, made: when }),
      store.reviews.request("going", 2, 5),
    ];
    // Each is written somewhere among the statements of the deletion.
    const slow = database.kind === "postgres" ? "pg_sleep(0.3)" : "1";
    const pause: Statement = { text: `SELECT ${slow}`, values: [] };
    const deleted = database.write([
      sql`DELETE FROM matches WHERE id = 'going'`,
      sql`DELETE FROM jobs WHERE match = 'going'`,
      sql`DELETE FROM reviews WHERE match = 'going'`,
      pause,
    ]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await Promise.all([deleted, ...late(1)]);
    expect(await store.reviews.find("going")).toBeUndefined();
    expect(await database.read(sql`SELECT * FROM jobs WHERE match = 'going'`)).toEqual([]);
  });

  test("what comes back is what was written", async () => {
    const row = match("faithful", { seed: "zażółć 'гжель' \"\\ \u0001", created: 1_794_711_890_528 });
    await store.matches.create(row, { ...change("faithful", 1), snapshot: '{"a":1}' });
    expect(await store.matches.find("faithful")).toEqual(row);
    expect(await store.matches.snapshot("faithful")).toBe('{"a":1}');
    expect(await store.matches.byCode("FAITHFUL")).toBe("faithful");
    expect(await store.matches.find("nothing")).toBeUndefined();
  });

  test("what takes the place of something else does so also when it is asked for many times at once", async () => {
    await store.people.create("often", "Often", 1);
    const channel = { person: "often", kind: "push" as const, config: "{}", secret: "", session: "", created: 1 };
    await Promise.all(
      Array.from({ length: 10 }, (_, n) => [
        store.credentials.setCodes("often", [`a${n}`, `b${n}`]),
        store.channels.add({ ...channel, id: `channel${n}` }, "one place", 10),
      ]).flat(),
    );
    expect(await store.credentials.codeCount("often")).toBe(2);
    expect(await store.channels.of("often")).toHaveLength(1);
  });

  test("a browser is told nothing any more once its session has lapsed, or has given way to newer ones", async () => {
    await store.people.create("lapsed", "Lapsed", 1);
    const session = (id: string, created: number, most: number) =>
      store.people.openSession({ id, secret: "", person: "lapsed", created, agent: "" }, most);
    const told = async () => (await store.channels.of("lapsed")).map(({ id }) => id).sort();
    const channel = { person: "lapsed", config: "{}", secret: "", created: 1 };
    for (const n of [1, 2, 3]) {
      await session(`lapsed${n}`, n, 10);
      const row = { ...channel, kind: "push" as const, id: `browser${n}`, session: `lapsed${n}` };
      await store.channels.add(row, row.id, 10);
    }
    await store.channels.add({ ...channel, kind: "webhook", id: "hook", session: "" }, "hook", 10);
    await store.retention.sessions(2, 10);
    expect(await told()).toEqual(["browser2", "browser3", "hook"]);
    await session("lapsed4", 4, 2);
    expect(await told()).toEqual(["browser3", "hook"]);
  });

  test("lists are in order, and page by page", async () => {
    const any = () => true;
    for (let n = 0; n < 60; n++) {
      const id = `list${n}`;
      const summary = { ...change(id, 1).summary, updated: 1_000 + Math.floor(n / 4), status: "playing" as const };
      await store.matches.create(match(id, { game: n % 2 === 0 ? "even" : "odd" }), { ...change(id, 1), summary });
    }
    const first = await store.matchLists.listed("playing", 2_000, any);
    expect(first.map(({ id }) => id).slice(0, 2)).toEqual(["list59", "list58"]);
    // Some of the same time are on either side of the border.
    const { updated: before, id: last } = first.at(-1) ?? {};
    const second = await store.matchLists.listed("playing", 2_000, any, { start: pageStart({ before, last }) });
    expect(second[0]?.updated).toBe(before);
    expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(60);
    expect(await store.matchLists.listed("playing", 2_000, any, { game: "even" })).toHaveLength(30);
  });

  test("a page of a list is full as long as there is more, whatever nobody wants or has left is between", async () => {
    const now = 1_000_000_000;
    const days = { ...match("").settings, time: { kind: "days", days: 1 } as const };
    for (let n = 0; n < 180; n++) {
      const [id, open] = [`free${String(n).padStart(3, "0")}`, n % 3 === 0];
      // Of the others nobody waits at one half; those of days are shown for longer.
      const seats = [n % 3 === 1 ? { name: "" } : { name: "Ann", person: "ann" }, { name: "" }];
      const summary = { ...change(id, 1).summary, seats, updated: now - 1_000_000 - n };
      await store.matches.create(match(id, { game: open ? "here" : "there", settings: days }), {
        ...change(id, 1),
        summary,
      });
    }
    const wanted = ({ game }: { readonly game: string }): boolean => game === "here";
    const first = await store.matchLists.listed("lobby", now, wanted);
    expect(first.map(({ id }) => id)).toEqual(
      Array.from({ length: 50 }, (_, n) => `free${String(3 * n).padStart(3, "0")}`),
    );
    const { updated: before, id: last } = first.at(-1) ?? {};
    expect(await store.matchLists.listed("lobby", now, wanted, { start: pageStart({ before, last }) })).toHaveLength(
      10,
    );
    expect(await store.matchLists.listed("lobby", now, wanted, { most: 12 })).toHaveLength(12);
    expect(await store.matchLists.listed("lobby", now + 3 * 86_400_000, wanted)).toEqual([]);
  });

  test("a job is claimed by one, and comes back when its claim lapses", async () => {
    await store.jobs.put("job", "clock", 100);
    const [job] = (await store.jobs.due(100, 10)).filter((each) => each.match === "job");
    if (job === undefined) throw new Error("the job is not due");
    const claims = await Promise.all(["a", "b", "c"].map((owner) => store.jobs.claim(job, owner, 100, 200)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect((await store.jobs.due(150, 10)).map((each) => each.match)).not.toContain("job");
    expect((await store.jobs.due(200, 10)).map((each) => each.match)).toContain("job");
    expect(await store.jobs.claim(job, "d", 200, 300)).toBe(true);
    await store.jobs.finish(job, "somebody else");
    expect(await store.jobs.due(400, 10)).not.toEqual([]);
    await store.jobs.finish(job, "d");
    expect((await store.jobs.due(400, 10)).map((each) => each.match)).not.toContain("job");
  });

  test("a job put down anew is not struck off by whoever did the old one", async () => {
    await store.jobs.put("anew", "clock", 100);
    const [job] = (await store.jobs.due(100, 10)).filter((each) => each.match === "anew");
    if (job === undefined) throw new Error("the job is not due");
    await store.jobs.claim(job, "me", 100, 1_000);
    await database.write([jobAt("anew", "clock", 150)]);
    await store.jobs.finish(job, "me");
    expect((await store.jobs.due(150, 10)).map((each) => each.match)).toContain("anew");
    await database.write([sql`DELETE FROM jobs`]);
  });

  test("a clock that has been given grace is put down no earlier, and like any other afterwards", async () => {
    const dueBy = async (now: number) => (await store.jobs.due(now, 10)).map((each) => each.match);
    await store.jobs.put("graced", "clock", 100);
    await store.jobs.resume(1_000, 15);
    await database.write([clockAt("graced", 1_001)]);
    expect(await dueBy(1_014)).not.toContain("graced");
    expect(await dueBy(1_015)).toContain("graced");
    await database.write([clockAt("graced", 1_020)]);
    await database.write([clockAt("graced", 1_018)]);
    expect(await dueBy(1_017)).not.toContain("graced");
    expect(await dueBy(1_018)).toContain("graced");
    await database.write([sql`DELETE FROM jobs`]);
  });

  test("clocks that ran out while nobody could move get grace", async () => {
    await store.jobs.put("late", "clock", 100);
    await store.jobs.put("later", "clock", 9_000);
    await store.jobs.resume(5_000, 1_000);
    expect(await store.jobs.due(5_999, 10)).toEqual([]);
    expect((await store.jobs.due(6_000, 10)).map((each) => each.match)).toEqual(["late"]);
    expect((await store.jobs.due(9_000, 10)).map((each) => each.match)).toEqual(["late", "later"]);
    await database.write([sql`DELETE FROM jobs`]);
  });

  test("a login belongs to one person", async () => {
    await store.people.create("p1", "One", 1);
    await store.people.create("p2", "Two", 1);
    await store.people.register("p1", "ann", "hash");
    await expect(store.people.register("p2", "ann", "hash")).rejects.toMatchObject({ kind: "conflict" });
    await expect(store.people.register("p1", "other", "hash")).rejects.toMatchObject({ kind: "conflict" });
    expect((await store.people.byLogin("ann"))?.id).toBe("p1");
  });

  test("people are found by parts of their names, small or capital, in the letters of every language", async () => {
    for (const [id, name] of [
      ["lukasz", "Łukasz Żak"],
      ["zhanna", "Жанна"],
    ] as const)
      await store.people.create(id, name, 1);
    for (const [asked, id] of [
      ["łukasz", "lukasz"],
      ["ŻAK", "lukasz"],
      ["Жан", "zhanna"],
    ] as const)
      expect((await store.people.search(asked)).map((row) => [asked, row.id])).toEqual([[asked, id]]);
  });

  test("everybody is found page by page, though many came at the same time", async () => {
    const all = Array.from({ length: 250 }, (_, i) => `crowd${i}`);
    for (const [i, id] of all.entries()) await store.people.create(id, "Crowd", i < 240 ? 7 : 8);
    const first = await store.people.search("crowd");
    const last = first.at(-1);
    const second = await store.people.search("crowd", { before: last?.seen ?? 0, last: last?.id ?? "" });
    expect([...first, ...second].map(({ id }) => id).sort()).toEqual(all.sort());
  });

  test("chat messages are numbered, also when people speak at once", async () => {
    const line = { person: "p1", name: "One", text: "hello", at: 5 };
    await store.database.write([seatedStatement("talk", "p1")]);
    const said = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) => store.chat.say("talk", { ...line, at: 5 + n }, `key ${5 + n}`)),
    );
    const done = said.filter(({ status }) => status === "fulfilled").length;
    const lines = await store.chat.messages("talk", Number.MAX_SAFE_INTEGER);
    expect(lines.map(({ id }) => id)).toEqual(Array.from({ length: done }, (_, i) => i + 1));
    expect(lines[0]).toMatchObject({ person: "p1", name: "One", text: "hello" });
    // Said again because no answer came: it is there once, under its number.
    const [first] = lines;
    expect(first && (await store.chat.say("talk", { ...line, at: 90 }, `key ${first.at}`))).toEqual(first);
    expect(await store.chat.newest("talk")).toBe(done);
    expect((await store.chat.after("talk", 1)).map(({ id }) => id)).toEqual(lines.slice(1).map(({ id }) => id));
  });

  test("a match is rated once, and only from the ratings it was worked out from", async () => {
    const row = { pool: "people" as const, game: "g", subject: "p1", mu: 25.5, sigma: 8.25 };
    const result = { seat: 0, person: "p1", bot: "", game: "g", rank: 1, score: 1, finished: 1 };
    await store.database.write(
      ["rated", "rated2", "rated3"].map((match) => resultStatement({ ...result, match }, 2, 1)),
    );
    await store.jobs.put("rated", "rate", 1);
    await store.statistics.rate("rated", [{ ...row, rated: 1 }], 1);
    await expect(store.statistics.rate("rated", [{ ...row, rated: 2 }], 1)).rejects.toMatchObject({ kind: "conflict" });
    await store.jobs.put("rated2", "rate", 1);
    await expect(store.statistics.rate("rated2", [{ ...row, rated: 1 }], 1)).rejects.toMatchObject({
      kind: "conflict",
    });
    await store.statistics.rate("rated2", [{ ...row, mu: 26, rated: 2 }], 1);
    expect(await store.statistics.rating("people", "g", "p1")).toEqual({ ...row, mu: 26, rated: 2 });
    // Who deletes their data while a match is being rated does not come back with it.
    await store.jobs.put("rated3", "rate", 1);
    await store.replacement.blank("rated3", { from: "p1", to: "nobody", name: "" }, new Set());
    await expect(store.statistics.rate("rated3", [{ ...row, rated: 3 }], 1)).rejects.toMatchObject({
      kind: "conflict",
    });
  });

  test("statistics add up", async () => {
    const results = [
      ["m1", "x", 1, 30],
      ["m1", "y", 2, 10],
      ["m2", "x", 2, 20],
      ["m2", "y", 1, 25],
      ["m3", "x", 1, 40],
      ["m3", "y", 1, 40],
      ["unfinished", "x", 1, 900],
    ] as const;
    await database.write(
      results.map(
        ([id, person, rank, score], seat) =>
          sql`INSERT INTO results (match, seat, person, bot, game, rank, score, finished, seats, ended)
            VALUES (${id}, ${seat}, ${person}, '', 'g', ${rank}, ${score}, ${id === "unfinished" ? 0 : 1}, 2, 1)`,
      ),
    );
    expect(await store.statistics.played("x")).toEqual([
      { game: "g", played: 4, won: 3, finished: 3, score: 90, rank: 5 / 4 },
    ]);
    expect(await store.statistics.against("x", "y")).toEqual([{ game: "g", played: 3, ahead: 1, behind: 1, level: 1 }]);
  });

  test("people have played with each other where both have a result, or sit at what has begun", async () => {
    const played = (): Promise<boolean> => store.profiles.havePlayed("ann", "bob");
    const seats = [
      { name: "Ann", person: "ann" },
      { name: "Bob", person: "bob" },
    ];
    const at = async (seq: number, status: "lobby" | "playing" | "over"): Promise<boolean> => {
      const made = change("known", seq);
      const all = { ...made, summary: { ...made.summary, status, seats } };
      if (seq > 1) await store.matches.append(all);
      else await store.matches.create(match("known"), all);
      return played();
    };
    expect(await at(1, "lobby")).toBe(false);
    await store.database.write(["ann", "bob"].map((person) => seatedStatement("known", person)));
    expect([await at(2, "lobby"), await at(3, "playing"), await at(4, "over")]).toEqual([false, true, true]);
    await store.database.write([sql`DELETE FROM matches WHERE id = 'known'`]);
    expect(await played()).toBe(false);
    const about = { match: "known", game: "some-game", bot: "", rank: 1, score: 0, finished: 1 };
    await store.database.write(["ann", "bob"].map((person, seat) => resultStatement({ ...about, seat, person }, 2, 1)));
    expect(await played()).toBe(true);
  });

  test("migrations run once, from the first version on, and keep what was there", async () => {
    const old = await open();
    await migrate(old, 1);
    expect(await schemaVersion(old)).toBe(1);
    const { id, code, game, rules, visibility, created, seed, settings } = match("ancient");
    await old.write([
      sql`INSERT INTO matches (id, code, game, rules, visibility, status, seq, created, updated, settings, seed, seats, to_act)
        VALUES (${id}, ${code}, ${game}, ${rules}, ${visibility}, 'playing', 1, ${created}, 10,
          ${JSON.stringify(settings)}, ${seed}, '[{"name":"Ann"},{"name":"Bob"}]', '[1]')`,
      sql`INSERT INTO entries (match, seq, at, data) VALUES (${id}, 1, 10, '{"kind":"rematch","match":"entry 1"}')`,
    ]);
    await Promise.all([migrate(old), migrate(old)]);
    await migrate(old);
    expect(await schemaVersion(old)).toBe(NEWEST_SCHEMA);
    const { matches, matchLists } = storeOn(old);
    expect(await matches.find("ancient")).toEqual(match("ancient"));
    expect(await matchLists.all("playing", pageStart({ before: 100 }))).toMatchObject([{ id, toAct: [1] }]);
    await matches.append({ ...change(id, 2), toAct: [0], summary: undefined });
    expect(await matchLists.all("playing", pageStart({ before: 100 }))).toMatchObject([{ id, toAct: [0] }]);
    await old.write([sql`INSERT INTO schema_version (version) VALUES (${NEWEST_SCHEMA + 1})`]);
    await expect(migrate(old)).rejects.toThrow("newer");
    await old.close();
  });

  test.each(DATABASES)("a backup restores into %s", async (_other, openOther) => {
    const file = join(folder(), "backup.gz");
    const rows = await backUp(database, SECRETS, file, 77);
    const other = await openOther();
    expect(await restore(other, file)).toEqual({ secrets: SECRETS, rows });
    for (const table of TABLES) {
      const all = { text: `SELECT * FROM ${table}`, values: [] };
      const sorted = async (from: Database) => (await from.read(all)).map((row) => JSON.stringify(row)).sort();
      expect(await sorted(other)).toEqual(await sorted(database));
    }
    await expect(restore(other, file)).rejects.toMatchObject({ code: "not-empty" });
    await other.close();
  });
});

test("what was deleted or written over is in no file of the embedded database once it is closed", async () => {
  const place = folder();
  const database = await openSqlite(join(place, "test.db"));
  await migrate(database);
  // A short row within a page, and one that takes pages of its own.
  const mute = (person: string): Statement => sql`INSERT INTO mutes (person, muted) VALUES (${person}, 'b')`;
  const [short, long] = ["Vera Vanishing ", "Wanda Withdrawn ".repeat(1_000)];
  await database.write([...Array.from({ length: 50 }, (_, n) => mute(`somebody ${n}`)), mute(short), mute(long)]);
  // Whoever reads has it open as well.
  expect(await database.read(sql`SELECT muted FROM mutes WHERE person = ${short}`)).toHaveLength(1);
  await database.write([sql`DELETE FROM mutes WHERE person = ${long}`]);
  await database.write([sql`UPDATE mutes SET person = 'c' WHERE person = ${short}`]);
  await database.close();
  expect(readdirSync(place)).toEqual(["test.db"]);
  const bytes = readFileSync(join(place, "test.db"), "latin1");
  expect(bytes).toContain("somebody 49");
  expect(bytes).not.toMatch(/Vera Vanishing|Wanda Withdrawn/);
});
