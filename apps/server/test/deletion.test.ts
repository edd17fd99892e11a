import { packOf } from "@tabletown/kernel";
import { metropolia } from "@tabletown/metropolia";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeSecrets } from "../src/data-folder/secrets.ts";
import { hashPassphrase } from "../src/identity/passphrase.ts";
import { type RunningServer, startServer } from "../src/server.ts";
import { folded } from "../src/stores/login.ts";
import { openPostgres } from "../src/stores/postgres.ts";
import { type Database, type Statement, sql } from "../src/stores/sql.ts";
import { openSqlite } from "../src/stores/sqlite.ts";
import { Authenticator } from "../src/testing/authenticator.ts";
import { Guest } from "../src/testing/guest.ts";
import { type Answer, playOut, seated, why } from "../src/testing/play.ts";
import { HAS_POSTGRES, startPostgres, type TestPostgres } from "../src/testing/postgres.ts";
import { forget, testSettings } from "../src/testing/test-server.ts";

const PASSPHRASE = "correct horse";
const ORIGIN = "https://play.example";
/** Longer than a deletion takes that waits for nobody. */
const PATIENCE = 400;

/** So many milliseconds before they are deleted somebody begins to do everything at once; in `npm run test:long` more of them. */
const LEADS = process.env.LONG_TESTS === undefined ? [0, 3, 12] : [0, 1, 3, 6, 12];

/** What is about to be written, kept back until it is let go. */
interface Held {
  readonly arrived: Promise<void>;
  release(): void;
}

/** A database in front of which chosen writes wait. */
class Gate {
  private wanted: ((statements: readonly Statement[]) => boolean) | undefined;
  private arrive = (): void => {};
  private released: Promise<void> = Promise.resolve();

  before(database: Database): Database {
    return {
      ...database,
      write: async (statements) => {
        if (this.wanted?.(statements)) {
          this.wanted = undefined;
          this.arrive();
          await this.released;
        }
        return database.write(statements);
      },
    };
  }

  /** Keeps back one write that fits. */
  hold(wanted: (statements: readonly Statement[]) => boolean): Held {
    let release = (): void => {};
    this.wanted = wanted;
    this.released = new Promise((resolve) => {
      release = resolve;
    });
    const arrived = new Promise<void>((resolve) => {
      this.arrive = resolve;
    });
    return {
      arrived,
      release: () => {
        this.wanted = undefined;
        release();
      },
    };
  }
}

/** Those who act: Mina, whose account is deleted, and Bob. */
interface Cast {
  readonly mina: Guest;
  readonly bob: Guest;
  readonly admin: Guest;
  /** Somebody new on the node that is asked. */
  arrive(name: string): Promise<Guest>;
  readonly login: string;
}

type Asked = Promise<Answer>;
/** Prepares a write in which Mina is named, and returns what asks for it. */
type Write = (cast: Cast) => Promise<() => Asked>;

const OPEN = { who: "open" } as const;
const TABLE = { game: "hidden-hands", seats: [{ who: "me" } as const, OPEN] };

/** A public table of Bob's with an open seat. */
async function tableOf(guest: Guest): Promise<string> {
  const { id } = await guest.ask("createMatch", { body: { ...TABLE, visibility: "public", startWhenFull: false } });
  return id;
}

/** A match that Mina and Bob have played to its end. */
async function played({ mina, bob }: Cast): Promise<string> {
  const { id } = await seated([mina, bob], { game: "hidden-hands" });
  await playOut([mina, bob], id);
  return id;
}

const wish = { games: ["hidden-hands"], seats: [2], pace: "live" as const };
const sit = { do: "sit", seat: 1 } as const;

