import { join } from "node:path";
import { type Game, openMatch, play, quickChance, recorded, stateHash, streamOf } from "@tabletown/kernel";
import { expect, test } from "vitest";
import type { NewEntry } from "../src/stores/entry.ts";
import { migrate, schemaVersion } from "../src/stores/migrations.ts";
import { type Database, sql } from "../src/stores/sql.ts";
import { openSqlite } from "../src/stores/sqlite.ts";
import { forget, openServer, testSettings } from "../src/testing/test-server.ts";
import { findTitle, TITLES } from "../src/testing/titles.ts";

/** Those in which there is something left to do after so many moves. */
const LONG = TITLES.filter((id) => id !== "sealed-bids");
const MOVES = 12;
/** The schema before snapshots were thrown away. */
const BEFORE = 4;

/** A running match as an earlier server wrote it: its log, and a snapshot in which everything has another name. */
async function writeOldMatch(database: Database, id: string, game: Game): Promise<string> {
  let match = openMatch(game, 2, `seed of ${id}`);
  const setup: number[] = [];
  game.setup(2, recorded(streamOf(match.seed, 0), setup));
  const seats = { 0: { name: "Ann", person: "personann" }, 1: { name: "Bob", person: "personbob" } };
  const entries: NewEntry[] = [
    { kind: "seats", seats, host: "personann" },
    { kind: "start", draws: setup, hash: stateHash(game, match.state) },
  ];
  const dice = quickChance(id);
  for (let n = 0; n < MOVES; n++) {
    const [seat] = game.toAct(match.state);
    if (seat === undefined) throw new Error("over too soon");
    const actions = game.actions(match.state, seat);
    const action = actions[dice.int(actions.length)];
    const played = play(match, seat, action);
    if (!played.ok) throw new Error(played.problem);
    match = played.value;
    entries.push({ kind: "move", seat, move: game.format(action), draws: match.moves.at(-1)?.draws ?? [] });
  }
  const settings = {
    options: game.options,
    components: game.components,
    time: { kind: "none" },
    onTimeout: "bot",
    takebacks: true,
    agreedDraws: false,
    spectators: { allowed: true, delay: 0 },
    startWhenFull: false,
  };
  const old = { seq: entries.length, status: "playing", moves: entries.length - 2, state: { an: "old shape" } };
  await database.write([
    sql`INSERT INTO matches (id, code, game, rules, visibility, status, seq, created, updated, settings, seed, seats, to_act)
      VALUES (${id}, ${id}, ${game.id}, ${game.rules}, 'public', 'playing', ${entries.length}, 1, 1,
        ${JSON.stringify(settings)}, ${match.seed}, ${JSON.stringify(Object.values(seats))}, '[]')`,
    ...entries.map(
      (entry, index) =>
        sql`INSERT INTO entries (match, seq, at, data) VALUES (${id}, ${index + 1}, 1, ${JSON.stringify(entry)})`,
    ),
    sql`INSERT INTO snapshots (match, seq, data) VALUES (${id}, ${old.seq}, ${JSON.stringify(old)})`,
  ]);
  return stateHash(game, match.state);
}

test("a database from before is opened, and its running matches go on", async () => {
  const settings = testSettings();
  const database = await openSqlite(join(settings.data, "tabletown.db"));
  await migrate(database, BEFORE);
  expect(await schemaVersion(database)).toBe(BEFORE);
  const hashes = new Map<string, string>();
  for (const id of LONG) {
    const title = await findTitle(id);
    const options = title?.options({});
    if (title === undefined || !options?.ok) throw new Error(`no game ${id}`);
    hashes.set(id, await writeOldMatch(database, `old${id}`.replaceAll("-", ""), title.game(options.value)));
  }
  await database.close();

  for (const again of [false, true]) {
    const server = await openServer(settings);
    for (const [game, hash] of hashes) {
      const id = `old${game}`.replaceAll("-", "");
      const found = await server.services.rooms.get(id);
      if (!found.ok) throw new Error(`${id}: ${found.problem.code}`);
      const room = found.value;
      if (!again) expect(stateHash(room.game, room.state.position)).toBe(hash);
      const [seat = 0] = room.state.toAct;
      const [action] = room.game.actions(room.state.position, seat);
      const { seq } = room.state;
      const actor = { person: room.state.seats[seat]?.person ?? "", name: "" };
      const done = await room.do(actor, { do: "act", seat, seq, move: room.game.format(action) });
      expect(done).toMatchObject({ ok: true });
      expect((await server.services.store.matches.entries(id, seq)).length).toBeGreaterThan(0);
      // A server of the version before, still running beside this one, may write such a snapshot once more.
      const old = JSON.stringify({ seq: seq + 1, status: "playing", state: { an: "old shape" } });
      await server.services.store.database.write([
        sql`DELETE FROM snapshots WHERE match = ${id}`,
        sql`INSERT INTO snapshots (match, seq, data) VALUES (${id}, ${seq + 1}, ${old})`,
      ]);
    }
    await server.close();
  }
  forget(settings.data);
});
