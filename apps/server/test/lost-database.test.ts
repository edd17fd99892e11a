import pg from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { WebSocket } from "ws";
import type { RunningServer } from "../src/server.ts";
import { Acknowledgements } from "../src/testing/acknowledgements.ts";
import { Guest, type Guests } from "../src/testing/guest.ts";
import { doing, seated, standing, why } from "../src/testing/play.ts";
import { startPostgres, type TestPostgres } from "../src/testing/postgres.ts";
import { databaseProxy, type TcpProxy } from "../src/testing/tcp-proxy.ts";
import { forget, openServer } from "../src/testing/test-server.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** A server whose every word to the database goes through a proxy, and a connection that does not; for one test. */
interface Setup {
  readonly server: RunningServer & { readonly data: string };
  readonly proxy: TcpProxy;
  readonly direct: pg.Client;
  /** People who come to the server together. */
  arrive<Names extends readonly string[]>(...names: Names): Promise<Guests<Names>>;
}

async function setUp(): Promise<Setup> {
  const url = await postgres.fresh();
  const proxy = await databaseProxy(url);
  const server = await openServer({ databaseUrl: proxy.through(url) });
  const direct = new pg.Client({ connectionString: url });
  direct.on("error", () => {});
  await direct.connect();
  const guests: Guest[] = [];
  onTestFinished(async () => {
    for (const guest of guests) guest.leave();
    await server.close();
    await direct.end();
    await proxy.close();
    forget(server.data);
  });
  return {
    server,
    proxy,
    direct,
    async arrive<Names extends readonly string[]>(...names: Names) {
      const came = await Guest.arriveTogether<Names>(server.url, ...names);
      guests.push(...came);
      return came;
    },
  };
}

