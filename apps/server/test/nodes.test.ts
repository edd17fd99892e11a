import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, test } from "vitest";
import { writeSecrets } from "../src/data-folder/secrets.ts";
import type { RunningServer, ServerSettings } from "../src/server.ts";
import { Guest } from "../src/testing/guest.ts";
import { killAll, launch } from "../src/testing/launch.ts";
import { doing, move, seated, why } from "../src/testing/play.ts";
import { startPostgres, type TestPostgres } from "../src/testing/postgres.ts";
import { databaseProxy, type TcpProxy } from "../src/testing/tcp-proxy.ts";
import { forget, openServer, testSettings } from "../src/testing/test-server.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  killAll();
  await postgres.stop();
});

/** Two nodes on one database; what the second hears comes through a proxy. */
interface Pair {
  readonly one: RunningServer;
  readonly two: RunningServer;
  readonly proxy: TcpProxy;
  readonly direct: pg.Client;
  close(): Promise<void>;
}

async function pair(settings: Partial<ServerSettings> = {}): Promise<Pair> {
  const databaseUrl = await postgres.fresh();
  const proxy = await databaseProxy(databaseUrl);
  const one = await openServer({ databaseUrl, ...settings });
  const shared = testSettings({ databaseUrl: proxy.through(databaseUrl), ...settings });
  writeSecrets(shared.data, one.services.secrets);
  const two = await openServer(shared);
  const direct = new pg.Client({ connectionString: databaseUrl });
  await direct.connect();
  const close = async (): Promise<void> => {
    await one.close();
    await two.close();
    await direct.end();
    await proxy.close();
    forget(one.data);
    forget(shared.data);
  };
  return { one, two, proxy, direct, close };
}

/** The same person through another node, watching. */
async function through({ url }: RunningServer, guest: Guest, match: string): Promise<Guest> {
  const far = new Guest(url);
  far.cookie = guest.cookie;
  far.person = guest.person;
  await far.connect();
  await far.socket?.watch(match);
  return far;
}

function lines(guest: Guest): string[] {
  return guest.heard.flatMap((message) => (message.t === "chat" ? [message.line.text] : []));
}