/** Whatever somebody may be doing when they delete their account, or others about them. */
const WRITES: Readonly<Record<string, Write>> = {
  "opening a table":
    async ({ mina }) =>
    () =>
      mina.call("createMatch", { body: TABLE }),
  "coming by a code": async ({ mina, bob }) => {
    const { code = "" } = await bob.ask("createMatch", { body: TABLE });
    return () => mina.call("join", { body: { code } });
  },
  "sitting down": async ({ mina, bob }) => {
    const match = await tableOf(bob);
    return () => mina.call("command", { params: { match }, body: sit });
  },
  "saying something": async ({ mina, bob, login }) => {
    const match = await tableOf(bob);
    await mina.ask("command", { params: { match }, body: sit });
    return () => mina.call("chat", { params: { match }, body: { text: `${login} was here` } });
  },
  "being told of turns": async ({ mina, bob }) => {
    const match = await tableOf(bob);
    await mina.ask("command", { params: { match }, body: sit });
    return () => mina.call("alerts", { params: { match }, body: { on: true } });
  },
  "being silenced at a table": async ({ mina, bob }) => {
    const match = await tableOf(bob);
    await mina.ask("command", { params: { match }, body: sit });
    const params = { match, person: mina.person };
    return () => bob.call("silence", { params, body: { silenced: true } });
  },
  "being removed from a table": async ({ mina, bob }) => {
    const match = await tableOf(bob);
    await mina.ask("command", { params: { match }, body: sit });
    return () => bob.call("command", { params: { match }, body: { do: "clear", seat: 1 } });
  },
  "looking for a game":
    async ({ mina }) =>
    () =>
      mina.call("startSearch", { body: { ...wish, games: ["london"] } }),
  "being looked for": async ({ mina, bob }) => {
    return () => bob.call("startSearch", { body: { ...wish, games: ["suburbia"], with: mina.person } });
  },
  "being found": async ({ mina, bob }) => {
    await mina.ask("startSearch", { body: wish });
    return () => bob.call("startSearch", { body: wish });
  },
  "finding somebody": async ({ mina, bob }) => {
    await bob.ask("startSearch", { body: wish });
    return () => mina.call("startSearch", { body: wish });
  },
  "muting somebody":
    async ({ mina, bob }) =>
    () =>
      mina.call("mute", { params: { person: bob.person } }),
  "being muted":
    async ({ mina, bob }) =>
    () =>
      bob.call("mute", { params: { person: mina.person } }),
  "keeping away from somebody":
    async ({ mina, bob }) =>
    () =>
      mina.call("block", { params: { person: bob.person } }),
  "being kept away from":
    async ({ mina, bob }) =>
    () =>
      bob.call("block", { params: { person: mina.person } }),
  "reporting somebody": async ({ mina, bob }) => {
    return () => mina.call("report", { body: { person: bob.person, reason: "other" } });
  },
  "being reported": async ({ mina, bob, login }) => {
    return () => bob.call("report", { body: { person: mina.person, reason: "other", text: `${login} insults` } });
  },
  "being warned": async ({ mina, admin, login }) => {
    return () => admin.call("adminWarn", { params: { person: mina.person }, body: { text: `${login}, please` } });
  },
  "adding a channel": async ({ mina }) => {
    return () => mina.call("addChannel", { body: { kind: "webhook", url: `https://${mina.person}.example.com` } });
  },
  "uploading a record": async (cast) => {
    const record = await cast.bob.ask("record", { params: { match: await played(cast) } });
    return () => cast.mina.call("upload", { body: record });
  },
  "going on from a record": async ({ mina, bob, arrive }) => {
    const eve = await arrive("Eve");
    const { id: match } = await seated([bob, eve], { game: "hidden-hands" });
    await playOut([bob, eve], match);
    const { record } = await bob.ask("upload", { body: await bob.ask("record", { params: { match } }) });
    eve.leave();
    return () => mina.call("continueRecord", { params: { record }, body: { move: 1 } });
  },
  "sharing a pack": async ({ mina, login: author }) => {
    const pack = packOf("metropolia", metropolia.components.standard);
    return () => mina.call("sharePack", { body: { ...pack, name: "Our box", author } });
  },
  "asking for another game": async (cast) => {
    const match = await played(cast);
    return () => cast.mina.call("rematch", { params: { match } });
  },
  "being asked for another game": async (cast) => {
    const match = await played(cast);
    return () => cast.bob.call("rematch", { params: { match } });
  },
  "choosing settings": async ({ mina }) => {
    return () => mina.call("setPreferences", { body: { theme: { value: "dark", changed: 1 } } });
  },
  "making recovery codes":
    async ({ mina }) =>
    () =>
      mina.call("makeRecoveryCodes", {}),
  "asking for a link":
    async ({ mina }) =>
    () =>
      mina.call("makeLink", {}),
  "being given a link": async ({ mina, admin }) => {
    return () => admin.call("adminRecover", { params: { person: mina.person } });
  },
  "asking for a passkey":
    async ({ mina }) =>
    () =>
      mina.call("passkeyOptions", {}),
  "adding a passkey": async ({ mina }) => {
    const options = await mina.ask("passkeyOptions", {});
    const passkey = new Authenticator(ORIGIN).create(options);
    return () => mina.call("addPasskey", { body: { passkey } });
  },
  "signing in elsewhere": async ({ arrive, login }) => {
    const phone = await arrive("Phone");
    return () => phone.call("logIn", { body: { login, passphrase: PASSPHRASE } });
  },
  "coming back by a code": async ({ mina, arrive }) => {
    const { codes } = await mina.ask("makeRecoveryCodes", {});
    const phone = await arrive("Phone");
    return () => phone.call("recover", { body: { code: codes[0] ?? "" } });
  },
  "bringing a guest along": async ({ bob, arrive, login }) => {
    const phone = await arrive("Phone");
    const match = await tableOf(bob);
    await phone.ask("command", { params: { match }, body: sit });
    await phone.ask("mute", { params: { person: bob.person } });
    return () => phone.call("logIn", { body: { login, passphrase: PASSPHRASE, bring: true } });
  },
};

