import type { CommandInput } from "@tabletown/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeSecrets } from "../src/data-folder/secrets.ts";
import type { RunningServer, ServerSettings } from "../src/server.ts";
import { TABLES } from "../src/stores/migrations.ts";
import { Authenticator } from "../src/testing/authenticator.ts";
import { Guest } from "../src/testing/guest.ts";
import { type Answer, doing, move, playOut, seated, why } from "../src/testing/play.ts";
import { HAS_POSTGRES, startPostgres, type TestPostgres } from "../src/testing/postgres.ts";
import { forget, openServer, testSettings } from "../src/testing/test-server.ts";

/** Time goes on only when a test says so. */
const clock = { now: 1_800_000_000_000 };
const now = (): number => clock.now;
const MINUTE = 60_000;

const code = async (answer: Promise<Answer>): Promise<string> => why(await answer);

describe("ways to sign in", () => {
  let server: RunningServer & { data: string };
  let page: string;
  beforeAll(async () => {
    server = await openServer({ now, publicUrl: "https://play.example" });
    page = "https://play.example";
  });
  afterAll(async () => {
    await server.close();
    forget(server.data);
  });

  /** Somebody in a browser that has the server's page open. */
  const visitor = (origin = page): Guest => new Guest(server.url, { origin });
  const arrive = async (name: string): Promise<Guest> => {
    const guest = visitor();
    await guest.signIn(name);
    return guest;
  };

  test("a passkey makes an account, and signs in on another device; nothing but an answer to an own, fresh question", async () => {
    const ann = await arrive("Ann");
    const key = new Authenticator(page);
    const options = await ann.ask("passkeyOptions", {});
    expect(options).toMatchObject({ rp: { id: "play.example" }, attestation: "none" });
    const eve = await arrive("Eve");
    expect(await code(eve.call("addPasskey", { body: { passkey: key.create(options) } }))).toBe("wrong-passkey");
    // A question that somebody else has tried to answer is used up.
    expect(await code(ann.call("addPasskey", { body: { passkey: key.create(options) } }))).toBe("wrong-passkey");
    const evil = key.create(await ann.ask("passkeyOptions", {}), "https://evil.example");
    expect(await code(ann.call("addPasskey", { body: { passkey: evil } }))).toBe("wrong-passkey");
    const late = await ann.ask("passkeyOptions", {});
    clock.now += 6 * MINUTE;
    expect(await code(ann.call("addPasskey", { body: { passkey: key.create(late) } }))).toBe("wrong-passkey");
    const made = await ann.ask("addPasskey", { body: { passkey: key.create(await ann.ask("passkeyOptions", {})) } });
    expect(made).toMatchObject({ person: ann.person, login: "ann" });

    const phone = visitor();
    const asked = await phone.ask("passkeyLogInOptions", {});
    expect(asked.allowCredentials ?? []).toEqual([]);
    const answer = key.use(asked);
    expect((await phone.ask("passkeyLogIn", { body: { passkey: answer } })).person).toBe(ann.person);
    expect(await code(visitor().call("passkeyLogIn", { body: { passkey: answer } }))).toBe("wrong-passkey");
    const copy = visitor();
    key.counter = 0;
    const copied = key.use(await copy.ask("passkeyLogInOptions", {}));
    expect(await code(copy.call("passkeyLogIn", { body: { passkey: copied } }))).toBe("wrong-passkey");
    key.counter = 9;
    const elsewhere = visitor();
    const phished = key.use(await elsewhere.ask("passkeyLogInOptions", {}), "https://evil.example");
    expect(await code(elsewhere.call("passkeyLogIn", { body: { passkey: phished } }))).toBe("wrong-passkey");
    const nobodys = new Authenticator(page).use(await copy.ask("passkeyLogInOptions", {}));
    expect(await code(copy.call("passkeyLogIn", { body: { passkey: nobodys } }))).toBe("wrong-passkey");

    // The last way in is not taken away by mistake.
    const { passkeys } = await ann.ask("account", {});
    const params = { passkey: passkeys[0]?.id ?? "" };
    expect(await code(ann.call("removePasskey", { params }))).toBe("last-way");
    await eve.ask("removePasskey", { params, query: { sure: "yes" } });
    expect((await ann.ask("account", {})).passkeys).toHaveLength(1);
    await ann.ask("setPassphrase", { body: { passphrase: "correct horse" } });
    expect(await code(ann.call("setPassphrase", { body: { passphrase: "another one" } }))).toBe("wrong-passphrase");
    await ann.ask("removePasskey", { params });
    const gone = key.use(await copy.ask("passkeyLogInOptions", {}));
    expect(await code(copy.call("passkeyLogIn", { body: { passkey: gone } }))).toBe("wrong-passkey");
  });

  test("passkeys belong to the server's name; by its address there are none", async () => {
    const guest = new Guest(server.url, { origin: server.url });
    await guest.signIn("Ann");
    expect(await code(guest.call("passkeyOptions", {}))).toBe("no-passkeys-here");
    const local = `http://localhost:${server.port}`;
    const near = new Guest(local, { origin: local });
    await near.signIn("Ann");
    expect(await near.ask("passkeyOptions", {})).toMatchObject({ rp: { id: "localhost" } });
  });

  test("recovery codes work once each, only the newest, and let choose a new passphrase", async () => {
    const ann = await arrive("Ann");
    expect(await code(ann.call("makeRecoveryCodes", {}))).toBe("no-account");
    await ann.ask("register", { body: { login: "coded", passphrase: "forgotten horse" } });
    const old = (await ann.ask("makeRecoveryCodes", {})).codes;
    const { codes } = await ann.ask("makeRecoveryCodes", {});
    expect(new Set(codes).size).toBe(10);
    expect(codes[0]).toMatch(/^(\w{4}-){3}\w{4}$/);
    const stored = JSON.stringify(await rowsOf(server));
    for (const each of codes) expect(stored).not.toContain(each.replaceAll("-", ""));
    const phone = visitor();
    expect(await code(phone.call("recover", { body: { code: old[0] ?? "" } }))).toBe("wrong-code");
    const typed = ` ${codes[0]?.toLowerCase().replaceAll("-", " ")}`;
    expect((await phone.ask("recover", { body: { code: typed } })).login).toBe("coded");
    expect(await code(visitor().call("recover", { body: { code: codes[0] ?? "" } }))).toBe("wrong-code");
    expect(await phone.ask("account", {})).toMatchObject({ recoveryCodes: 9, mayReset: true });
    expect(await code(ann.call("setPassphrase", { body: { passphrase: "battery staple" } }))).toBe("wrong-passphrase");
    await phone.ask("setPassphrase", { body: { passphrase: "battery staple" } });
    expect(await code(phone.call("setPassphrase", { body: { passphrase: "once more" } }))).toBe("wrong-passphrase");
    // Whoever else was signed in is not any more.
    expect(await code(ann.call("me", {}))).toBe("signed-out");
    await ann.ask("logIn", { body: { login: "coded", passphrase: "battery staple" } });
  });

  test("a link signs another device in once, soon, and after it was looked at; so does one from the admin", async () => {
    const ann = await arrive("Ann Linked");
    const { link } = await ann.ask("makeLink", {});
    const phone = visitor();
    expect(await phone.ask("lookAtLink", { body: { link } })).toEqual({ name: "Ann Linked", account: false });
    expect((await phone.ask("useLink", { body: { link } })).person).toBe(ann.person);
    for (const route of ["lookAtLink", "useLink"] as const)
      expect(await code(visitor().call(route, { body: { link } }))).toBe("wrong-link");
    const late = await ann.ask("makeLink", {});
    clock.now = late.expires + 1;
    expect(await code(visitor().call("useLink", { body: { link: late.link } }))).toBe("wrong-link");
    // On a device that was signed in the session is a new one; the old one has ended.
    const before = phone.cookie;
    const again = await ann.ask("makeLink", {});
    await phone.ask("useLink", { body: { link: again.link } });
    expect(phone.cookie).not.toBe(before);
    const stale = visitor();
    stale.cookie = before;
    expect(await code(stale.call("me", {}))).toBe("signed-out");
    await phone.ask("revokeOthers", {});
    expect(await code(ann.call("me", {}))).toBe("signed-out");
    expect(await code(phone.call("me", {}))).toBe("done");

    await phone.ask("register", { body: { login: "linked", passphrase: "forgotten horse" } });
    expect(await code(phone.call("adminRecover", { params: { person: ann.person } }))).toBe("forbidden");
    const admin = new Guest(server.url, { authorization: `Bearer ${server.services.secrets.admin}` });
    const given = await admin.ask("adminRecover", { params: { person: ann.person } });
    expect(given.url).toBe(`https://play.example/#/link/${given.link}`);
    clock.now += 60 * MINUTE;
    const lost = visitor();
    expect((await lost.ask("useLink", { body: { link: given.link } })).login).toBe("linked");
    await lost.ask("setPassphrase", { body: { passphrase: "battery staple" } });
  });

  test.each(["revokeOthers", "revoke", "changePassphrase"] as const)(
    "a link that a stolen session has made leads nowhere after %s",
    async (way) => {
      const ann = await arrive("Ann");
      await ann.ask("register", { body: { login: `robbed ${way}`, passphrase: "correct horse" } });
      const thief = visitor();
      await thief.ask("logIn", { body: { login: `robbed ${way}`, passphrase: "correct horse" } });
      const { link } = await thief.ask("makeLink", {});
      const { sessions } = await ann.ask("sessions", {});
      const params = { session: sessions.find(({ current }) => !current)?.id ?? "" };
      const body = { passphrase: "correct horse", newPassphrase: "battery staple" };
      if (way === "revoke") await ann.ask("revoke", { params });
      else if (way === "revokeOthers") await ann.ask("revokeOthers", {});
      else await ann.ask("changePassphrase", { body });
      expect(await code(thief.call("me", {}))).toBe("signed-out");
      for (const route of ["lookAtLink", "useLink"] as const)
        expect(await code(thief.call(route, { body: { link } }))).toBe("wrong-link");
      expect(await code(thief.call("me", {}))).toBe("signed-out");
    },
  );

  test("what nobody has answered in time is deleted", async () => {
    const ann = await arrive("Ann");
    await ann.ask("passkeyOptions", {});
    await ann.ask("makeLink", {});
    clock.now += 25 * 60 * MINUTE;
    await server.services.store.jobs.put("", "delete-old", clock.now);
    await expect.poll(async () => (await rowsOf(server)).tickets).toEqual([]);
  });

  test("settings follow an account: of two devices the later choice holds, whichever comes first", async () => {
    const ann = await arrive("Ann");
    const dark = { theme: { value: "dark" as const, changed: clock.now - 10 } };
    expect(await code(ann.call("setPreferences", { body: dark }))).toBe("no-account");
    await ann.ask("register", { body: { login: "setter", passphrase: "correct horse" } });
    await ann.ask("setPreferences", { body: { ...dark, sound: { value: true, changed: clock.now } } });
    const older = { theme: { value: "light" as const, changed: clock.now - 20 } };
    expect(await ann.ask("setPreferences", { body: older })).toMatchObject(dark);
    // A clock that is ahead does not decide for ever.
    const ahead = { theme: { value: "system" as const, changed: clock.now + 1e9 } };
    await ann.ask("setPreferences", { body: ahead });
    const later = { theme: { value: "light" as const, changed: clock.now } };
    expect(await ann.ask("setPreferences", { body: later })).toMatchObject(later);
    const phone = visitor();
    await phone.ask("logIn", { body: { login: "setter", passphrase: "correct horse" } });
    expect(await phone.ask("preferences", {})).toEqual({ ...later, sound: { value: true, changed: clock.now } });
  });
});