// All of these wait for most of their time, so they wait together. A poll knows its test by the test's own `expect`.
describe.concurrent("a node whose connection for hearing is dead without having said so", () => {
  test("says that it is not ready, comes back by itself and makes up for what it missed", async ({ expect }) => {
    const { one, two, proxy, direct, close } = await pair();
    const people = await Guest.arriveTogether(one.url, "Ann", "Bob");
    const [ann, bob] = people;
    const { id } = await seated(people, { game: "hidden-hands" });
    const far = await through(two, bob, id);
    proxy.forget("listeners");
    const heard = far.next("step");
    const made = await move(ann, id, [bob]);
    // So that making up for it takes a while.
    await direct.query("BEGIN");
    await direct.query("LOCK TABLE chat IN ACCESS EXCLUSIVE MODE");
    const ready = async () => {
      const answer = await fetch(`${two.url}/readyz`);
      return [answer.status, ((await answer.json()) as { reason?: string }).reason];
    };
    await expect.poll(ready).toEqual([503, "this node does not hear the others; it is catching up"]);
    await direct.query("COMMIT");
    expect((await heard).seq).toBe(made);
    await expect.poll(ready).toEqual([200, undefined]);
    const next = far.next("step");
    await move(bob, id, [ann]);
    await next;
    for (const guest of [...people, far]) guest.leave();
    await close();
  });

  test("decides on what the others have written, not on what it has heard", async ({ expect }) => {
    const { one, two, proxy, close } = await pair();
    const ann = await Guest.arrive(two.url, "Ann");
    const bob = await Guest.arrive(one.url, "Bob");
    const { id } = await ann.ask("createMatch", {
      body: { game: "hidden-hands", seats: [{ who: "me" }, { who: "open" }], visibility: "public" },
    });
    for (const guest of [ann, bob]) {
      await guest.connect();
      await guest.socket?.watch(id);
    }
    proxy.forget("listeners");
    await doing(bob, id, { do: "sit", seat: 1 });
    // Right after it, where nothing has been heard of it.
    expect(why(await ann.do(id, { do: "start" }))).toBe("done");
    // And whoever sat down elsewhere may speak here.
    const there = await through(two, bob, id);
    await doing(bob, id, { do: "resign" });
    expect(why(await there.socket?.chat(id, "that was quick"))).toBe("done");
    for (const guest of [ann, bob, there]) guest.leave();
    await close();
  });

  test("sends every line of chat once and in order, those said elsewhere too", async ({ expect }) => {
    const { one, two, proxy, close } = await pair();
    const people = await Guest.arriveTogether(one.url, "Ann", "Bob");
    const [ann, bob] = people;
    const { id } = await seated(people, { game: "hidden-hands" });
    const far = await through(two, bob, id);
    proxy.forget("listeners");
    await ann.socket?.chat(id, "first, unheard");
    await far.socket?.chat(id, "second, said here");
    await expect.poll(() => lines(far)).toEqual(["first, unheard", "second, said here"]);
    await ann.socket?.chat(id, "third, made up for");
    await expect.poll(() => lines(far)).toHaveLength(3);
    await expect.poll(() => two.services.bus.traffic.listening).toBe(true);
    // Without an answer it is said again, here or there, and stands there once.
    const said = [ann, ann, await through(two, ann, id)];
    for (const guest of said) expect(await guest.socket?.chat(id, "fourth", "key")).toEqual({ ok: true });
    said[2]?.leave();
    await expect.poll(() => lines(far)).toHaveLength(4);
    await expect.poll(() => lines(ann)).toHaveLength(4);
    expect(lines(far)).toEqual(lines(ann));
    for (const guest of [...people, far]) guest.leave();
    await close();
  });
});

test.concurrent("a node hears of a match from when it has it in memory until it forgets it, and of no other", async ({
  expect,
}) => {
  const { one, two, close } = await pair();
  const ann = await Guest.arrive(one.url, "Ann");
  await ann.connect();
  const seats = [{ who: "me" as const }, { who: "me" as const }];
  const open = async () => (await ann.ask("createMatch", { body: { game: "hidden-hands", seats } })).id;
  const [known, unknown] = [await open(), await open()];
  await two.services.rooms.get(known);
  const rename = async (match: string, name: string) => {
    const { received } = one.services.bus.traffic;
    await doing(ann, match, { do: "rename", seat: 0, name });
    await expect.poll(() => one.services.bus.traffic.received).toBeGreaterThan(received);
  };
  const nameThere = (match: string) => two.services.rooms.present(match)?.state.seats[0]?.name;
  const before = two.services.bus.traffic.received;
  await rename(unknown, "Anna");
  await rename(known, "Anne");
  await expect.poll(() => nameThere(known)).toBe("Anne");
  expect(two.services.bus.traffic.received).toBe(before + 1);
  two.services.rooms.forget(known);
  await two.services.rooms.get(unknown);
  await rename(known, "Anja");
  await rename(unknown, "Anka");
  await expect.poll(() => nameThere(unknown)).toBe("Anka");
  expect(two.services.bus.traffic.received).toBe(before + 2);
  ann.leave();
  await close();
});

