import { once } from "node:events";
import { CLOSE } from "@tabletown/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { USUAL_LIMITS } from "../src/config/config.ts";
import { OPEN_LIMITS, OPEN_QUOTAS } from "../src/config/open-limits.ts";
import type { RunningServer, ServerSettings } from "../src/server.ts";
import { Guest } from "../src/testing/guest.ts";
import { playOut, seated, why } from "../src/testing/play.ts";
import { startPostgres, type TestPostgres } from "../src/testing/postgres.ts";
import { forget, openServer } from "../src/testing/test-server.ts";

let postgres: TestPostgres;
const opened: (RunningServer & { data: string })[] = [];
const guests: Guest[] = [];
/** Nothing comes back while a test runs. */
const now = (): number => 1_800_000_000_000;
const NEVER = { perSecond: 0.001, burst: 8 };

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  for (const guest of guests) guest.leave();
  for (const server of opened) await server.close();
  forget(opened[0]?.data ?? "");
  await postgres.stop();
});

/** Two nodes on one database, with the same secrets. */
async function nodes(settings: Partial<ServerSettings>): Promise<[RunningServer, RunningServer]> {
  const shared = { databaseUrl: await postgres.fresh(), pollEvery: 1_000_000, ...settings };
  const one = await openServer({ ...shared, ...(opened[0] !== undefined && { data: opened[0].data }) });
  const two = await openServer({ ...shared, data: one.data });
  opened.push(one, two);
  return [one, two];
}

/** The same person on the other node. */
function on({ url }: RunningServer, guest: Guest): Guest {
  const there = new Guest(url);
  there.cookie = guest.cookie;
  there.person = guest.person;
  guests.push(there);
  return there;
}

test("an account is guessed at only so often, however many addresses and nodes are asked", async () => {
  const limits = { ...OPEN_LIMITS, guess: NEVER };
  const [one, two] = await nodes({ limits, now, trustProxy: 1 });
  const ann = await Guest.arrive(one.url, "Ann");
  await ann.ask("register", { body: { login: "Ann", passphrase: "correct horse battery" } });
  const guess = async (server: RunningServer, n: number, login = "ann"): Promise<string> => {
    const response = await fetch(`${server.url}/api/login`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": `9.${n}.9.9` },
      body: JSON.stringify({ login, passphrase: `wrong guess number ${n}` }),
    });
    return ((await response.json()) as { code: string }).code;
  };
  const told: string[] = [];
  for (let n = 0; n < 12; n++) told.push(await guess(n % 2 === 0 ? one : two, n, n % 3 === 0 ? "ANN" : "ann"));
  expect(told.filter((code) => code === "wrong-passphrase")).toHaveLength(8);
  expect(told.filter((code) => code === "too-many-guesses")).toHaveLength(4);
  expect(await guess(two, 1, "somebody else")).toBe("wrong-passphrase");
});

test("requests and messages are throttled, and what is added in a day counted, for all nodes together", async () => {
  const limits = { ...OPEN_LIMITS, secret: NEVER, write: { perSecond: 0.001, burst: 16 }, chat: NEVER };
  const [one, two] = await nodes({ limits, now, quotas: { ...OPEN_QUOTAS, matches: 3 } });
  const ann = await Guest.arrive(one.url, "Ann");
  const there = on(two, ann);
  const told: string[] = [];
  for (let n = 0; n < 10; n++)
    told.push(why(await (n % 2 === 0 ? ann : there).call("rename", { body: { name: "A" } })));
  for (let n = 0; n < 10; n++) told.push(why(await there.call("rename", { body: { name: "A" } })));
  // Tokens are taken two at a time, and one that a node has in hand may be left over.
  expect(told.filter((code) => code === "done").length).toBeLessThanOrEqual(16);
  expect(told.filter((code) => code === "done").length).toBeGreaterThanOrEqual(14);

  const table = { body: { game: "hidden-hands", seats: [{ who: "me" as const }, { who: "open" as const }] } };
  const matches: string[] = [];
  for (let n = 0; n < 4; n++) matches.push(why(await (n % 2 === 0 ? ann : there).call("createMatch", table)));
  expect(matches).toEqual(["done", "done", "done", "too-many-today"]);
});