/** Sends a move with its key until it is acknowledged; what else may be answered is that the database is away. */
async function insist(guest: Guest, match: string, key: string): Promise<number> {
  const { seq, position } = standing(guest, match);
  const move = position.options?.[0] ?? "";
  for (;;) {
    const told = await guest.socket?.command(match, { do: "act", seq, move, key });
    if (told?.ok) return told.seq ?? 0;
    expect(why(told)).toBe("no-storage");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** People who play a long game move by move, and the numbers they were told. */
class Game {
  readonly acknowledged: number[] = [];
  private readonly people: readonly [Guest, Guest];
  private readonly match: string;

  private readonly heard: Acknowledgements | undefined;

  constructor(people: readonly [Guest, Guest], match: string, heard?: Acknowledgements) {
    this.people = people;
    this.match = match;
    this.heard = heard;
  }

  static async begin({ arrive }: Setup, heard?: Acknowledgements): Promise<Game> {
    const people = await arrive("Ann", "Bob");
    const { id } = await seated(people, { game: "metropolia" });
    return new Game(people, id, heard);
  }

  async play(moves: number, isEnough: () => boolean = () => false): Promise<void> {
    for (let n = 0; n < moves && !isEnough(); n++) {
      const mover = this.people.find((guest) => (standing(guest, this.match).position.options ?? []).length > 0);
      if (mover === undefined) return;
      const seq = await insist(mover, this.match, `key-${this.acknowledged.length}`);
      this.acknowledged.push(seq);
      this.heard?.add();
      await Promise.all(this.people.map((guest) => guest.reaches(this.match, seq)));
    }
  }

  /** Everything acknowledged is there once, and nothing else is. */
  async inspect({ services }: RunningServer): Promise<void> {
    for (const { raw, heard } of this.people) {
      expect(raw?.readyState).toBe(WebSocket.OPEN);
      // What they have seen since it began has held.
      expect(heard.slice(heard.findIndex(({ t }) => t === "step")).filter(({ t }) => t === "sync")).toEqual([]);
    }
    // A connection that is broken may not have noticed yet.
    const log = await vi.waitFor(() => services.store.matches.entries(this.match, 0));
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
    expect(log.flatMap((entry) => (entry.kind === "move" ? [entry.seq] : []))).toEqual(this.acknowledged);
  }
}

describe("with every connection in use, the server outlives", () => {
  test.each<[string, (setup: Setup) => Promise<void>]>([
    ["a reset of all of them", async ({ proxy }) => proxy.reset()],
    [
      "the end of all of them on the database's side",
      async ({ direct }) => {
        await direct.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()");
      },
    ],
  ])("%s, again and again", async (_what, breakAll) => {
    const setup = await setUp();
    const { server } = setup;
    const heard = new Acknowledgements();
    const games = await Promise.all([1, 2, 3].map(() => Game.begin(setup, heard)));
    let broken = 0;
    const ended = Promise.all(games.map((game) => game.play(1_000, () => broken === 12)));
    while (broken < 12) {
      await breakAll(setup);
      // Somewhere in the middle of the next moves.
      await heard.next(5);
      broken++;
    }
    await ended;
    for (const game of games) await game.inspect(server);
    // It hears itself again, and says so.
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200);
  });
});

test("a database that is killed and comes back in the middle of everything loses nothing", async () => {
  const setup = await setUp();
  const game = await Game.begin(setup);
  await game.play(3);
  const [stranger] = await setup.arrive("Eve");
  await postgres.halt();
  const playing = game.play(6);
  // Also where somebody's session has to be looked up, the answer is that the database is away.
  expect(await stranger.call("matches", { query: { list: "mine" } })).toMatchObject({
    problem: { code: "no-storage" },
  });
  expect(await (await fetch(`${setup.server.url}/readyz`)).json()).toEqual({
    ok: false,
    reason: "the database does not answer",
  });
  await postgres.resume();
  await playing;
  await game.inspect(setup.server);
});

describe("where a standby takes over that lacks the last moves", () => {
  /** What can be reached from now on holds a match up to an entry, or does not know it. */
  async function fallBack({ proxy, direct }: Setup, match: string, to: number): Promise<void> {
    proxy.silence();
    for (const table of ["entries", "snapshots"])
      await direct.query(`DELETE FROM ${table} WHERE match = $1 AND seq > $2`, [match, to]);
    if (to === 0) await direct.query("DELETE FROM matches WHERE id = $1", [match]);
    proxy.reset();
    proxy.heal();
  }

  test("everybody is shown what is left, and plays on from there: the log has no hole", async () => {
    const setup = await setUp();
    const { server } = setup;
    const people = await setup.arrive("Ann", "Bob");
    const { id } = await seated(people, { game: "metropolia" });
    const before = new Game(people, id);
    await before.play(9);
    const left = before.acknowledged.slice(0, 6);
    const last = left.at(-1);
    const shown = people.map((guest) => guest.next("sync", ({ seq }) => seq === last));
    await fallBack(setup, id, last ?? 0);
    await Promise.all(shown);
    const again: [Guest, Guest] = [people[0].again(), people[1].again()];
    for (const guest of again) await (await guest.connect()).watch(id);
    const after = new Game(again, id);
    await after.play(6);
    const log = await server.services.store.matches.entries(id, 0);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
    expect(log.flatMap((entry) => (entry.kind === "move" ? [entry.seq] : []))).toEqual([
      ...left,
      ...after.acknowledged,
    ]);
    for (const guest of again) guest.leave();
  });

  test("a move that comes at once is not made: it was chosen on what is no more", async () => {
    const setup = await setUp();
    const { server } = setup;
    const people = await setup.arrive("Ann", "Bob");
    const { id } = await seated(people, { game: "metropolia" });
    const before = new Game(people, id);
    await before.play(9);
    const mover = people.find((guest) => (standing(guest, id).position.options ?? []).length > 0) ?? people[0];
    const { seq, position } = standing(mover, id);
    await fallBack(setup, id, before.acknowledged[5] ?? 0);
    const act = { do: "act", seq, move: position.options?.[0] ?? "" } as const;
    for (let told = ""; told !== "stale"; ) {
      told = why(await mover.socket?.command(id, act));
      expect(told).toMatch(/^(stale|no-storage)$/);
    }
    const log = await server.services.store.matches.entries(id, 0);
    expect(log.at(-1)?.seq).toBe(before.acknowledged[5]);
  });

  test("where it is over no more, whoever may not look on while it is played is shown the table alone", async () => {
    const setup = await setUp();
    const people = await setup.arrive("Ann", "Bob");
    const [eve] = await setup.arrive("Eve");
    const { id } = await seated(people, {
      game: "metropolia",
      visibility: "public",
      spectators: { allowed: false, delay: 0 },
    });
    const { seq: before } = standing(people[0], id);
    await doing(people[0], id, { do: "resign" });
    await (await eve.connect()).watch(id);
    expect(eve.last("sync")?.position).toBeDefined();
    const shown = [...people, eve].map((guest) => guest.next("sync", ({ seq }) => seq === before));
    await fallBack(setup, id, before);
    const [, , watched] = await Promise.all(shown);
    expect(watched?.table.status).toBe("playing");
    expect(watched?.position).toBeUndefined();
    const from = eve.texts.length;
    await new Game(people, id).play(2);
    expect(eve.texts.slice(from)).toEqual([]);
  });

  test("a match that had ended before goes on, says that its seed was told, and counts for nothing", async () => {
    const setUps = await Promise.all([setUp(), setUp()]);
    for (const [index, setup] of setUps.entries()) {
      const { server } = setup;
      const { store } = server.services;
      const people = await setup.arrive("Ann", "Bob");
      const { id } = await seated(people, { game: "metropolia" });
      await new Game(people, id).play(2);
      const { seq: before } = standing(people[0], id);
      await doing(people[0], id, { do: "resign" });
      await expect.poll(async () => (await store.statistics.ratingsOf(people[0].person)).length).toBe(1);
      const marked = people.map((guest) => guest.next("table", ({ table }) => table.seedKnown === true));
      await fallBack(setup, id, before);
      await setup.direct.query("DELETE FROM results");
      // Noted by itself, or before whatever somebody does first.
      if (index === 1) await Promise.all(marked);
      await expect
        .poll(async () => why(await people[1].socket?.command(id, { do: "resign" })))
        .toMatch(/^(done|over)$/);
      await Promise.all(marked);
      const log = await store.matches.entries(id, before);
      expect(log.map(({ kind }) => kind)).toEqual(["seed-known", "seats", "end"]);
      expect((await setup.direct.query("SELECT * FROM results")).rows).toEqual([]);
      expect((await setup.direct.query("SELECT * FROM jobs WHERE kind = 'rate'")).rows).toEqual([]);
    }
  });

  test("a match that it does not know is known to nobody, and every other one goes on", async () => {
    const setup = await setUp();
    const { server } = setup;
    const people = await setup.arrive("Ann", "Bob");
    const { id } = await seated(people, { game: "metropolia" });
    const game = await Game.begin(setup);
    await game.play(2);
    const { seq, position } = standing(people[0], id);
    await fallBack(setup, id, 0);
    const act = { do: "act", seq, move: position.options?.[0] ?? "" } as const;
    await expect.poll(async () => why(await people[0].socket?.command(id, act))).toBe("unknown-match");
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200);
    await game.play(4);
    await game.inspect(server);
  });
});