describe.concurrent("clocks that ran out while no node was there get their grace", () => {
  const DAY = 86_400_000;

  async function timeouts(server: RunningServer, match: string): Promise<number> {
    const log = await server.services.store.matches.entries(match, 0);
    return log.filter((entry) => entry.kind === "seats" && entry.timeout).length;
  }

  test("after an orderly end", async ({ expect }) => {
    const clock = { now: 1_800_000_000_000 };
    const settings = testSettings({
      databaseUrl: await postgres.fresh(),
      now: () => clock.now,
      pollEvery: 1_000_000,
      grace: 15_000,
    });
    const server = await openServer(settings);
    const people = await Guest.arriveTogether(server.url, "Ann", "Bob");
    const { id } = await seated(people, { game: "hidden-hands", time: { kind: "days", days: 1 } });
    for (const guest of people) guest.leave();
    await server.close();
    clock.now += 2 * DAY;
    const again = await openServer(settings);
    await again.scheduler.runDue();
    expect(await timeouts(again, id)).toBe(0);
    clock.now += 15_000;
    await again.scheduler.runDue();
    expect(await timeouts(again, id)).toBe(1);
    await again.close();
    forget(settings.data);
  });

  test("after a sudden one, also where another node starts at the same time", async ({ expect }) => {
    const databaseUrl = await postgres.fresh();
    const data = mkdtempSync(join(tmpdir(), "tabletown-"));
    const killed = await launch(data, databaseUrl);
    const people = await Guest.arriveTogether(killed.url, "Ann", "Bob");
    const { id } = await seated(people, { game: "hidden-hands", time: { kind: "days", days: 1 } });
    for (const guest of people) guest.leave();
    await killed.kill("SIGKILL");
    const now = (): number => Date.now() + 2 * DAY;
    const nodes = await Promise.all(
      [1, 2].map(() => openServer({ databaseUrl, now, grace: 1_000_000, pollEvery: 20 })),
    );
    // When they know that nobody else is there, they begin to look for what is due, and do it before they look again.
    for (const { scheduler } of [...nodes, ...nodes]) {
      const { look } = scheduler;
      await expect.poll(() => scheduler.look).not.toBe(look);
    }
    for (const node of nodes) expect(await timeouts(node, id)).toBe(0);
    for (const node of nodes) {
      await node.close();
      forget(node.data);
    }
    forget(data);
  });
});

test.concurrent("bots whom nobody watches are played on by another node when theirs is killed", async ({ expect }) => {
  const databaseUrl = await postgres.fresh();
  const here = await openServer({ databaseUrl, pollEvery: 20 });
  const data = mkdtempSync(join(tmpdir(), "tabletown-"));
  writeSecrets(data, here.services.secrets);
  const there = await launch(data, databaseUrl);
  const ann = await Guest.arrive(there.url, "Ann");
  const bot = { who: "bot", bot: "random" } as const;
  const { id } = await ann.ask("createMatch", { body: { game: "metropolia", seats: [bot, bot], startWhenFull: true } });
  await there.kill("SIGKILL");
  const log = () => here.services.store.matches.entries(id, 0);
  const before = (await log()).length;
  expect((await log()).at(-1)?.kind).not.toBe("end");
  await expect.poll(async () => (await log()).length).toBeGreaterThan(before);
  await expect.poll(async () => (await log()).at(-1)?.kind).toBe("end");
  await here.close();
  forget(here.data);
  forget(data);
});

test.concurrent("bots belong to the node that plays them, so that their turn is taken over when that one is gone", async ({
  expect,
}) => {
  const databaseUrl = await postgres.fresh();
  // The first never comes to an answer.
  const one = await openServer({ databaseUrl, botPause: 3_600_000 });
  const shared = testSettings({ databaseUrl, botPause: 200 });
  writeSecrets(shared.data, one.services.secrets);
  const two = await openServer(shared);
  const direct = new pg.Client({ connectionString: databaseUrl });
  await direct.connect();
  const ann = await Guest.arrive(one.url, "Ann");
  const bot = { who: "bot", bot: "random" } as const;
  const { id } = await ann.ask("createMatch", { body: { game: "metropolia", seats: [bot, bot], startWhenFull: true } });
  const owner = async (): Promise<unknown> =>
    (await direct.query("SELECT owner FROM jobs WHERE match = $1 AND kind = 'bot'", [id])).rows[0]?.owner;
  expect(await owner()).toBe(one.services.node);
  const far = await through(two, ann, id);
  await expect.poll(owner).toBe(two.services.node);
  far.leave();
  await two.close();
  await one.close();
  await direct.end();
  forget(one.data);
  forget(shared.data);
});
