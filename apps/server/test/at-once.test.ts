import { checkRecord, packOf, sealed } from "@tabletown/kernel";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { OPEN_QUOTAS } from "../src/config/open-limits.ts";
import { writeSecrets } from "../src/data-folder/secrets.ts";
import type { ServerSettings } from "../src/server.ts";
import { type Statement, sql } from "../src/stores/sql.ts";
import { Authenticator } from "../src/testing/authenticator.ts";
import { Guest } from "../src/testing/guest.ts";
import { type Answer, playOut, seated, why } from "../src/testing/play.ts";
import { startPostgres, type TestPostgres } from "../src/testing/postgres.ts";
import { tcpProxy } from "../src/testing/tcp-proxy.ts";
import { forget, openServer, testSettings } from "../src/testing/test-server.ts";
import { findTitle } from "../src/testing/titles.ts";

/** So many requests leave together. */
const MANY = 50;
const TABLE = { body: { game: "hidden-hands", seats: [{ who: "me" as const }, { who: "open" as const }] } };

/** Passkeys belong to a name. */
const PAGE = "https://play.example";

type Server = Awaited<ReturnType<typeof openServer>>;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

let servers: Server[] = [];
afterEach(async () => {
  for (const server of servers) {
    await server.close();
    forget(server.data);
  }
  servers = [];
});

const INSTALLATIONS: readonly [string, (settings: Partial<ServerSettings>) => Promise<Server[]>][] = [
  ["one server", async (settings) => [await openServer(settings)]],
  [
    "two nodes",
    async (settings) => {
      const databaseUrl = await postgres.fresh();
      const one = await openServer({ databaseUrl, ...settings });
      const shared = testSettings({ databaseUrl, ...settings });
      writeSecrets(shared.data, one.services.secrets);
      return [one, await openServer(shared)];
    },
  ],
];

/** The same person at every server. */
function everywhere(guest: Guest, headers: Readonly<Record<string, string>> = {}): Guest[] {
  return servers.map(({ url }) => {
    const there = new Guest(url, headers);
    there.cookie = guest.cookie;
    return there;
  });
}

/** How often each answer came when many asked for something together, at all servers in turn. */
async function atOnce<Asker>(
  askers: readonly Asker[],
  ask: (asker: Asker, n: number) => Promise<Answer>,
): Promise<Readonly<Record<string, number>>> {
  const answers = await Promise.all(Array.from({ length: MANY }, (_, n) => ask(askers[n % askers.length] as Asker, n)));
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[why(answer)] = (counts[why(answer)] ?? 0) + 1;
  return counts;
}