describe("when the answer to a commit is lost", () => {
  /** Commits that write to a table wait for a lock, which is held; resolves when one of them does wait. */
  async function holdCommits(direct: pg.Client, table: string): Promise<{ waiting(): Promise<void>; release(): void }> {
    await direct.query(`CREATE FUNCTION wait_${table}() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_advisory_xact_lock_shared(7); RETURN NULL; END $$`);
    await direct.query(`CREATE CONSTRAINT TRIGGER wait_${table} AFTER INSERT ON ${table} DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION wait_${table}()`);
    await direct.query("SELECT pg_advisory_lock(7)");
    return {
      async waiting() {
        const waits = "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted";
        while ((await direct.query(waits)).rowCount === 0) await new Promise((resolve) => setTimeout(resolve, 10));
      },
      release: () => void direct.query("SELECT pg_advisory_unlock(7)"),
    };
  }

  async function lose({ proxy, direct }: Setup, table: string, act: () => Promise<unknown>): Promise<void> {
    const commits = await holdCommits(direct, table);
    const count = async () => (await direct.query(`SELECT count(*)::int AS n FROM ${table}`)).rows[0]?.n as number;
    const before = await count();
    const done = act();
    await commits.waiting();
    proxy.silence("answers");
    commits.release();
    while ((await count()) === before) await new Promise((resolve) => setTimeout(resolve, 10));
    proxy.reset();
    proxy.heal();
    await done;
    expect(await count()).toBe(before + 1);
  }

  test("a move that was made is acknowledged, with or without a key, and made once", async () => {
    const setup = await setUp();
    const people = await setup.arrive("Ann", "Bob");
    const [ann] = people;
    const { id } = await seated(people, { game: "hidden-hands" });
    const { seq, position } = standing(ann, id);
    const act = { do: "act", seq, move: position.options?.[0] ?? "" } as const;
    await lose(setup, "entries", async () => expect(await doing(ann, id, act)).toBe(seq + 1));
  });

  test("a line of chat that was said is acknowledged, heard once and said once", async () => {
    const setup = await setUp();
    const people = await setup.arrive("Ann", "Bob");
    const [ann, bob] = people;
    const { id } = await seated(people, { game: "hidden-hands" });
    const heard = bob.next("chat");
    await lose(setup, "chat", async () => expect(why(await ann.socket?.chat(id, "hello"))).toBe("done"));
    expect((await heard).line.text).toBe("hello");
    const next = bob.next("chat");
    await ann.socket?.chat(id, "again");
    await next;
    expect(bob.heard.filter((message) => message.t === "chat")).toHaveLength(2);
  });
});
