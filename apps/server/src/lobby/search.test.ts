import { afterAll, beforeAll, expect, test } from "vitest";
import { OPEN_QUOTAS } from "../config/open-limits.ts";
import type { RunningServer } from "../server.ts";
import { jobAt, pairJob } from "../stores/jobs.ts";
import { sql } from "../stores/sql.ts";
import { Guest } from "../testing/guest.ts";
import { doing, move, seated, why } from "../testing/play.ts";
import { startPostgres, type TestPostgres } from "../testing/postgres.ts";
import { forget, openServer } from "../testing/test-server.ts";
import { PATIENCE } from "./pairing.ts";
import { pair } from "./search.ts";

const clock = { now: 1_800_000_000_000 };
const settings = { now: () => clock.now, pollEvery: 1_000_000 };
let postgres: TestPostgres;
let nodes: (RunningServer & { data: string })[];
let alone: RunningServer & { data: string };

beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = await postgres.fresh();
  const one = await openServer({ ...settings, databaseUrl });
  nodes = [one, await openServer({ ...settings, databaseUrl, data: one.data })];
  alone = await openServer(settings);
});
afterAll(async () => {
  for (const server of [...nodes, alone]) await server.close();
  for (const { data } of [...nodes.slice(0, 1), alone]) forget(data);
  await postgres.stop();
});

const wish = { games: ["hidden-hands"], seats: [2], pace: "live" as const };

test("many who look at once through two nodes are paired exactly once each", async () => {
  const people = await Promise.all(
    Array.from({ length: 12 }, (_, n) => Guest.arrive(nodes[n % 2]?.url ?? "", `Guest ${n}`)),
  );
  await Promise.all(people.map((guest) => guest.ask("startSearch", { body: wish })));
  // Whoever lost a race looks again, as jobs would have it.
  for (let round = 0; round < 12; round++) {
    await Promise.all(
      nodes.map((node, n) =>
        Promise.all(people.filter((_, i) => i % 2 === n).map((guest) => pair(node.services, guest.person))),
      ),
    );
  }
  const found = await Promise.all(people.map((guest) => guest.ask("search", {})));
  const matches = found.map(({ match }) => match);
  expect(matches).not.toContain(undefined);
  const counts = Object.values(Object.groupBy(matches, (match) => match ?? "")).map((each) => each?.length);
  expect(counts).toEqual(Array.from({ length: 6 }, () => 2));
  // No table was opened for people who then sit elsewhere.
  const database = nodes[0]?.services.store.database;
  expect(await database?.read(sql`SELECT id FROM matches`)).toHaveLength(6);
  expect(await database?.read(sql`SELECT person FROM players`)).toHaveLength(12);
});

test("a search that is begun several times at once is one", async () => {
  const ann = await Guest.arrive(nodes[0]?.url ?? "", "Ann");
  const body = { ...wish, games: ["metropolia"] };
  const begun = await Promise.all(Array.from({ length: 10 }, () => ann.call("startSearch", { body })));
  expect(begun.map(({ ok }) => ok)).toEqual(Array(10).fill(true));
  await ann.ask("endSearch", {});
});

test("who is found plays at once; who left is not found, and bots come where one agrees", async () => {
  const [ann, bob, cat] = await Promise.all(["Ann", "Bob", "Cat"].map((name) => Guest.arrive(alone.url, name)));
  if (ann === undefined || bob === undefined || cat === undefined) throw new Error("nobody");
  await cat.ask("startSearch", { body: wish });
  clock.now += PATIENCE.live.away + 1;
  expect(await ann.ask("startSearch", { body: { ...wish, games: ["hidden-hands", "metropolia"] } })).not.toHaveProperty(
    "match",
  );
  expect((await bob.ask("lobby", {})).waiting).toEqual([
    expect.objectContaining({ name: "Ann", games: ["hidden-hands", "metropolia"] }),
  ]);
  const { match = "" } = await bob.ask("startSearch", { body: { ...wish, games: ["metropolia"] } });
  expect((await ann.ask("search", {})).match).toBe(match);
  for (const guest of [ann, bob]) {
    await guest.connect();
    expect(why(await guest.socket?.watch(match))).toBe("done");
  }
  const shown = ann.last("sync");
  expect(shown?.table).toMatchObject({
    status: "playing",
    game: "metropolia",
    time: { kind: "live" },
    visibility: "public",
  });
  const mover = [ann, bob].find((guest) => (guest.last("sync")?.position?.options ?? []).length > 0) ?? ann;
  await move(mover, match, [ann, bob]);
  expect((await cat.ask("lobby", {})).live.map(({ id }) => id)).toEqual([match]);
  // A bot agreed to comes in by itself, once.
  await cat.ask("startSearch", { body: { ...wish, bots: true } });
  clock.now += PATIENCE.live.bots;
  await alone.scheduler.runDue();
  const { match: withBot = "" } = await cat.ask("search", {});
  const { table } = await cat.ask("match", { params: { match: withBot } });
  expect(table.seats.map(({ bot }) => bot).sort()).toEqual(["casual", undefined]);
  await cat.ask("endSearch", {});
  expect(await cat.ask("search", {})).toEqual({});
  for (const guest of [ann, bob]) guest.leave();
});

