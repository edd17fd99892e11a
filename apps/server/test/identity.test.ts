import { CLOSE } from "@tabletown/protocol";
import { describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { checkPassphrase, hashPassphrase } from "../src/identity/passphrase.ts";
import { sql } from "../src/stores/sql.ts";
import { Guest } from "../src/testing/guest.ts";
import { type Answer, seated, why } from "../src/testing/play.ts";
import { forget, openServer } from "../src/testing/test-server.ts";
import { testedServer } from "../src/testing/tested-server.ts";

/** Time goes on only when a test says so. */
const clock = { now: 1_800_000_000_000 };

const tested = testedServer({ now: () => clock.now });

test("a guest's session is signed, http-only and same-site", async () => {
  const response = await fetch(`${tested.server.url}/api/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Ann" }),
  });
  expect(response.headers.getSetCookie()[0]).toMatch(
    /^tabletown=\S+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

describe("a session", () => {
  const me = async (cookie: string): Promise<string> => {
    const guest = new Guest(tested.server.url);
    guest.cookie = cookie;
    return why(await guest.call("me", {}));
  };

  test("that is forged, cut off, foreign or expired is not believed", async () => {
    const ann = await Guest.arrive(tested.server.url, "Ann");
    expect(await me(ann.cookie)).toBe("done");
    const [session = "", token = "", mac = ""] = ann.cookie.replace("tabletown=", "").split(".");
    expect(await me(`tabletown=${session}.${token}.${mac.replace(/^./, (c) => (c === "0" ? "1" : "0"))}`)).toBe(
      "signed-out",
    );
    expect(await me(`tabletown=${session}.${token}`)).toBe("signed-out");
    expect(await me(`tabletown=${session}.${"0".repeat(64)}.${mac}`)).toBe("signed-out");
    expect(await me("tabletown=")).toBe("signed-out");
    expect(await me("tabletown=%00%ff...")).toBe("signed-out");
    const other = await openServer();
    const stranger = await Guest.arrive(other.url, "Eve");
    expect(await me(stranger.cookie)).toBe("signed-out");
    await other.close();
    forget(other.data);
    clock.now += 181 * 86_400_000;
    expect(await me(ann.cookie)).toBe("signed-out");
  });

  test("is needed for a socket", async () => {
    const socket = new WebSocket(`${tested.server.url.replace("http", "ws")}/api/socket`);
    expect(await new Promise((resolve) => socket.once("close", resolve))).toBe(CLOSE.signedOut);
  });

  test("is listed and can be ended from elsewhere", async () => {
    const ann = await Guest.arrive(tested.server.url, "Ann");
    await ann.ask("register", { body: { login: "Ann Ą", passphrase: "correct horse" } });
    const phone = new Guest(tested.server.url);
    await phone.ask("logIn", { body: { login: "ANN ą", passphrase: "correct horse" } });
    await phone.connect();
    const closed = new Promise((resolve) => phone.raw?.once("close", resolve));
    const { sessions } = await ann.ask("sessions", {});
    expect(sessions).toHaveLength(2);
    const theirs = sessions.find(({ current }) => !current)?.id ?? "";
    const eve = await Guest.arrive(tested.server.url, "Eve");
    await eve.ask("revoke", { params: { session: theirs } });
    expect(await me(phone.cookie)).toBe("done");
    await ann.ask("revoke", { params: { session: theirs } });
    expect(await closed).toBe(CLOSE.signedOut);
    expect(await me(phone.cookie)).toBe("signed-out");
    expect(await me(ann.cookie)).toBe("done");
  });
});

describe("an account", () => {
  test("has the same seats on another device", async () => {
    const [ann, bob] = await tested.arrive("Ann", "Bob");
    const { id } = await seated([ann, bob], { game: "hidden-hands" });
    await ann.ask("register", { body: { login: "ann", passphrase: "correct horse" } });
    const phone = new Guest(tested.server.url);
    await phone.ask("logIn", { body: { login: "Ann", passphrase: "correct horse" } });
    expect((await phone.ask("match", { params: { match: id } })).as).toBe(0);
    ann.leave();
    bob.leave();
  });

  test("has a name of its own and a passphrase that can be changed", async () => {
    const [ann, bob] = await tested.arrive("Ann", "Bob");
    await ann.ask("register", { body: { login: "unique", passphrase: "correct horse" } });
    const code = async (answer: Promise<Answer>): Promise<string> => why(await answer);
    expect(await code(ann.call("register", { body: { login: "second", passphrase: "correct horse" } }))).toBe(
      "has-account",
    );
    expect(await code(bob.call("register", { body: { login: "UNIQUE", passphrase: "correct horse" } }))).toBe(
      "name-taken",
    );
    expect(await code(bob.call("register", { body: { login: "bob", passphrase: "short" } }))).toBe("bad-message");
    const logIn = (passphrase: string) =>
      code(new Guest(tested.server.url).call("logIn", { body: { login: "unique", passphrase } }));
    expect(await logIn("wrong horse")).toBe("wrong-passphrase");
    expect(
      await code(new Guest(tested.server.url).call("logIn", { body: { login: "nobody", passphrase: "wrong horse" } })),
    ).toBe("wrong-passphrase");
    const change = { passphrase: "wrong horse", newPassphrase: "battery staple" };
    expect(await code(ann.call("changePassphrase", { body: change }))).toBe("wrong-passphrase");
    await ann.ask("changePassphrase", { body: { ...change, passphrase: "correct horse" } });
    expect(await logIn("correct horse")).toBe("wrong-passphrase");
    expect(await logIn("battery staple")).toBe("done");
  });
});

test("a passphrase is kept as argon2id", async () => {
  const hash = await hashPassphrase("correct horse");
  expect(hash).toMatch(/^argon2id\$19456\$2\$1\$[0-9a-f]{32}\$[0-9a-f]{64}$/);
  expect(await checkPassphrase("correct horse", hash)).toBe(true);
  expect(await checkPassphrase("correct hors", hash)).toBe(false);
  expect(await checkPassphrase("", "")).toBe(false);
  expect(await hashPassphrase("correct horse")).not.toBe(hash);
});

test("the admin gets the data of somebody who is banned and deletes them, by id and name; nobody else does", async () => {
  const people = await tested.arrive("Ann", "Vera Vanishing");
  const [ann, vera] = people;
  const { id } = await seated(people, { game: "hidden-hands" });
  const params = { person: vera.person };
  const body = { name: "Vera Vanishing" };
  expect(why(await ann.call("adminPersonalData", { params }))).toBe("forbidden");
  expect(why(await ann.call("adminDelete", { params, body }))).toBe("forbidden");
  const admin = new Guest(tested.server.url, { authorization: `Bearer ${tested.server.services.secrets.admin}` });
  await admin.ask("adminBan", { params, query: { days: "30" } });
  expect(await admin.ask("adminPersonalData", { params })).toMatchObject({
    person: vera.person,
    about: { banned: 1, bannedUntil: expect.any(Number) },
    name: "Vera Vanishing",
    matches: [{ id }],
  });
  expect(why(await admin.call("adminDelete", { params, body: { name: "Ann" } }))).toBe("wrong-name");
  expect((await admin.ask("adminPeople", { query: { name: "vanishing" } })).people).toHaveLength(1);
  await admin.ask("adminDelete", { params, body });
  expect((await admin.ask("adminPeople", { query: { name: "vanishing" } })).people).toEqual([]);
  // Nothing waits to end her ban.
  const { database } = tested.server.services.store;
  expect(await database.read(sql`SELECT kind FROM jobs WHERE kind LIKE ${`%${vera.person}%`}`)).toEqual([]);
  const shown = await ann.ask("match", { params: { match: id } });
  expect(JSON.stringify(shown)).not.toMatch(/Vera|Vanishing/);
  for (const call of [admin.call("adminPersonalData", { params }), admin.call("adminDelete", { params, body })])
    expect(why(await call)).toBe("not-found");
});

test("the admin lists, closes, bans and backs up; nobody else does", async () => {
  const people = await tested.arrive("Ann", "Zed Unwelcome");
  const [ann, zed] = people;
  const { id } = await seated(people, { game: "hidden-hands" });
  expect(why(await ann.call("adminMatches", {}))).toBe("forbidden");
  const admin = async (path: string, method = "GET") =>
    fetch(`${tested.server.url}/api/admin/${path}`, {
      method,
      headers: { authorization: `Bearer ${tested.server.services.secrets.admin}` },
    });
  const { matches } = await (await admin("matches?status=playing")).json();
  expect(matches.map((match: { id: string }) => match.id)).toContain(id);
  const found = await (await admin("people?name=unwelcome")).json();
  expect(found.people).toMatchObject([{ person: zed.person, banned: false }]);
  const closed = new Promise((resolve) => zed.raw?.once("close", resolve));
  expect((await admin(`bans/${zed.person}`, "PUT")).status).toBe(200);
  expect(await closed).toBe(CLOSE.banned);
  expect(why(await zed.call("me", {}))).toBe("banned");
  const over = ann.next("table", (each) => each.table.status === "closed");
  expect((await admin(`matches/${id}/close`, "POST")).status).toBe(200);
  await over;
  expect((await admin(`matches/${id}/close`, "POST")).status).toBe(409);
  expect((await admin("bans/nobodyofthatid", "DELETE")).status).toBe(404);
  expect((await admin(`bans/${zed.person}`, "DELETE")).status).toBe(200);
  expect(why(await zed.call("me", {}))).toBe("done");
  const { file, rows } = await (await admin("backup", "POST")).json();
  expect(file).toContain(tested.server.data);
  expect(rows).toBeGreaterThan(5);
});