test("a class behind one address comes to its table at once, and whoever guesses at codes is stopped, the right one included", async () => {
  const { guest, code, secret, read, write } = USUAL_LIMITS;
  const limits = { ...OPEN_LIMITS, guest, code, secret, read, write };
  const alone = await openServer({ pollEvery: 1_000_000, now, limits });
  opened.push(alone);
  const shared = await nodes({ limits, now });
  for (const servers of [[alone, alone], shared] as const) {
    const [one, two] = servers;
    const host = await Guest.arrive(one.url, "Teacher");
    const { id, code: right = "" } = await host.ask("createMatch", {
      body: { game: "hidden-hands", seats: [{ who: "me" }, { who: "open" }] },
    });
    const comes = async (n: number): Promise<string[]> => {
      const pupil = new Guest((n % 2 === 0 ? one : two).url);
      const looked = why(await pupil.call("invitation", { params: { code: right } }));
      await pupil.ask("signIn", { body: { name: `Pupil ${n}` } });
      const joined = why(await pupil.call("join", { body: { code: right } }));
      // What the page asks for at a table.
      const params = { params: { match: id } };
      const seen = [await pupil.call("match", params), await pupil.call("chatLines", params)];
      return [looked, joined, ...seen.map(why)];
    };
    const come = await Promise.all(Array.from({ length: 40 }, (_, n) => comes(n)));
    expect(come.flat().filter((told) => told !== "done")).toEqual([]);
    const guesses: string[] = [];
    for (let n = 0; n < 70; n++) {
      const guess = String(10_000_000 + n);
      guesses.push(why(await new Guest((n % 2 === 0 ? one : two).url).call("invitation", { params: { code: guess } })));
    }
    const answered = guesses.filter((told) => told === "unknown-match").length;
    expect(answered).toBeGreaterThan(code.burst / 2);
    expect(answered).toBeLessThanOrEqual(code.burst);
    for (const { url } of servers)
      expect(why(await new Guest(url).call("invitation", { params: { code: right } }))).toBe("too-fast");
  }
});

test("signing out, a ban and a mute on one node are true on the other at once", async () => {
  const [one, two] = await nodes({ limits: { ...OPEN_LIMITS, heartbeat: 3_600_000 } });
  const [ann, bob] = await Guest.arriveTogether(one.url, "Ann", "Bob");
  const [annThere, bobThere] = [on(two, ann), on(two, bob)];
  const { id } = await seated([annThere, bobThere], { game: "hidden-hands" });

  // Ann mutes Bob on one node; what he says on the other she does not hear there.
  await ann.ask("mute", { params: { person: bob.person } });
  const [connection] = two.sockets.of(ann.person);
  await expect.poll(() => connection?.mutes(bob.person), { interval: 5 }).toBe(true);

  // Nobody asks the database for half a minute; the other node is told.
  expect(why(await bobThere.call("me", {}))).toBe("done");
  const closed = once(bobThere.raw as NonNullable<typeof bobThere.raw>, "close");
  await bob.ask("signOut", {});
  expect((await closed)[0]).toBe(CLOSE.signedOut);
  expect(why(await bobThere.call("me", {}))).toBe("signed-out");

  const banned = once(annThere.raw as NonNullable<typeof annThere.raw>, "close");
  const answer = await fetch(`${one.url}/api/admin/bans/${ann.person}`, {
    method: "PUT",
    headers: { authorization: `Bearer ${one.services.secrets.admin}` },
  });
  expect(answer.status).toBe(200);
  expect((await banned)[0]).toBe(CLOSE.banned);
  expect(why(await annThere.call("me", {}))).toBe("banned");
  expect(why(await annThere.call("match", { params: { match: id } }))).toBe("banned");
});

test("nobody on another node waits for who is banned", async () => {
  const [one, two] = await nodes({ limits: { ...OPEN_LIMITS, heartbeat: 3_600_000 } });
  const [ann, eve] = await Guest.arriveTogether(one.url, "Ann", "Eve");
  const [annThere, eveThere] = [on(two, ann), on(two, eve)];
  const { id } = await seated([annThere, eveThere], { game: "hidden-hands" });
  const { id: lobby } = await eveThere.ask("createMatch", {
    body: { game: "hidden-hands", seats: [{ who: "me" }, { who: "open" }], visibility: "public" },
  });
  await annThere.ask("command", { params: { match: lobby }, body: { do: "sit", seat: 1 } });
  const left = annThere.next("table", ({ match, table }) => match === id && table.seats[1]?.open === true);
  const admin = new Guest(one.url, { authorization: `Bearer ${one.services.secrets.admin}` });
  await admin.ask("adminBan", { params: { person: eve.person } });
  expect((await left).table.seats[1]).toMatchObject({ name: "Eve", bot: "casual" });
  const hostThere = async (): Promise<string | undefined> =>
    (await annThere.ask("match", { params: { match: lobby } })).table.host;
  await expect.poll(hostThere, { interval: 5 }).toBe(ann.person);
});

