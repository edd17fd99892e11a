import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Guest } from "../../../server/src/testing/guest.ts";
import { move, seated, standing, why } from "../../../server/src/testing/play.ts";
import { startPostgres, type TestPostgres } from "../../../server/src/testing/postgres.ts";
import { openServer } from "../../../server/src/testing/test-server.ts";
import { type Ended, runHere, workFolder } from "../run.fixture.ts";

const folder = workFolder();
let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** Runs a command with DATABASE_URL as it would be set for a server on that database. */
async function on(databaseUrl: string, ...args: string[]): Promise<Ended> {
  const before = process.env.DATABASE_URL;
  process.env.DATABASE_URL = databaseUrl;
  try {
    return await runHere(folder, args);
  } finally {
    if (before === undefined) delete process.env.DATABASE_URL;
    else process.env.DATABASE_URL = before;
  }
}

test("a server moves from the embedded database to PostgreSQL and back, and everybody goes on where they were", async () => {
  const first = await openServer({ data: join(folder, "embedded") });
  const [ann, bob] = [await Guest.arrive(first.url, "Ann"), await Guest.arrive(first.url, "Bob")];
  const { id } = await seated([ann, bob], { game: "hidden-hands" });
  await playOne([ann, bob], id);
  await ann.socket?.chat(id, "see you there");
  const before = standing(ann, id);
  const file = join(folder, "move.gz");
  for (const guest of [ann, bob]) guest.leave();
  await first.close();
  expect((await on("", "backup", "--data", first.data, "--to", file)).code).toBe(0);

  const databaseUrl = await postgres.fresh();
  const data = join(folder, "postgres");
  expect((await on(databaseUrl, "restore", file, "--data", data)).code).toBe(0);
  const second = await openServer({ data, databaseUrl });
  const there = [await returned(ann, second.url, id), await returned(bob, second.url, id)];
  expect(standing(there[0] as Guest, id)).toEqual(before);
  const lines = await (there[1] as Guest).ask("chatLines", { params: { match: id }, query: {} });
  expect(lines.lines.map(({ text }) => text)).toEqual(["see you there"]);
  await playOne(there, id);
  const after = standing(there[0] as Guest, id);
  for (const guest of there) guest.leave();
  await second.close();

  const back = join(folder, "back.gz");
  expect((await on(databaseUrl, "backup", "--data", data, "--to", back)).code).toBe(0);
  const third = { data: join(folder, "embedded-again") };
  expect((await on("", "restore", back, "--data", third.data)).code).toBe(0);
  const last = await openServer(third);
  const home = [await returned(ann, last.url, id), await returned(bob, last.url, id)];
  expect(standing(home[0] as Guest, id)).toEqual(after);
  await playOne(home, id);
  for (const guest of home) guest.leave();
  await last.close();
});

test("where people have played on since a backup, what runs in it says so and does not count", async () => {
  const first = await openServer({ data: join(folder, "played-on") });
  const [ann, bob] = [await Guest.arrive(first.url, "Ann"), await Guest.arrive(first.url, "Bob")];
  const { id } = await seated([ann, bob], { game: "hidden-hands" });
  await playOne([ann, bob], id);
  for (const guest of [ann, bob]) guest.leave();
  await first.close();
  const file = join(folder, "played-on.gz");
  expect((await on("", "backup", "--data", first.data, "--to", file)).code).toBe(0);
  const data = join(folder, "put-back");
  expect((await on("", "restore", file, "--data", data, "--played-since")).code).toBe(0);
  const again = await openServer({ data });
  const there = await returned(ann, again.url, id);
  expect(there.last("sync")?.table.seedKnown).toBe(true);
  expect(why(await there.socket?.command(id, { do: "resign" }))).toBe("done");
  expect((await there.ask("matches", { query: { list: "mine" } })).matches).toMatchObject([{ id, status: "over" }]);
  expect(await again.services.store.database.read({ text: "SELECT * FROM results", values: [] })).toEqual([]);
  there.leave();
  await again.close();
});

test("old backups are deleted when a new one is whole, and nothing else is", async () => {
  const server = await openServer({ data: join(folder, "rotated") });
  await server.close();
  const backups = join(folder, "elsewhere");
  const run = (...args: string[]): Promise<Ended> =>
    on("", "backup", "--data", server.data, "--into", backups, ...args);
  for (let made = 0; made < 3; made++) expect((await run("--keep", "2")).code).toBe(0);
  const kept = readdirSync(backups).sort();
  expect(kept).toHaveLength(2);
  writeFileSync(join(backups, "notes.txt"), "mine");
  writeFileSync(join(backups, "2020-01-01.tabletown-backup.gz"), "named by hand");
  const last = await run("--keep", "1");
  expect(last.out).toContain(`deleted ${kept[0]}`);
  expect(last.out).toContain(`deleted ${kept[1]}`);
  const left = readdirSync(backups);
  expect(left).toHaveLength(3);
  expect(left).toEqual(expect.arrayContaining(["notes.txt", "2020-01-01.tabletown-backup.gz"]));
});

test("a backup is never written over, and what is asked wrongly is told", async () => {
  const server = await openServer({ data: join(folder, "careful") });
  await server.close();
  const file = join(folder, "precious.gz");
  writeFileSync(file, "precious");
  const run = (...args: string[]): Promise<Ended> => on("", "backup", "--data", server.data, ...args);
  expect(await run("--to", file)).toMatchObject({ code: 2, err: expect.stringContaining("already") });
  expect(readFileSync(file, "utf8")).toBe("precious");
  expect(existsSync(`${file}.part`)).toBe(false);
  const away = await on("postgres://nobody@127.0.0.1:1/none", "backup", "--data", server.data);
  expect(away).toMatchObject({ code: 1, err: expect.stringContaining("the database cannot be opened") });
  expect(await run("--keep", "0")).toMatchObject({ code: 2, err: expect.stringContaining("at least 1") });
  expect(await run("--to", file, "--keep", "3")).toMatchObject({ code: 2, err: expect.stringContaining("--to") });
});

async function playOne(people: readonly Guest[], match: string): Promise<void> {
  const mover = people.find((guest) => (standing(guest, match).position.options ?? []).length > 0) as Guest;
  await move(mover, match, people);
}

/** The same person with the same cookie, on another server. */
async function returned(guest: Guest, url: string, match: string): Promise<Guest> {
  const again = new Guest(url);
  again.cookie = guest.cookie;
  again.person = guest.person;
  await again.connect();
  const shown = again.next("sync");
  await again.socket?.watch(match);
  await shown;
  return again;
}