test("what nobody can play is refused, and who has the answer is told so in a few bytes", async () => {
  const ann = await Guest.arrive(alone.url, "Ann");
  const bad = await ann.call("startSearch", { body: { ...wish, seats: [16] } });
  expect(bad).toMatchObject({ ok: false, problem: { code: "bad-seats" } });
  const first = await fetch(`${alone.url}/api/lobby`);
  const tag = first.headers.get("etag") ?? "";
  const again = await fetch(`${alone.url}/api/lobby`, { headers: { "if-none-match": tag } });
  expect([first.status, again.status, await again.text()]).toEqual([200, 304, ""]);
});

test("an invitation says what it is to before one comes", async () => {
  const ann = await Guest.arrive(alone.url, "Ann");
  const { code = "" } = await ann.ask("createMatch", {
    body: { game: "metropolia", seats: [{ who: "me" }, { who: "open" }], time: { kind: "days", days: 3 } },
  });
  const stranger = new Guest(alone.url);
  expect(await stranger.ask("invitation", { params: { code } })).toMatchObject({
    game: "metropolia",
    host: "Ann",
    time: { kind: "days", days: 3 },
    seats: 2,
    open: 1,
    status: "lobby",
  });
});

test("people who keep away from each other are not paired and do not share a table", async () => {
  const [ann, bob] = await Guest.arriveTogether(alone.url, "Ann", "Bob");
  const table = await ann.ask("createMatch", {
    body: { game: "metropolia", seats: [{ who: "me" }, { who: "open" }], visibility: "public" },
  });
  const seen = async (): Promise<boolean[]> => {
    const lists = [(await bob.ask("lobby", {})).open, (await bob.ask("matches", { query: { list: "open" } })).matches];
    return lists.map((list) => list.some(({ id }) => id === table.id));
  };
  expect(await seen()).toEqual([true, true]);
  await ann.ask("block", { params: { person: bob.person } });
  expect((await ann.ask("blocks", {})).people).toEqual([
    { person: bob.person, name: "Bob", blocked: true, muted: true },
  ]);
  expect(await seen()).toEqual([false, false]);
  const sat = await bob.call("command", { params: { match: table.id }, body: { do: "sit", seat: 1 } });
  expect(sat).toMatchObject({ ok: false, problem: { code: "blocked" } });
  await bob.connect();
  expect(why(await bob.socket?.command(table.id, { do: "sit", seat: 1 }))).toBe("blocked");
  expect(await bob.call("join", { body: { code: table.code ?? "" } })).toMatchObject({ problem: { code: "blocked" } });
  await ann.ask("startSearch", { body: wish });
  clock.now += 30_000;
  expect(await bob.ask("startSearch", { body: wish })).not.toHaveProperty("match");
  expect((await bob.ask("lobby", {})).waiting).toEqual([]);
  await ann.ask("unblock", { params: { person: bob.person } });
  await bob.ask("startSearch", { body: wish });
  expect((await bob.ask("search", {})).match).toBeDefined();
  bob.leave();
});

test.each(["the embedded database", "PostgreSQL"])(
  "who blocks somebody while the two are being paired is not paired with them, on %s",
  async (kind) => {
    const server = kind === "PostgreSQL" ? nodes[0] : alone;
    if (server === undefined) throw new Error("nobody");
    const [ann, bob] = await Guest.arriveTogether(server.url, "Ann", "Bob");
    const { services } = server;
    const { store } = services;
    await ann.ask("startSearch", { body: wish });
    // Looks for somebody, as they do when they begin, and learns of the block too late.
    const apart = async (person: string): Promise<string[]> => {
      const before = await store.conduct.apart(person);
      await bob.ask("block", { params: { person: ann.person } });
      return before;
    };
    const late = { ...services, store: { ...store, conduct: { ...store.conduct, apart } } };
    await store.seekers.put(
      {
        ...wish,
        bots: false,
        person: bob.person,
        name: "Bob",
        welcome: "",
        since: clock.now,
        seen: clock.now,
        counted: [],
      },
      jobAt("", pairJob(bob.person), clock.now + 1_000),
    );
    await pair(late, bob.person);
    for (const guest of [ann, bob]) {
      expect(await guest.ask("search", {})).not.toHaveProperty("match");
      await guest.ask("endSearch", {});
    }
  },
);

