import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Database, StoreFault, sql } from "./sql.ts";
import { openSqlite } from "./sqlite.ts";

let folder: string;
let database: Database;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "tabletown-sqlite-"));
  database = await openSqlite(join(folder, "test.db"));
  await database.write([sql`CREATE TABLE numbers (n BIGINT PRIMARY KEY)`]);
});

afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const put = (n: number) => database.write([sql`INSERT INTO numbers (n) VALUES (${n})`]);
/** So many at once that the next ones gather. */
const putMany = (from: number) => Promise.all([0, 1, 2, 3].map((n) => put(from + n)));
const stored = async () =>
  (await database.read<{ n: number }>(sql`SELECT n FROM numbers ORDER BY n`)).map(({ n }) => n);

test("there is no commit to join where nothing is under way, or where few write", async () => {
  expect(database.joinNextCommit(() => {})).toBe(false);
  const alone = put(1);
  expect(database.joinNextCommit(() => {})).toBe(false);
  await alone;
  await putMany(10);
  expect(database.joinNextCommit(() => {})).toBe(false);
});

test("what joins a commit is done before it, and what it writes is on disk when the commit is", async () => {
  await putMany(10);
  const told: string[] = [];
  const waiting = put(1).then(() => told.push("waiting"));
  let joined: Promise<unknown> = Promise.resolve();
  const joins = database.joinNextCommit(() => {
    told.push("joins");
    joined = put(2).then(() => told.push("joined"));
  });
  expect(joins).toBe(true);
  expect(told).toEqual([]);
  await waiting;
  await joined;
  expect(told).toEqual(["joins", "waiting", "joined"]);
  expect(await stored()).toEqual([1, 2, 10, 11, 12, 13]);
});

test("what joins while a commit is under way and writes nothing holds nobody up", async () => {
  await putMany(10);
  let written = 0;
  const underWay = (): boolean => database.load().busy > 0 && database.load().waiting === 0;
  const joined = new Promise<void>((resolve) => {
    const wait = (): void => {
      if (underWay() && database.joinNextCommit(resolve)) return;
      if (database.load().busy === 0 && database.load().waiting === 0) void putMany(++written * 100);
      setImmediate(wait);
    };
    wait();
  });
  await joined;
  await put(1);
  expect(await stored()).toHaveLength(4 + 4 * written + 1);
});

test("whoever wants to join is told whether it was in time when the database is closed meanwhile", async () => {
  await putMany(10);
  const last = put(1);
  const joined = new Promise<unknown>((resolve) => {
    database.joinNextCommit(() => resolve(put(2)));
  });
  const outcomes = Promise.allSettled([last, joined]);
  await database.close();
  const [, outcome] = await outcomes;
  expect(database.joinNextCommit(() => {})).toBe(false);
  await expect(put(3)).rejects.toThrow(StoreFault);
  database = await openSqlite(join(folder, "test.db"));
  const wasInTime = (await stored()).includes(2);
  expect(outcome).toMatchObject(
    wasInTime ? { status: "fulfilled" } : { status: "rejected", reason: expect.any(StoreFault) },
  );
});
