import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { backUp, checkBackup } from "../src/backup/backup.ts";
import { writeSecrets } from "../src/data-folder/secrets.ts";
import { startServer } from "../src/server.ts";
import { openSqlite } from "../src/stores/sqlite.ts";
import { Guest } from "../src/testing/guest.ts";
import { killAll, launch } from "../src/testing/launch.ts";
import { doing, move, playOut, seated, standing, why } from "../src/testing/play.ts";
import { startPostgres, type TestPostgres } from "../src/testing/postgres.ts";
import { forget, openServer, testSettings } from "../src/testing/test-server.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  killAll();
  await postgres.stop();
});

/** Between two attempts at something that will work when the database is back. */
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test("on a full disk nothing happens, and everybody is told so; with room again play goes on", async () => {
  const settings = testSettings();
  const file = join(settings.data, "tabletown.db");
  // What a server writes down when it first starts is there already.
  await (await startServer(settings)).close();
  const first = await openSqlite(file);
  const [{ n = 0 } = {}] = await first.read<{ n: number }>({
    text: "SELECT page_count AS n FROM pragma_page_count()",
    values: [],
  });
  await first.close();
  const database = await openSqlite(file, { pages: n + 12 });
  const server = await startServer(settings, { database });
  const people = await Guest.arriveTogether(server.url, "Ann", "Bob");
  const [ann, bob] = people;
  const { id } = await seated(people, { game: "metropolia" });
  // Somebody fills the disk.
  for (;;) {
    const said = await ann.socket?.chat(id, "x".repeat(500));
    if (!said?.ok) {
      expect(why(said)).toBe("no-storage");
      break;
    }
  }
  // A long game: sooner or later there is no room for its log.
  let told = "done";
  while (told === "done") {
    const mover = people.find((guest) => (standing(guest, id).position.options ?? []).length > 0);
    if (mover === undefined) throw new Error("the match is over, and the disk is not full");
    const { seq, position } = standing(mover, id);
    told = why(await mover.do(id, { do: "act", seq, move: position.options?.[0] ?? "" }));
  }
  expect(told).toBe("no-storage");
  const before = (await server.services.store.matches.entries(id, 0)).length;
  expect(standing(bob, id).seq).toBe(before);
  for (const guest of people) guest.leave();
  await server.close();
  // With room again, nothing is missing and nothing is left over.
  const again = await openServer({ data: settings.data });
  const back = people.map((guest) => {
    const returning = new Guest(again.url);
    returning.cookie = guest.cookie;
    return returning;
  });
  for (const guest of back) {
    guest.waitsFor = back;
    await guest.connect();
    await guest.socket?.watch(id);
  }
  expect((back[0] as Guest).last("sync")?.seq).toBe(before);
  await playOut(back, id);
  for (const guest of back) guest.leave();
  await again.close();
  forget(settings.data);
});

test.skipIf(!existsSync("/dev/full"))("a backup for which the disk has no room fails, and leaves nothing", async () => {
  const server = await openServer();
  const { store, secrets } = server.services;
  const people = Array.from({ length: 2_000 }, (_, index) => ({
    text: "INSERT INTO people (id, name, login, passphrase, created, seen, banned) VALUES (?, ?, '', '', 1, 1, 0)",
    values: [`person${index}`, randomBytes(50).toString("hex")],
  }));
  await store.database.write(people);
  const file = join(server.data, "monday.gz");
  symlinkSync("/dev/full", `${file}.part`);
  await expect(backUp(store.database, secrets, file, 1)).rejects.toThrow("ENOSPC");
  expect(await backUp(store.database, secrets, file, 1)).toBeGreaterThan(people.length);
  await server.close();
});

test("backups that are asked for all at once are made one after the other, each in a file of its own", async () => {
  const server = await openServer({ now: () => 1_800_000_000_000 });
  const headers = { authorization: `Bearer ${server.services.secrets.admin}` };
  const made = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const answer = await fetch(`${server.url}/api/admin/backup`, { method: "POST", headers });
      return (await answer.json()) as { file: string };
    }),
  );
  for (const { file } of made) await checkBackup(file);
  expect(new Set(made.map(({ file }) => file)).size).toBe(5);
  await server.close();
  forget(server.data);
});

test("a server that cannot start, because folder or port are in use, leaves everything as it was", async () => {
  const server = await openServer();
  await expect(startServer(testSettings({ data: server.data }))).rejects.toThrow("another Tabletown");
  const elsewhere = testSettings({ port: server.port });
  await expect(startServer(elsewhere)).rejects.toMatchObject({ code: "EADDRINUSE" });
  const moved = await openServer({ data: elsewhere.data });
  await moved.close();
  forget(elsewhere.data);
  await server.close();
  const next = await openServer({ data: server.data });
  await next.close();
  forget(server.data);
});