const KINDS = ["the embedded database", ...(HAS_POSTGRES ? ["two nodes on PostgreSQL"] : [])];

/** In `npm run test:long` everything on every installation; here each on one of them, and the other way round in the other test. */
function writesOn(kind: string, turn: 0 | 1): readonly string[] {
  const writes = Object.keys(WRITES);
  if (process.env.LONG_TESTS !== undefined) return writes;
  return writes.filter((_, index) => (index + turn) % KINDS.length === KINDS.indexOf(kind));
}

describe.each(KINDS)("on %s", (kind) => {
  let postgres: TestPostgres | undefined;
  let folder: string;
  /** Where things are asked for, behind the gate, and where accounts are deleted. */
  let asked: RunningServer;
  let deleting: RunningServer;
  let database: Database;
  const gate = new Gate();
  let hash: string;
  let count = 0;

  beforeAll(async () => {
    hash = await hashPassphrase(PASSPHRASE);
    const settings = testSettings({ publicUrl: ORIGIN, privateTargets: true, reviewBudget: 0 });
    folder = settings.data;
    if (kind === "the embedded database") {
      database = await openSqlite(`${folder}/deletion.db`);
      asked = await startServer(settings, { database: gate.before(database) });
      deleting = asked;
      return;
    }
    postgres = await startPostgres();
    const databaseUrl = await postgres.fresh();
    database = await openPostgres(databaseUrl);
    asked = await startServer({ ...settings, databaseUrl }, { database: gate.before(database) });
    writeSecrets(folder, asked.services.secrets);
    deleting = await startServer(
      { ...settings, databaseUrl },
      { database: gate.before(await openPostgres(databaseUrl)) },
    );
  });
  afterAll(async () => {
    if (deleting !== asked) await deleting.close();
    await asked.close();
    await postgres?.stop();
    forget(folder);
  });

  async function gather(): Promise<Cast> {
    const arrive = async (name: string): Promise<Guest> => {
      const guest = new Guest(asked.url, { origin: ORIGIN });
      await guest.signIn(name);
      return guest;
    };
    const login = `Wilhelmina of ${++count} hills`;
    const mina = await arrive(login);
    // As they register, with a hash that was computed once for all of them.
    const { store, people } = asked.services;
    await store.people.register(mina.person, folded(login), hash);
    await people.receive(mina.person);
    const admin = new Guest(asked.url, { authorization: `Bearer ${asked.services.secrets.admin}` });
    return { mina, bob: await arrive("Bob"), admin, arrive, login };
  }

  async function deleteAccount({ mina, login }: Cast): Promise<string> {
    const elsewhere = new Guest(deleting.url, { origin: ORIGIN });
    elsewhere.cookie = mina.cookie;
    return why(await elsewhere.call("deleteAccount", { body: { name: login } }));
  }

  /** Every row of every table in which the person is named. */
  async function traces({ mina, login }: Cast): Promise<string[]> {
    const tables = await database.read<{ name: string }>(
      database.kind === "sqlite"
        ? sql`SELECT name FROM sqlite_master WHERE type = 'table'`
        : sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()`,
    );
    const named = new RegExp(`${mina.person}|${login}`, "i");
    const found = tables.map(async ({ name }) => {
      const rows = await database.read({ text: `SELECT * FROM ${name}`, values: [] });
      return rows.flatMap((row) =>
        named.test(JSON.stringify(row)) ? [`${name}: ${JSON.stringify(row).slice(0, 200)}`] : [],
      );
    });
    return (await Promise.all(found)).flat();
  }

  const about = (person: string, statements: readonly Statement[]): boolean =>
    statements.some(({ values }) => values.some((value) => String(value).includes(person)));

  async function prepared(what: string): Promise<{ cast: Cast; ask: () => Asked }> {
    const cast = await gather();
    const ask = await WRITES[what]?.(cast);
    if (ask === undefined) throw new Error(what);
    return { cast, ask };
  }

  function leave({ mina, bob }: Cast): void {
    for (const guest of [mina, bob]) guest.leave();
  }

  test.each(writesOn(kind, 0))(
    "nothing stays of somebody who is gone before something is written: %s",
    async (what) => {
      // Each of the transactions that it takes waits in turn.
      for (let nth = 1, isLast = false; !isLast; nth++) {
        const { cast, ask } = await prepared(what);
        let seen = 0;
        const held = gate.hold((statements) => about(cast.mina.person, statements) && ++seen === nth);
        const answer = ask();
        isLast = await Promise.race([held.arrived.then(() => false), answer.then(() => true)]);
        const deleted = deleteAccount(cast);
        // It may wait for what is under way at one of the tables.
        await Promise.race([deleted, new Promise((resolve) => setTimeout(resolve, isLast ? 0 : PATIENCE))]);
        held.release();
        const told = why(await answer);
        expect([nth, await deleted, await traces(cast)]).toEqual([nth, "done", []]);
        expect(["done", "signed-out", "not-found", "not-your-seat"]).toContain(told);
        leave(cast);
      }
    },
  );

  test.each(writesOn(kind, 1))("nothing stays of what is written while somebody is deleted: %s", async (what) => {
    const { cast, ask } = await prepared(what);
    const held = gate.hold((statements) => statements.some(({ text }) => text.includes("DELETE FROM people")));
    const deleted = deleteAccount(cast);
    await held.arrived;
    await ask();
    held.release();
    expect([await deleted, await traces(cast)]).toEqual(["done", []]);
    leave(cast);
  });

  test("nothing stays of the name under which somebody made a pack, at whoever's tables it is played with", async () => {
    const cast = await gather();
    const { mina, bob, login: author } = cast;
    const pack = { ...packOf("metropolia", metropolia.components.standard), author, name: 'Our "old" box' };
    const table = structuredClone(pack.table);
    Object.assign(table.start, { coins: 5 });
    await mina.ask("sharePack", { body: { ...pack, table } });
    const body = { game: "metropolia", table, seats: TABLE.seats, startWhenFull: false };
    const label = { name: pack.name, author, version: pack.version };
    for (const guest of [mina, bob]) await guest.ask("createMatch", { body: { ...body, pack: label } });
    // One that she has not shared, and only she has opened a table with.
    await mina.ask("createMatch", { body: { ...body, pack: { ...label, name: "A box of mine" } } });
    const others = { ...label, name: "Another box", author: "Bob" };
    await bob.ask("createMatch", { body: { ...body, pack: others } });
    expect([await deleteAccount(cast), await traces(cast)]).toEqual(["done", []]);
    const rows = await database.read<{ settings: string }>(sql`SELECT settings FROM matches WHERE game = 'metropolia'`);
    const packs = rows.map(({ settings }) => JSON.parse(settings).pack);
    expect(packs).toContainEqual({ ...label, author: "" });
    expect(packs).toContainEqual(others);
  });

  test("nor of that name where their pack is written otherwise than tables show it, or they have another name since", async () => {
    const cast = await gather();
    const { mina, bob, login: author } = cast;
    const pack = {
      ...packOf("metropolia", metropolia.components.standard),
      author: `${author} \u200b`,
      name: "Two  spaces",
    };
    const table = structuredClone(pack.table);
    Object.assign(table.start, { coins: 6 });
    await mina.ask("sharePack", { body: { ...pack, table } });
    const body = { game: "metropolia", table, seats: TABLE.seats, startWhenFull: false };
    await bob.ask("createMatch", { body: { ...body, pack: { name: pack.name, author: pack.author, version: "1" } } });
    await mina.ask("createMatch", { body: { ...body, pack: { name: "Not shared", author, version: "1" } } });
    await mina.ask("rename", { body: { name: "Mina" } });
    expect(why(await mina.call("deleteAccount", { body: { name: "Mina" } }))).toBe("done");
    expect(await traces(cast)).toEqual([]);
    leave(cast);
  });

  test("tables keep the author of a pack that was shared under somebody else's name, or under that of somebody who is there", async () => {
    const cast = await gather();
    const { mina, bob, arrive, login } = cast;
    const pack = { ...packOf("metropolia", metropolia.components.standard), name: "The old box" };
    const table = structuredClone(pack.table);
    Object.assign(table.start, { coins: 7 });
    const body = { game: "metropolia", table, seats: TABLE.seats, startWhenFull: false, visibility: "public" as const };
    const openedWith = (guest: Guest, author: string) =>
      guest.ask("createMatch", { body: { ...body, pack: { name: pack.name, author, version: pack.version } } });
    const authorAt = async ({ id }: { id: string }): Promise<string> => {
      const [row] = await database.read<{ settings: string }>(sql`SELECT settings FROM matches WHERE id = ${id}`);
      return JSON.parse(row?.settings ?? "{}").pack.author;
    };
    // Whoever shares what Bob has made, or made the same, does not take his name from his tables, nor from others'.
    const bobs = await openedWith(bob, "Bob");
    const elsewhere = await openedWith(await arrive("Cat"), "Bob");
    await mina.ask("sharePack", { body: { ...pack, table, author: "Bob" } });
    // Of two with one name, one leaves the table of the other, and shares the same.
    const namesake = await arrive("Ann");
    const anns = await openedWith(namesake, "Ann");
    await mina.ask("rename", { body: { name: "Ann" } });
    await mina.ask("command", { params: { match: anns.id }, body: sit });
    await mina.ask("sharePack", { body: { ...pack, table, author: "Ann" } });
    // Who has only looked at a table has not made its pack.
    const visited = await openedWith(bob, "Zoe");
    await mina.ask("rename", { body: { name: "Zoe" } });
    await mina.ask("join", { body: { code: visited.code ?? "" } });
    // And one's own name still goes.
    const own = await openedWith(bob, login);
    await mina.ask("sharePack", { body: { ...pack, table, author: login } });
    await namesake.ask("sharePack", { body: { ...pack, table, author: "Ann" } });
    expect(why(await mina.call("deleteAccount", { body: { name: "Zoe" } }))).toBe("done");
    expect(await Promise.all([bobs, elsewhere, anns, visited, own].map(authorAt))).toEqual([
      ...["Bob", "Bob", "Ann", "Zoe"],
      "",
    ]);
    leave(cast);
  });

  test("a table that its host led without a seat goes to who sits there when the host is deleted", async () => {
    const cast = await gather();
    const { mina, bob } = cast;
    const { id } = await mina.ask("createMatch", { body: { ...TABLE, seats: [OPEN, OPEN], visibility: "public" } });
    await bob.ask("command", { params: { match: id }, body: sit });
    expect([await deleteAccount(cast), await traces(cast)]).toEqual(["done", []]);
    // The other node hears of it a moment later.
    const there = async () => (await bob.ask("match", { params: { match: id } })).table;
    await expect.poll(there).toMatchObject({ status: "lobby", host: bob.person });
    leave(cast);
  });

  test("with an account goes the guest that somebody was before and still is at a table of both", async () => {
    const cast = await gather();
    const { mina, bob, login, arrive } = cast;
    const guest = await arrive(`${login}, a guest`);
    const match = await tableOf(mina);
    await guest.ask("command", { params: { match }, body: sit });
    await guest.ask("chat", { params: { match }, body: { text: "hello from the sofa" } });
    const before = guest.person;
    const brought = await guest.ask("logIn", { body: { login, passphrase: PASSPHRASE, bring: true } });
    expect(brought).toMatchObject({ person: mina.person, stayed: 1 });
    const kept = JSON.stringify(await mina.ask("personalData", {}));
    for (const part of [`${login}, a guest`, "hello from the sofa"]) expect(kept).toContain(part);
    expect(await deleteAccount(cast)).toBe("done");
    expect(await traces(cast)).toEqual([]);
    expect(await traces({ ...cast, mina: { person: before } as Guest })).toEqual([]);
    bob.leave();
  });

  /** Takes what a guest has played on one of their devices to somebody else; on another device the guest stays. */
  async function bringAlong(guest: Guest, { url, whose }: { url: string; whose: Guest }): Promise<void> {
    const device = new Guest(url);
    for (const [person, bring] of [[guest, false] as const, [whose, true] as const]) {
      const { link } = await person.ask("makeLink", {});
      await device.ask("useLink", { body: { link, bring } });
    }
  }

  test.each([2, 3])(
    "%s guests who sign in as each other are told what is kept, and are gone together",
    async (many) => {
      const cast = await gather();
      const { url } = cast.mina;
      const people = [await cast.arrive("guest 1")];
      while (people.length < many) people.push(await cast.arrive(`guest ${people.length + 1}`));
      for (const [index, guest] of people.entries()) {
        for (const other of people.slice(index + 1)) {
          const match = await tableOf(guest);
          await other.ask("command", { params: { match }, body: sit });
        }
      }
      const [first] = people as [Guest];
      for (const [index, guest] of people.entries()) {
        await bringAlong(guest, { url, whose: people[index + 1] ?? first });
      }
      const { guests } = await first.ask("personalData", {});
      const ids = (guests as { person: string }[]).map(({ person }) => person);
      expect(ids.toSorted()).toEqual(people.flatMap(({ person }) => (person === first.person ? [] : [person])).sort());
      expect(why(await first.call("deleteAccount", { body: { name: "guest 1" } }))).toBe("done");
      for (const mina of people) expect(await traces({ mina, login: "nobody of this name" } as Cast)).toEqual([]);
      leave(cast);
    },
  );

  test("a guest who has made an account of their own since is not told of, and does not go, with another's", async () => {
    const cast = await gather();
    const [host, guest] = [await cast.arrive("Ann"), await cast.arrive("Bea")];
    const match = await tableOf(host);
    await guest.ask("command", { params: { match }, body: sit });
    await bringAlong(guest, { url: cast.mina.url, whose: host });
    await guest.ask("register", { body: { login: `${cast.login} Bea`, passphrase: PASSPHRASE } });
    expect((await host.ask("personalData", {})).guests).toEqual([]);
    await host.ask("deleteAccount", { body: { name: "Ann" } });
    expect(await guest.ask("me", {})).toMatchObject({ person: guest.person, name: "Bea" });
    leave(cast);
  });

  test("nothing stays of somebody who does everything at once when they are deleted", async () => {
    for (const lead of LEADS) {
      const cast = await gather();
      const asks = [];
      for (const write of Object.values(WRITES)) asks.push(await write(cast));
      const answers = asks.map((ask) => ask());
      await new Promise((resolve) => setTimeout(resolve, lead));
      const deleted = await deleteAccount(cast);
      await Promise.all(answers);
      expect([lead, deleted, await traces(cast)]).toEqual([lead, "done", []]);
      leave(cast);
    }
  });
});