test("a node that has not heard of a sign-out makes no link for whoever was signed out", async () => {
  const [one, two] = await nodes({});
  const ann = await Guest.arrive(one.url, "Ann");
  const thief = on(two, ann);
  const { session } = await thief.ask("me", {});
  const { link } = await thief.ask("makeLink", {});
  // Written down and not announced: what a node knows that is deaf for the moment.
  await one.services.store.people.revoke(session, ann.person);
  expect(why(await thief.call("me", {}))).toBe("done");
  expect(why(await thief.call("makeLink", {}))).toBe("signed-out");
  expect(why(await thief.call("useLink", { body: { link } }))).toBe("wrong-link");
});

test("an account made and a name changed on one node are true of open connections on the other", async () => {
  const [one, two] = await nodes({ limits: { ...OPEN_LIMITS, heartbeat: 3_600_000 } });
  const [ann, bob] = await Guest.arriveTogether(one.url, "Ann", "Bob");
  const seats = [{ who: "open" as const }, { who: "open" as const }];
  const { id } = await ann.ask("createMatch", {
    body: { game: "hidden-hands", seats, visibility: "public", accountsOnly: true },
  });
  const there = on(two, bob);
  await there.connect();
  await there.socket?.watch(id);
  const sit = async (): Promise<string> => why(await there.socket?.command(id, { do: "sit", seat: 0 }));
  expect(await sit()).toBe("needs-account");
  await bob.ask("register", { body: { login: "bob", passphrase: "correct horse battery" } });
  await bob.ask("rename", { body: { name: "Robert" } });
  await expect.poll(sit, { interval: 5 }).toBe("done");
  const seated = async (): Promise<string | undefined> =>
    (await there.ask("match", { params: { match: id } })).table.seats[0]?.name;
  // The second of two changes may come later.
  const sitAnew = async (): Promise<string | undefined> => {
    await there.socket?.command(id, { do: "stand", seat: 0, forGood: true });
    await there.socket?.command(id, { do: "sit", seat: 0 });
    return seated();
  };
  await expect.poll(sitAnew, { interval: 5 }).toBe("Robert");
});

test("old things are deleted by one node at a time, whichever looks first", async () => {
  const clock = { now: now() };
  const [one, two] = await nodes({ now: () => clock.now });
  const [ann, bob] = await Guest.arriveTogether(one.url, "Ann", "Bob");
  guests.push(ann, bob);
  const { id } = await seated([ann, bob], { game: "hidden-hands" });
  await playOut([ann, bob], id);
  await ann.ask("chat", { params: { match: id }, body: { text: "well played" } });
  const record = (await ann.ask("record", { params: { match: id } })) as never;
  const { record: uploaded } = await ann.ask("upload", { body: record });
  expect(await on(two, bob).ask("upload", { body: record })).toMatchObject({ record: uploaded });
  await ann.ask("createMatch", { body: { game: "hidden-hands", seats: [{ who: "me" }, { who: "open" }] } });
  await seated([bob, ann], { game: "hidden-hands" });

  clock.now += 400 * 86_400_000;
  // What was done every hour of them.
  await one.services.store.jobs.put("", "delete-old", clock.now);
  for (let n = 0; n < 3; n++) {
    await Promise.all([one.scheduler.runDue(), two.scheduler.runDue()]);
    clock.now += 3_600_000;
  }
  const { database } = one.services.store;
  for (const table of ["matches", "entries", "players", "chat", "records", "record_owners", "people", "sessions"]) {
    const [row] = await database.read<{ n: number }>({ text: `SELECT count(*) AS n FROM ${table}`, values: [] });
    expect([table, row?.n]).toEqual([table, 0]);
  }
  const jobs = await database.read<{ kind: string }>({ text: "SELECT kind FROM jobs WHERE match = ''", values: [] });
  expect(jobs).toEqual([{ kind: "delete-old" }]);
});