test.each(["the embedded database", "PostgreSQL"])(
  "who is banned waits no more and is not paired, on %s",
  async (kind) => {
    const [server = alone] = kind === "PostgreSQL" ? nodes : [];
    const [ann, eve, bob] = (await Promise.all(
      ["Ann", "Eve", "Bob"].map((name) => Guest.arrive(server.url, name)),
    )) as [Guest, Guest, Guest];
    const admin = new Guest(server.url, { authorization: `Bearer ${server.services.secrets.admin}` });
    const two = { ...wish, games: ["sealed-bids"] };
    const ban = { params: { person: eve.person } };
    await eve.ask("startSearch", { body: two });
    const waitingFor = async (): Promise<string[]> => (await ann.ask("lobby", {})).waiting.map(({ person }) => person);
    expect(await waitingFor()).toContain(eve.person);
    await admin.ask("adminBan", ban);
    expect(await waitingFor()).not.toContain(eve.person);
    await admin.ask("adminUnban", ban);
    expect(await eve.ask("search", {})).toEqual({});
    // What was under way when the ban came, and what may stand in the database from before.
    await eve.ask("startSearch", { body: two });
    await server.services.store.database.write([sql`UPDATE people SET banned = 1 WHERE id = ${eve.person}`]);
    expect(await waitingFor()).not.toContain(eve.person);
    expect(await ann.ask("startSearch", { body: two })).not.toHaveProperty("match");
    expect(await pair(server.services, eve.person)).toBe("done");
    expect(await ann.ask("search", {})).not.toHaveProperty("match");
    const { match } = await bob.ask("startSearch", { body: two });
    expect((await ann.ask("search", {})).match).toBe(match);
  },
);

test("a table for accounts only lets nobody else sit down", async () => {
  const [ann, bob] = await Guest.arriveTogether(alone.url, "Ann", "Bob");
  const { id } = await ann.ask("createMatch", {
    body: { game: "metropolia", seats: [{ who: "open" }, { who: "open" }], visibility: "public", accountsOnly: true },
  });
  const sit = { params: { match: id }, body: { do: "sit" as const, seat: 1 } };
  expect(await bob.call("command", sit)).toMatchObject({ problem: { code: "needs-account" } });
  await bob.ask("register", { body: { login: "bob of the lobby", passphrase: "correct horse battery" } });
  expect(await bob.call("command", sit)).toMatchObject({ ok: true });
});

test("a search brings nobody into more matches than they may be in; who has no room for one more looks no longer, the others go on", async () => {
  const small = await openServer({ ...settings, quotas: { ...OPEN_QUOTAS, openMatches: 1 } });
  const [ann, bob, cat] = await Guest.arriveTogether(small.url, "Ann", "Bob", "Cat");
  await ann.ask("startSearch", { body: wish });
  await ann.ask("createMatch", { body: { game: "metropolia", seats: [{ who: "me" }, { who: "open" }] } });
  await bob.ask("startSearch", { body: wish });
  expect((await bob.ask("search", {})).match).toBeUndefined();
  expect(await ann.ask("search", {})).toEqual({});
  const mine = async (guest: Guest): Promise<number> =>
    (await guest.ask("matches", { query: { list: "unfinished" } })).matches.length;
  expect([await mine(ann), await mine(bob)]).toEqual([1, 0]);
  await cat.ask("startSearch", { body: wish });
  const { match } = await cat.ask("search", {});
  expect(match).toBeDefined();
  expect((await bob.ask("search", {})).match).toBe(match);
  await small.close();
  forget(small.data);
});

test("who was blocked goes back to a table where they sit, and a seat kept for them next to who blocked them is free again", async () => {
  const [ann, bob] = await Guest.arriveTogether(alone.url, "Ann", "Bob");
  const { id: match, code = "" } = await seated([ann, bob], { game: "hidden-hands" });
  await ann.ask("block", { params: { person: bob.person } });
  expect(await bob.call("join", { body: { code } })).toMatchObject({ ok: true, value: { match } });
  await ann.ask("unblock", { params: { person: bob.person } });
  await doing(ann, match, { do: "resign", seat: 0 });
  const { match: next } = await ann.ask("rematch", { params: { match } });
  await ann.ask("block", { params: { person: bob.person } });
  await bob.socket?.watch(next);
  const { table } = await ann.ask("match", { params: { match: next } });
  expect(table.seats.filter(({ person }) => person === bob.person)).toEqual([]);
  expect(table.seats.filter(({ open }) => open)).toHaveLength(1);
  for (const guest of [ann, bob]) guest.leave();
});