test("when it is told to stop, a server finishes what is under way and says goodbye", async () => {
  const server = await openServer();
  const people = await Guest.arriveTogether(server.url, "Ann", "Bob");
  const [ann, bob] = people;
  const { id } = await seated(people, { game: "hidden-hands" });
  const { seq, position } = standing(ann, id);
  const goodbye = new Promise((resolve) => bob.raw?.once("close", resolve));
  const answer = ann.socket?.command(id, { do: "act", seq, move: position.options?.[0] ?? "" });
  await ann.next("done");
  await server.close();
  expect(why(await answer)).toBe("done");
  expect(await goodbye).toBe(1012);
  for (const guest of people) guest.leave();
  const again = await openServer({ data: server.data });
  expect(await again.services.store.matches.entries(id, seq)).toHaveLength(1);
  await again.close();
  forget(server.data);
});

describe("on PostgreSQL", () => {
  test("a database that goes away and comes back costs nothing but time", async () => {
    const settings = testSettings({
      databaseUrl: await postgres.fresh(),
      data: mkdtempSync(join(tmpdir(), "tabletown-")),
    });
    const server = await openServer(settings);
    const people = await Guest.arriveTogether(server.url, "Ann", "Bob");
    const [ann, bob] = people;
    const { id } = await seated(people, { game: "hidden-hands" });
    await move(ann, id, [bob]);
    await postgres.halt();
    const { seq, position } = standing(bob, id);
    const act = { do: "act", seq, move: position.options?.[0] ?? "", key: "again" } as const;
    expect(why(await bob.do(id, act))).toBe("no-storage");
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    await postgres.resume();
    let told = await bob.do(id, act);
    while (!told.ok) {
      await pause(50);
      told = await bob.do(id, act);
    }
    expect(why(told)).toBe("done");
    await ann.reaches(id, seq + 1);
    expect((await server.services.store.matches.entries(id, seq)).length).toBe(1);
    await playOut(people, id);
    for (const guest of people) guest.leave();
    await server.close();
    forget(settings.data);
  });

  test("two servers share matches: each hears of the other's moves, and a race has one winner", async () => {
    const databaseUrl = await postgres.fresh();
    const one = await openServer({ databaseUrl });
    const { session, admin, push } = one.services.secrets;
    const shared = testSettings({ databaseUrl });
    writeSecrets(shared.data, { session, admin, push });
    const two = await openServer(shared);
    const ann = await Guest.arrive(one.url, "Ann");
    const { id } = await ann.ask("createMatch", {
      body: {
        game: "sealed-bids",
        seats: [{ who: "me" }, { who: "open" }, { who: "bot", bot: "random" }],
        visibility: "public",
      },
    });
    const bob = await Guest.arrive(two.url, "Bob");
    await ann.connect();
    await bob.connect();
    await ann.socket?.watch(id);
    await bob.socket?.watch(id);
    const seatedThere = ann.next("table", (each) => each.table.seats[1]?.name === "Bob");
    await doing(bob, id, { do: "sit", seat: 1 });
    await seatedThere;
    const begun = bob.next("sync", (sync) => sync.position !== undefined);
    await doing(ann, id, { do: "start" });
    await begun;
    for (let round = 1; round <= 3; round++) {
      const done = [ann, bob].map((guest) =>
        guest.next("step", (step) => (step.position.view as { round: number }).round === round + 1),
      );
      // Both at once, on different servers, and a bot as well: the database gives each its number.
      const told = await Promise.all(
        [ann, bob].map((guest, index) =>
          guest.socket?.command(id, { do: "act", seq: standing(guest, id).seq, move: `bid ${index + 2}` }),
        ),
      );
      expect(told.map(why)).toEqual(["done", "done"]);
      await Promise.all(done);
    }
    const said = [ann.next("chat"), bob.next("chat")];
    await ann.socket?.chat(id, "well played");
    expect((await Promise.all(said)).map(({ line }) => line.text)).toEqual(["well played", "well played"]);
    const log = await one.services.store.matches.entries(id, 0);
    expect(log.filter(({ kind }) => kind === "move")).toHaveLength(9);
    expect(log.filter(({ kind }) => kind === "end")).toHaveLength(1);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
    // Whoever goes away says so, to the very last.
    const gone = ann.next("presence", (each) => each.here.join() === "0");
    await two.close();
    await gone;
    ann.leave();
    bob.leave();
    await one.close();
    forget(one.data);
    forget(shared.data);
  });

  test("two servers hear each other again after the database was away, also of what happened meanwhile", async () => {
    const databaseUrl = await postgres.fresh();
    const one = await openServer({ databaseUrl });
    const shared = testSettings({ databaseUrl });
    writeSecrets(shared.data, one.services.secrets);
    const two = await openServer(shared);
    const [ann, bob] = await Guest.arriveTogether(one.url, "Ann", "Bob");
    const { id } = await seated([ann, bob], { game: "hidden-hands" });
    const far = new Guest(two.url);
    far.cookie = bob.cookie;
    await far.connect();
    await far.socket?.watch(id);
    const heard = far.next("step");
    await postgres.halt();
    await postgres.resume();
    // The first to write is quicker than the second is back at its post.
    const { seq, position } = standing(ann, id);
    const act = { do: "act", seq, move: position.options?.[0] ?? "", key: "once" } as const;
    let told = await ann.do(id, act);
    while (!told.ok) {
      await pause(20);
      told = await ann.do(id, act);
    }
    expect((await heard).seq).toBe(told.seq);
    const again = far.next("step");
    await move(bob, id, [ann]);
    await again;
    for (const guest of [ann, bob, far]) guest.leave();
    await one.close();
    await two.close();
    forget(one.data);
    forget(shared.data);
  });

  test("who is looking is known to every process, until they leave or their process dies", async () => {
    const databaseUrl = await postgres.fresh();
    const clock = { now: 1_800_000_000_000 };
    const near = await openServer({ databaseUrl, now: () => clock.now });
    const data = mkdtempSync(join(tmpdir(), "tabletown-"));
    writeSecrets(data, near.services.secrets);
    const far = await launch(data, databaseUrl);
    const [ann, bob, eve] = [
      await Guest.arrive(near.url, "Ann"),
      await Guest.arrive(far.url, "Bob"),
      await Guest.arrive(far.url, "Eve"),
    ];
    const { id } = await ann.ask("createMatch", {
      body: { game: "hidden-hands", seats: [{ who: "me" }, { who: "open" }], visibility: "public" },
    });
    for (const guest of [ann, bob, eve]) await guest.connect();
    await ann.socket?.watch(id);
    const sees = (guest: Guest, here: number[], spectators: number) =>
      guest.next("presence", (each) => each.here.join() === here.join() && each.spectators === spectators);
    const both = [sees(ann, [0, 1], 1), sees(bob, [0, 1], 1), sees(eve, [0, 1], 1)];
    await bob.socket?.watch(id);
    await doing(bob, id, { do: "sit", seat: 1 });
    await eve.socket?.watch(id);
    await Promise.all(both);
    const alone = [sees(ann, [0, 1], 0), sees(bob, [0, 1], 0)];
    eve.leave();
    await Promise.all(alone);
    expect(near.services.rooms.present(id)?.broadcast.isWatching(bob.person, 1)).toBe(true);
    const gone = sees(ann, [0], 0);
    await far.kill("SIGKILL");
    clock.now += 59_000;
    near.services.rooms.sweep();
    expect(ann.last("presence")?.here).toEqual([0, 1]);
    clock.now += 2_000;
    near.services.rooms.sweep();
    await gone;
    for (const guest of [ann, bob]) guest.leave();
    await near.close();
    forget(near.data);
    forget(data);
  });

  test("a timeout fires once, whoever looks", async () => {
    const databaseUrl = await postgres.fresh();
    const clock = { now: 1_800_000_000_000 };
    const now = (): number => clock.now;
    const one = await openServer({ databaseUrl, now, pollEvery: 1_000_000 });
    const two = await openServer({ databaseUrl, now, pollEvery: 1_000_000 });
    const people = await Guest.arriveTogether(one.url, "Ann", "Bob");
    const { id } = await seated(people, { game: "hidden-hands", time: { kind: "live", seconds: 60, increment: 0 } });
    clock.now += 61_000;
    await Promise.all([one, two, one, two].map((server) => server.scheduler.runDue()));
    await Promise.all([one, two].map((server) => server.scheduler.runDue()));
    const log = await one.services.store.matches.entries(id, 0);
    expect(log.filter((entry) => entry.kind === "seats" && entry.timeout)).toHaveLength(1);
    for (const guest of people) guest.leave();
    await one.close();
    await two.close();
    forget(one.data);
    forget(two.data);
  });
});