describe.each(INSTALLATIONS)("of %s", (_name, open) => {
  const arrive = async (settings: Partial<ServerSettings>): Promise<Guest> => {
    servers = await open({ pollEvery: 1_000_000, ...settings });
    return Guest.arrive(servers[0]?.url ?? "", "Ann");
  };
  const write = (statements: readonly Statement[]) => servers[0]?.services.store.database.write(statements);

  test("unfinished matches are no more than allowed", async () => {
    const ann = await arrive({ quotas: { ...OPEN_QUOTAS, openMatches: 3 } });
    const counts = await atOnce(everywhere(ann), (guest) => guest.call("createMatch", TABLE));
    expect(counts).toEqual({ done: 3, "too-many-open": MANY - 3 });
  });

  test("unfinished matches are no more than allowed where finished ones are asked for once more", async () => {
    const ann = await arrive({ quotas: { ...OPEN_QUOTAS, openMatches: 3 } });
    const over: string[] = [];
    for (let n = 0; n < 10; n++) {
      const seats = [{ who: "me" as const }, { who: "bot" as const, bot: "random" as const }];
      const { id } = await ann.ask("createMatch", { body: { game: "hidden-hands", seats, startWhenFull: true } });
      await ann.ask("command", { params: { match: id }, body: { do: "resign", seat: 0 } });
      over.push(id);
    }
    const counts = await atOnce(everywhere(ann), (guest, n) =>
      n < over.length ? guest.call("rematch", { params: { match: over[n] ?? "" } }) : guest.call("me", {}),
    );
    expect(counts).toEqual({ done: 3 + MANY - over.length, "too-many-open": over.length - 3 });
  });

  test("matches, guests, reports and lines of chat of a day are no more than allowed", async () => {
    const quotas = { ...OPEN_QUOTAS, matchesPerAddress: 5, guestsPerAddress: 6, chat: 4 };
    const ann = await arrive({ quotas });
    const bob = await Guest.arrive(ann.url, "Bob");
    const { id } = await ann.ask("createMatch", TABLE);
    const askers = everywhere(ann);
    expect(await atOnce(askers, (guest) => guest.call("createMatch", TABLE))).toEqual({
      done: 4,
      "too-many-today": MANY - 4,
    });
    const body = { person: bob.person, reason: "other" as const };
    expect(await atOnce(askers, (guest) => guest.call("report", { body }))).toEqual({
      done: 20,
      "too-many-today": MANY - 20,
    });
    const line = { params: { match: id }, body: { text: "hello" } };
    expect(await atOnce(askers, (guest) => guest.call("chat", line))).toEqual({ done: 4, "too-many-today": MANY - 4 });
    const strangers = await atOnce(askers, ({ url }) => new Guest(url).call("signIn", { body: { name: "Zoe" } }));
    expect(strangers).toEqual({ done: 4, "too-many-today": MANY - 4 });
  });

  test("packs and their bytes are no more than allowed, also where they take the place of others", async () => {
    const standard = (await findTitle("metropolia"))?.components.standard;
    const packWith = (name: string) => ({ ...packOf("metropolia", standard), name, author: "Ann", version: "2" });
    const bytes = Buffer.byteLength(JSON.stringify(packWith("Box 10")));
    const ann = await arrive({ quotas: { ...OPEN_QUOTAS, packs: 4, packBytes: 4 * bytes + 10 } });
    const askers = everywhere(ann);
    const counts = await atOnce(askers, (guest, n) => guest.call("sharePack", { body: packWith(`Box ${10 + n}`) }));
    expect(counts).toEqual({ done: 4, "too-many-packs": MANY - 4 });
    const { packs } = await ann.ask("myPacks", {});
    const longer = await atOnce(askers, (guest, n) => {
      const body = packWith(`Longer box ${10 + n}`);
      return guest.call("replacePack", { params: { pack: packs[n % 4]?.id ?? "" }, body });
    });
    expect(longer.done ?? 0).toBeGreaterThan(0);
    const kept = await servers[0]?.services.store.packs.keptFor(ann.person);
    expect(kept?.bytes).toBeLessThanOrEqual(4 * bytes + 10);
  });

  test("records are no more than allowed", async () => {
    const ann = await arrive({ quotas: { ...OPEN_QUOTAS, records: 3 } });
    const bob = await Guest.arrive(ann.url, "Bob");
    const { id } = await seated([ann, bob], { game: "hidden-hands" });
    await playOut([ann, bob], id);
    for (const guest of [ann, bob]) guest.leave();
    const record = checkRecord(await ann.ask("record", { params: { match: id } }));
    if (!record.ok) throw new Error("the server's own record cannot be read");
    const { seal: _, ...unsealed } = record.value;
    const counts = await atOnce(everywhere(ann), (guest, n) => {
      const seats = [`Ann ${n}`, "Bob"].map((name) => ({ name }));
      return guest.call("upload", { body: { ...sealed({ ...unsealed, seats }) } });
    });
    expect(counts).toEqual({ done: 3, "too-many-records": MANY - 3 });
  });

  test("a table whose answer was lost is the same when it is asked for again, and counted once", async () => {
    const ann = await arrive({ quotas: { ...OPEN_QUOTAS, matches: 2 } });
    const [here, elsewhere = ann] = everywhere(ann).toReversed();
    const proxy = await tcpProxy({ host: "127.0.0.1", port: Number(new URL(ann.url).port) });
    const wanted = { body: { ...TABLE.body, key: "one form" } };
    const [away] = everywhere(ann).map((guest) => Object.assign(guest, { url: `http://127.0.0.1:${proxy.port}` }));
    proxy.silence("answers");
    const lost = away?.call("createMatch", wanted);
    const mine = () => ann.ask("matches", { query: { list: "mine" } });
    await expect.poll(async () => (await mine()).matches.length).toBe(1);
    proxy.reset();
    expect(why(await (lost as Promise<Answer>))).toBe("closing");
    await proxy.close();
    const table = await elsewhere.ask("createMatch", wanted);
    expect(table).toMatchObject({ host: ann.person, code: expect.any(String), status: "lobby" });
    expect(await here?.ask("createMatch", wanted)).toEqual(table);
    expect((await mine()).matches.map(({ id }) => id)).toEqual([table.id]);
    expect((await ann.ask("createMatch", { body: { ...TABLE.body, key: "another" } })).id).not.toBe(table.id);
    expect(why(await ann.call("createMatch", TABLE))).toBe("too-many-today");
    expect((await ann.ask("createMatch", wanted)).id).toBe(table.id);
  });

  test("a table that is asked for many times with one key is one, for each person their own", async () => {
    const ann = await arrive({ quotas: { ...OPEN_QUOTAS, openMatches: 1, matches: 1 } });
    const bob = await Guest.arrive(ann.url, "Bob");
    const ids: Record<string, Set<string>> = {};
    for (const guest of [ann, bob]) {
      const opened = await Promise.all(
        Array.from({ length: MANY / everywhere(guest).length }, () => everywhere(guest))
          .flat()
          .map((asker) => asker.ask("createMatch", { body: { ...TABLE.body, key: "one form" } })),
      );
      expect(new Set(opened.map(({ host }) => host))).toEqual(new Set([guest.person]));
      ids[guest.person] = new Set(opened.map(({ id }) => id));
    }
    expect(Object.values(ids).map((each) => each.size)).toEqual([1, 1]);
    const [annsTable = ""] = ids[ann.person] ?? [];
    expect(ids[bob.person]).not.toContain(annsTable);
    expect(why(await bob.call("match", { params: { match: annsTable } }))).toBe("unknown-match");
  });

  test("a record that is gone on with many times with one key is one match", async () => {
    const ann = await arrive({ quotas: { ...OPEN_QUOTAS, matches: 2 } });
    const bob = await Guest.arrive(ann.url, "Bob");
    const { id } = await seated([ann, bob], { game: "hidden-hands" });
    await playOut([ann, bob], id);
    for (const guest of [ann, bob]) guest.leave();
    const { record } = await ann.ask("upload", { body: await ann.ask("record", { params: { match: id } }) });
    const again = { params: { record }, body: { move: 1, key: "one" } };
    expect(await atOnce(everywhere(ann), (guest) => guest.call("continueRecord", again))).toEqual({ done: MANY });
    expect((await ann.ask("matches", { query: { list: "mine" } })).matches).toHaveLength(2);
  });

  test("the same pack is kept once", async () => {
    const standard = (await findTitle("metropolia"))?.components.standard;
    const ann = await arrive({});
    const body = { ...packOf("metropolia", standard), name: "Our box", author: "Ann", version: "2" };
    const ids: string[] = [];
    const counts = await atOnce(everywhere(ann), async (guest) => {
      const answer = await guest.call("sharePack", { body });
      if (answer.ok) ids.push(answer.value.id);
      return answer;
    });
    expect(counts).toEqual({ done: MANY });
    const { packs } = await ann.ask("myPacks", {});
    expect(ids).toEqual(Array(MANY).fill(packs[0]?.id));
    expect(packs).toHaveLength(1);
  });

  test("ways to be told of one's turn are no more than allowed", async () => {
    const ann = await arrive({ privateTargets: true });
    const counts = await atOnce(everywhere(ann), (guest, n) =>
      guest.call("addChannel", { body: { kind: "webhook", url: `http://localhost:9/${n}` } }),
    );
    expect(counts).toEqual({ done: 10, "too-many": MANY - 10 });
  });

  test("passkeys are no more than allowed", async () => {
    await arrive({ publicUrl: PAGE });
    const ann = new Guest(servers[0]?.url ?? "", { origin: PAGE });
    await ann.signIn("Ann");
    await ann.ask("register", { body: { login: "ann", passphrase: "correct horse battery" } });
    const keys = await Promise.all(
      Array.from({ length: MANY }, async () => new Authenticator(PAGE).create(await ann.ask("passkeyOptions", {}))),
    );
    const counts = await atOnce(everywhere(ann, { origin: PAGE }), (guest, n) => {
      const [passkey] = keys.slice(n, n + 1);
      return passkey === undefined ? guest.call("me", {}) : guest.call("addPasskey", { body: { passkey } });
    });
    expect(counts).toEqual({ done: 20, "too-many": MANY - 20 });
  });

  test("those whom one keeps away from, or does not hear, are no more than allowed", async () => {
    const ann = await arrive({});
    const ids = await Promise.all(
      Array.from({ length: MANY }, async () => (await Guest.arrive(ann.url, "Bob")).person),
    );
    const before = Array.from({ length: 995 }, (_, n) => `person${n}`);
    await write(
      before.flatMap((other) => [
        sql`INSERT INTO blocks (person, blocked) VALUES (${ann.person}, ${other})`,
        sql`INSERT INTO mutes (person, muted) VALUES (${ann.person}, ${other})`,
      ]),
    );
    for (const what of ["mute", "block"] as const) {
      const counts = await atOnce(everywhere(ann), (guest, n) =>
        guest.call(what, { params: { person: ids[n] ?? "" } }),
      );
      expect([what, counts]).toEqual([what, { done: 5, "too-many": MANY - 5 }]);
    }
  });

  test("sessions are no more than allowed", async () => {
    const ann = await arrive({});
    const links = await Promise.all(
      Array.from({ length: MANY + 10 }, async () => (await ann.ask("makeLink", {})).link),
    );
    await Promise.all(
      links.map((link, n) =>
        new Guest(servers[n % servers.length]?.url ?? "").call("useLink", { body: { link, bring: false } }),
      ),
    );
    const rows = await servers[0]?.services.store.people.sessions(ann.person);
    expect(rows?.length).toBe(50);
  });
});
