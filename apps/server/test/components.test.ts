import { join } from "node:path";
import { checkRecord, type GameRecord, gameOfRecord, replay } from "@tabletown/kernel";
import { afterEach, expect, test } from "vitest";
import type { RunningServer } from "../src/server.ts";
import { MIGRATIONS } from "../src/stores/migrations.ts";
import { type Statement, sql } from "../src/stores/sql.ts";
import { openSqlite } from "../src/stores/sqlite.ts";
import { CHANGING } from "../src/testing/changing-titles.ts";
import { Guest } from "../src/testing/guest.ts";
import { forget, openServer, testSettings } from "../src/testing/test-server.ts";

/** The last schema in which tables were not kept. */
const BEFORE = 7;
const { data } = testSettings();
const catalog = new URL("../src/testing/changing-titles.ts", import.meta.url).href;
const open: RunningServer[] = [];

afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
  delete process.env[CHANGING];
  forget(data);
});

/** The server with the game like this; the one before is gone. */
async function start(game: { cost?: number; rules?: number; knows?: number }): Promise<RunningServer> {
  for (const server of open.splice(0)) await server.close();
  process.env[CHANGING] = JSON.stringify(game);
  const server = await openServer({ data, catalog });
  open.push(server);
  return server;
}

/** Somebody who keeps their cookie while the server comes and goes. */
async function arrive(server: RunningServer, before?: Guest): Promise<Guest> {
  if (before === undefined) return Guest.arrive(server.url, "Ann");
  const guest = new Guest(server.url);
  guest.cookie = before.cookie;
  guest.person = before.person;
  return guest;
}

async function begin(ann: Guest, more: Record<string, unknown> = {}): Promise<string> {
  const seats = [{ who: "me" as const }, { who: "me" as const, name: "Bob" }];
  const { id } = await ann.ask("createMatch", { body: { game: "metropolia", seats, startWhenFull: true, ...more } });
  return id;
}

/** Makes the last of the listed moves, so many times or until the end. */
async function playOn(server: RunningServer, ann: Guest, id: string, times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    const found = await server.services.rooms.get(id);
    if (!found.ok) throw new Error(found.problem.code);
    const { state, game } = found.value;
    const [seat] = state.toAct;
    if (seat === undefined) return;
    const actions = game.actions(state.position, seat);
    const move = game.format(actions[(n * 5) % actions.length]);
    const done = await found.value.do({ person: ann.person, name: "" }, { do: "act", seat, seq: state.seq, move });
    if (!done.ok) throw new Error(done.problem.code);
  }
}

async function costIn(ann: Guest, id: string): Promise<number | undefined> {
  const { table } = await ann.ask("components", { params: { match: id } });
  const { establishments } = table as { establishments: readonly { id: string; cost: number }[] };
  return establishments.find((card) => card.id === "wheat-field")?.cost;
}

async function titleOf(server: RunningServer) {
  const title = await server.services.games.title("metropolia");
  if (!title.ok) throw new Error(title.problem.code);
  return title.value;
}

async function recordOf(ann: Guest, id: string): Promise<GameRecord> {
  const record = checkRecord(await ann.ask("record", { params: { match: id } }));
  if (!record.ok) throw new Error(`${record.problem.code} ${record.problem.path}`);
  return record.value;
}

test("a match keeps the table it was dealt from when the standard changes, and its record replays", async () => {
  let server = await start({ cost: 1 });
  let ann = await arrive(server);
  const own = structuredClone((await titleOf(server)).components.standard) as { start: { coins: number } };
  own.start.coins = 9;
  const [standard, pack] = [await begin(ann), await begin(ann, { table: own })];
  await playOn(server, ann, standard, 5);

  server = await start({ cost: 4 });
  ann = await arrive(server, ann);
  expect(await costIn(ann, standard)).toBe(1);
  expect(await costIn(ann, await begin(ann))).toBe(4);
  for (const id of [standard, pack]) {
    await playOn(server, ann, id, 5_000);
    const record = await recordOf(ann, id);
    const game = gameOfRecord(await titleOf(server), record);
    if (!game.ok) throw new Error(game.problem.code);
    expect(replay(game.value, record)).toMatchObject({ ok: true });
    // Uploaded without its table, as records were once written, it still means the table of its hash.
    const { hash } = record.components;
    const bare = { ...record, components: { hash } };
    expect(await ann.call("upload", { body: bare as never })).toMatchObject({
      problem: { code: "bad-record", detail: "The record was changed or damaged after it was written. (seal)" },
    });
    expect(await ann.call("upload", { body: record as never })).toMatchObject({ ok: true });
  }
  // Once more, from the game's own table of today; a table of their own is kept.
  const again = await ann.ask("rematch", { params: { match: standard } });
  expect(await costIn(ann, again.match)).toBe(4);
  const packed = await ann.ask("rematch", { params: { match: pack } });
  expect(await costIn(ann, packed.match)).toBe(1);
});