/** Every row there is. */
async function rowsOf({ services }: RunningServer): Promise<Record<string, unknown[]>> {
  const { database } = services.store;
  const tables = TABLES.map(async (table) => [
    table,
    await database.read({ text: `SELECT * FROM ${table}`, values: [] }),
  ]);
  return Object.fromEntries(await Promise.all(tables));
}

interface Nodes {
  readonly one: RunningServer;
  /** On PostgreSQL another process of the same server. */
  readonly two: RunningServer;
  close(): Promise<void>;
}

describe.each(["the embedded database", ...(HAS_POSTGRES ? ["two nodes on PostgreSQL"] : [])])("on %s", (kind) => {
  let postgres: TestPostgres | undefined;
  let nodes: Nodes;
  beforeAll(async () => {
    postgres = kind === "the embedded database" ? undefined : await startPostgres();
    nodes = await openNodes(postgres === undefined ? {} : { databaseUrl: await postgres.fresh() });
  });
  afterAll(async () => {
    await nodes.close();
    await postgres?.stop();
  });

  async function openNodes(settings: Partial<ServerSettings>): Promise<Nodes> {
    const one = await openServer(settings);
    const opened = [one];
    if (settings.databaseUrl !== undefined) {
      const shared = testSettings(settings);
      writeSecrets(shared.data, one.services.secrets);
      opened.push(await openServer(shared));
    }
    const close = async (): Promise<void> => {
      for (const server of opened) {
        await server.close();
        forget(server.data);
      }
    };
    return { one, two: opened.at(-1) ?? one, close };
  }

  test("what a guest has played comes along to the account, on whichever node it is watched", async () => {
    const { one, two } = nodes;
    const laptop = await Guest.arrive(one.url, "Ann");
    await laptop.ask("register", { body: { login: "bringer", passphrase: "correct horse" } });
    const [guest, bob] = [await Guest.arrive(one.url, "Annie"), await Guest.arrive(two.url, "Bob")];
    const { id } = await seated([bob, guest], { game: "hidden-hands" });
    await move(bob, id, [guest]);
    const both = await seated([laptop, guest], { game: "hidden-hands" });
    const before = guest.cookie;
    const seatedAnew = bob.next("table", ({ table }) => table.seats[1]?.person === laptop.person);
    const body = { login: "bringer", passphrase: "correct horse", bring: true };
    // At one table both have sat: nobody may hold two hands under one name.
    expect(await guest.ask("logIn", { body })).toMatchObject({ person: laptop.person, brought: 1, stayed: 1 });
    await seatedAnew;
    const ended = new Guest(one.url);
    ended.cookie = before;
    expect(await code(ended.call("me", {}))).toBe("signed-out");
    expect((await laptop.ask("match", { params: { match: id } })).as).toBe(1);
    expect((await laptop.ask("match", { params: { match: both.id } })).as).toBe(0);
    await laptop.socket?.watch(id);
    await playOut([bob, laptop], id);
    const record = await bob.ask("record", { params: { match: id } });
    expect(record.seats).toMatchObject([{ name: "Bob" }, { name: "Annie" }]);
    const { matches } = await laptop.ask("matches", { query: { list: "mine" } });
    expect(matches.map((match) => match.id)).toContain(id);
    for (const each of [laptop, guest, bob]) each.leave();
  });

  test("whom the host has removed takes no seat there, on any node or by an account, until they are let back", async () => {
    const { one, two } = nodes;
    const [ann, bob, guest] = [
      await Guest.arrive(one.url, "Ann"),
      await Guest.arrive(one.url, "Bob"),
      await Guest.arrive(two.url, "Annoying"),
    ];
    const seats = [{ who: "me" as const }, { who: "open" as const }, { who: "open" as const }];
    const { id: match } = await ann.ask("createMatch", { body: { game: "hidden-hands", seats, visibility: "public" } });
    const does = async (who: Guest, body: CommandInput) => code(who.call("command", { params: { match }, body }));
    const told = async (who: Guest) => (await who.ask("match", { params: { match } })).table.removed;
    expect(await does(bob, { do: "sit", seat: 1 })).toBe("done");
    expect(await does(guest, { do: "sit", seat: 2 })).toBe("done");
    expect(await does(ann, { do: "clear", seat: 2 })).toBe("done");
    expect(await does(guest, { do: "sit", seat: 2 })).toBe("removed");
    // As another name, through the code, and as the account that the guest becomes part of.
    expect(await does(guest, { do: "sit", seat: 2, name: "Somebody else" })).toBe("removed");
    const laptop = await Guest.arrive(one.url, "Ada");
    await laptop.ask("register", { body: { login: `removed ${kind}`, passphrase: "correct horse" } });
    const body = { login: `removed ${kind}`, passphrase: "correct horse", bring: true };
    expect(await guest.ask("logIn", { body })).toMatchObject({ stayed: 0 });
    for (const each of [guest, laptop]) expect(await does(each, { do: "sit", seat: 2 })).toBe("removed");
    // Only the host is told of whom, and lets them back.
    expect([await told(ann), await told(bob), await told(laptop)]).toEqual([
      [{ person: laptop.person, name: "Annoying" }],
      undefined,
      undefined,
    ]);
    expect(await does(bob, { do: "let-back", person: laptop.person })).toBe("not-host");
    expect((await laptop.ask("personalData", {})).removedFrom).toEqual([match]);
    expect(await does(ann, { do: "let-back", person: laptop.person })).toBe("done");
    expect(await told(ann)).toBeUndefined();
    expect((await laptop.ask("personalData", {})).removedFrom).toEqual([]);
    expect(await does(laptop, { do: "sit", seat: 2 })).toBe("done");
    for (const each of [ann, bob, guest, laptop]) each.leave();
  });

  test("an account is told what a guest that stays at its table has chosen there, but not while the match runs", async () => {
    const { one, two } = nodes;
    const [ann, guest] = [await Guest.arrive(one.url, "Ann"), await Guest.arrive(two.url, "Annie")];
    await ann.ask("register", { body: { login: "both of us", passphrase: "correct horse" } });
    const { id } = await seated([guest, ann], { game: "hidden-hands" });
    const seq = await move(guest, id, [ann]);
    const tablet = new Guest(one.url);
    const { link } = await guest.ask("makeLink", {});
    await tablet.ask("useLink", { body: { link, bring: false } });
    const body = { login: "both of us", passphrase: "correct horse", bring: true };
    expect(await tablet.ask("logIn", { body })).toMatchObject({ person: ann.person, stayed: 1 });
    const told = async () => (await ann.ask("personalData", {})).guests;
    expect(await told()).toMatchObject([{ person: guest.person, matches: [{ id }], moves: [] }]);
    expect((await guest.ask("personalData", {})).moves).toMatchObject([{ match: id, seq }]);
    await doing(ann, id, { do: "resign" });
    expect(await told()).toMatchObject([{ moves: [{ match: id, seq }] }]);
    for (const each of [ann, guest]) each.leave();
  });

  test("who has kept away from a guest that was themselves keeps away from nobody afterwards", async () => {
    const { url } = nodes.one;
    const [ann, guest, bob] = [
      await Guest.arrive(url, "Ann"),
      await Guest.arrive(url, "Annie"),
      await Guest.arrive(url, "Bob"),
    ];
    await ann.ask("register", { body: { login: "alone", passphrase: "correct horse" } });
    await ann.ask("block", { params: { person: guest.person } });
    await guest.ask("block", { params: { person: ann.person } });
    await guest.ask("block", { params: { person: bob.person } });
    await guest.ask("logIn", { body: { login: "alone", passphrase: "correct horse", bring: true } });
    expect((await ann.ask("blocks", {})).people).toMatchObject([{ person: bob.person }]);
  });

  test("what is kept about somebody holds the moves they have made and nobody else's, and all of everything", async () => {
    const { one, two } = nodes;
    const [ann, bob, eve] = [
      await Guest.arrive(one.url, "Ann"),
      await Guest.arrive(two.url, "Bob"),
      await Guest.arrive(one.url, "Eve"),
    ];
    const { id } = await seated([ann, bob], { game: "hidden-hands", visibility: "link" });
    const first = await move(ann, id, [bob]);
    await doing(ann, id, { do: "stand", seat: 0, forGood: true });
    await eve.connect();
    await eve.socket?.watch(id, undefined);
    await doing(eve, id, { do: "sit", seat: 0 });
    const turn = eve.next("step", ({ position }) => (position.options ?? []).length > 0);
    await move(bob, id, [eve]);
    await turn;
    const second = await move(eve, id, [bob]);
    const { code: invitation = "" } = await bob.ask("createMatch", {
      body: { game: "hidden-hands", seats: [{ who: "me" }, { who: "open" }] },
    });
    const { match: come } = await ann.ask("join", { body: { code: invitation } });
    await ann.ask("startSearch", { body: { games: ["london"], seats: [2], pace: "days" } });
    const admin = new Guest(one.url, { authorization: `Bearer ${one.services.secrets.admin}` });
    for (let n = 0; n < 25; n++)
      await admin.ask("adminWarn", { params: { person: ann.person }, body: { text: `warning ${n}` } });

    const kept = await ann.ask("personalData", {});
    expect(kept).toMatchObject({
      about: { shows: "everyone", silencedUntil: 0 },
      moves: [{ match: id, seq: first, seat: 0 }],
      cameTo: expect.arrayContaining([come]),
      search: { games: ["london"], pace: "days" },
    });
    expect(kept.notices).toHaveLength(25);
    expect((await eve.ask("personalData", {})).moves).toMatchObject([{ match: id, seq: second, seat: 0 }]);
    for (const each of [ann, bob, eve]) each.leave();
  });

  test("deleted data are gone from every table and every node, and the others' matches are whole without the name", async () => {
    const { one, two } = nodes;
    const [mina, bob] = [await Guest.arrive(one.url, "Wilhelmina"), await Guest.arrive(two.url, "Bob")];
    const pair = [mina, bob];
    await mina.ask("register", { body: { login: "Wilhelmina", passphrase: "correct horse" } });
    await mina.ask("makeRecoveryCodes", {});
    await mina.ask("setPreferences", { body: { theme: { value: "dark", changed: 1 } } });
    await mina.ask("addChannel", { body: { kind: "webhook", url: "https://hooks.example.com/mina" } });
    await bob.ask("mute", { params: { person: mina.person } });
    const over = await seated(pair, { game: "hidden-hands", spectators: { allowed: true, delay: 0 } });
    await mina.ask("chat", { params: { match: over.id }, body: { text: "Wilhelmina was here" } });
    await bob.ask("chat", { params: { match: over.id }, body: { text: "so was Bob" } });
    await playOut(pair, over.id);
    const running = await seated(pair, { game: "hidden-hands" });
    await move(mina, running.id, [bob]);
    const deserted = await seated(pair, { game: "hidden-hands" });
    await doing(mina, deserted.id, { do: "stand", seat: 0, forGood: true });
    await doing(bob, deserted.id, { do: "resign" });
    // Whoever left for good is not asked to play again: a bot is, under its own name.
    const without = await bob.ask("rematch", { params: { match: deserted.id } });
    const { table } = await bob.ask("match", { params: { match: without.match } });
    expect(table.seats.map(({ name }) => name)).toEqual(["Bob", "casual"]);
    const waiting = await bob.ask("createMatch", {
      body: { game: "hidden-hands", seats: [{ who: "me" }, { who: "open" }] },
    });
    await mina.ask("join", { body: { code: waiting.code ?? "" } });
    await mina.socket?.watch(waiting.id);
    await doing(mina, waiting.id, { do: "sit", seat: 1 });
    const own = await mina.ask("createMatch", {
      body: { game: "hidden-hands", visibility: "public", seats: [{ who: "me" }, { who: "open" }] },
    });
    const record = await bob.ask("record", { params: { match: over.id } });
    await mina.ask("upload", { body: record });
    await bob.ask("block", { params: { person: mina.person } });

    const data = JSON.stringify(await mina.ask("personalData", {}));
    for (const part of ["Wilhelmina was here", "hooks.example.com", over.id, running.id, '"theme"']) {
      expect(data).toContain(part);
    }
    for (const secret of ["argon2id", bob.person, "so was Bob"]) expect(data).not.toContain(secret);

    expect(await code(mina.call("deleteAccount", { body: { name: "Bob" } }))).toBe("wrong-name");
    // The seat may be empty a moment before the match is over.
    const told = bob.next(
      "table",
      ({ match, table }) => match === running.id && table.status === "over" && table.seats[0]?.name === "",
    );
    const closed = new Promise((resolve) => mina.raw?.once("close", resolve));
    await mina.ask("deleteAccount", { body: { name: "wilhelmina" } });
    // Given up, and the rest of it is Bob's.
    expect(await told).toMatchObject({ table: { seats: [{ resigned: true }, { name: "Bob" }] } });
    await closed;
    expect(await code(mina.call("me", {}))).toBe("signed-out");
    for (const [kind, rows] of Object.entries(await rowsOf(one))) {
      const text = JSON.stringify(rows);
      expect([kind, /wilhelmina/i.test(text), text.includes(mina.person)]).toEqual([kind, false, false]);
    }
    expect(
      await code(new Guest(one.url).call("logIn", { body: { login: "Wilhelmina", passphrase: "correct horse" } })),
    ).toBe("wrong-passphrase");

    const left = await bob.ask("record", { params: { match: over.id } });
    expect(left.seats).toEqual([{ name: "" }, { name: "Bob" }]);
    expect(left).toMatchObject({ moves: record.moves, standing: record.standing });
    // It still replays, move by move, and its seal holds.
    expect(await bob.ask("upload", { body: left })).toMatchObject({ moves: (record.moves as unknown[]).length });
    const { lines } = await bob.ask("chatLines", { params: { match: over.id } });
    expect(lines.map(({ text }) => text)).toEqual(["so was Bob"]);
    const statistics = await bob.ask("statistics", { params: { person: bob.person } });
    expect(statistics.games).toMatchObject([{ game: "hidden-hands", played: 3 }]);
    const freed = await bob.ask("match", { params: { match: waiting.id } });
    expect(freed.table.seats[1]).toMatchObject({ open: true });
    const open = await bob.ask("matches", { query: { list: "open" } });
    expect(open.matches.map(({ id }) => id)).not.toContain(own.id);
    // Another game with whoever is left: the seat waits for somebody.
    const rematch = await bob.ask("rematch", { params: { match: over.id } });
    const again = await bob.ask("match", { params: { match: rematch.match } });
    expect(again.table.seats.filter((seat) => seat.open)).toHaveLength(1);
    for (const each of pair) each.leave();
  });
});