/** What takes a statement of a migration back. */
function undone(statement: string): Statement[] {
  const [, what, name, column] =
    /^(CREATE TABLE|CREATE INDEX|DROP INDEX|ALTER TABLE) (\w+)(?: ADD COLUMN (\w+))?/.exec(statement) ?? [];
  // Rows stay as they have become.
  if (what === undefined) return [];
  const earlier = MIGRATIONS.flat().find((made) => made.startsWith(`CREATE INDEX ${name} `)) ?? "";
  const text =
    what === "ALTER TABLE"
      ? `ALTER TABLE ${name} DROP COLUMN ${column}`
      : what === "DROP INDEX"
        ? earlier
        : `${what.replace("CREATE", "DROP")} ${name}`;
  return [{ text, values: [] }];
}

test("a database from before tables were kept is opened, and its matches outlive the standard", async () => {
  let server = await start({ cost: 1 });
  let ann = await arrive(server);
  const own = structuredClone((await titleOf(server)).components.standard) as { start: { coins: number } };
  own.start.coins = 9;
  const [standard, pack] = [await begin(ann), await begin(ann, { table: own })];
  await playOn(server, ann, standard, 5);
  for (const each of open.splice(0)) await each.close();
  const database = await openSqlite(join(data, "tabletown.db"));
  const [row] = await database.read<{ settings: string }>(sql`SELECT settings FROM matches WHERE id = ${pack}`);
  const settings = JSON.stringify({ ...JSON.parse(row?.settings ?? ""), table: own });
  await database.write([
    sql`UPDATE matches SET settings = ${settings} WHERE id = ${pack}`,
    ...MIGRATIONS.slice(BEFORE).flat().reverse().flatMap(undone),
    sql`DELETE FROM schema_version WHERE version > ${BEFORE}`,
  ]);
  await database.close();
  await start({ cost: 1 });
  server = await start({ cost: 4 });
  ann = await arrive(server, ann);
  for (const id of [standard, pack]) {
    expect(await costIn(ann, id)).toBe(1);
    await playOn(server, ann, id, 3);
  }
});

test("a match goes on under the rules it began with as long as they are known, and is closed afterwards", async () => {
  let server = await start({ rules: 1 });
  let ann = await arrive(server);
  const id = await begin(ann);
  await playOn(server, ann, id, 11);

  server = await start({ rules: 2, knows: 1 });
  ann = await arrive(server, ann);
  await playOn(server, ann, id, 3);
  expect((await ann.call("record", { params: { match: id } })).ok).toBe(false);

  server = await start({ rules: 3, knows: 2 });
  ann = await arrive(server, ann);
  const shown = await ann.call("match", { params: { match: id }, query: {} });
  expect(shown).toMatchObject({ ok: false, problem: { code: "other-rules" } });
  const { matches } = await ann.ask("matches", { query: { list: "mine" } });
  expect(matches).toMatchObject([{ id, status: "closed" }]);
  const results = await server.services.store.database.read(sql`SELECT match FROM results WHERE match = ${id}`);
  expect(results).toEqual([]);
  const record = await recordOf(ann, id);
  expect(record.moves).toHaveLength(14);
  // Nobody else learns the seed of a match by invitation.
  const eve = await Guest.arrive(server.url, "Eve");
  expect(await eve.call("record", { params: { match: id } })).toMatchObject({ problem: { code: "unknown-match" } });
  expect(await eve.call("shareMatch", { params: { match: id } })).toMatchObject({ problem: { code: "unknown-match" } });
  // The link to it leads whoever has it to the record.
  const { path } = await ann.ask("shareMatch", { params: { match: id } });
  const [page, picture] = await Promise.all(["", ".png"].map((kind) => fetch(`${server.url}${path}${kind}`)));
  expect([page?.status, picture?.status]).toEqual([200, 200]);
  expect(await page?.text()).toContain('property="og:description" content="Ann · Bob"');
  const key = path.split("-")[1] ?? "";
  expect(await eve.ask("record", { params: { match: id }, query: { key } })).toMatchObject({ rules: 1 });
  // Whoever still has these rules can watch it.
  server = await start({ rules: 1 });
  const game = gameOfRecord(await titleOf(server), record);
  if (!game.ok) throw new Error(game.problem.code);
  expect(replay(game.value, record)).toMatchObject({ ok: true });
});
