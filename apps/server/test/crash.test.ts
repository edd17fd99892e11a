import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { quickChance } from "@tabletown/kernel";
import { type ServerMessage, WIRE_PROTOCOL } from "@tabletown/protocol";
import { afterAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { historyOf, replayMoves } from "../src/rooms/move-history.ts";
import { readSnapshot } from "../src/rooms/snapshot.ts";
import { nativeStateHash } from "../src/rooms/state-hash.ts";
import { openPostgres } from "../src/stores/postgres.ts";
import { type Database, sql } from "../src/stores/sql.ts";
import { openSqlite } from "../src/stores/sqlite.ts";
import { storeOn } from "../src/stores/store.ts";
import { Acknowledgements } from "../src/testing/acknowledgements.ts";
import { Guest } from "../src/testing/guest.ts";
import { killAll, launch, warm } from "../src/testing/launch.ts";
import { startPostgres } from "../src/testing/postgres.ts";
import { forget } from "../src/testing/test-server.ts";
import { findTitle } from "../src/testing/titles.ts";

const MATCHES = 6;
/** So often a server is killed; far more often in `npm run test:long`. */
const KILLS = process.env.LONG_TESTS === undefined ? 2 : 40;
afterAll(killAll);

/** Somebody who plays as fast as the server answers, and writes down what was acknowledged. */
interface Player {
  readonly cookie: string;
  readonly match: string;
  readonly acknowledged: Map<number, string>;
}

function playOn(url: string, player: Player, dice: { int(n: number): number }, heard: Acknowledgements): () => void {
  const socket = new WebSocket(`${url.replace("http", "ws")}/api/socket`, { headers: { cookie: player.cookie } });
  let id = 0;
  let choice: { seq: number; move: string } | undefined;
  const send = (message: unknown): void => socket.send(JSON.stringify(message));
  socket.on("error", () => {});
  socket.on("open", () => send({ t: "hello", protocol: WIRE_PROTOCOL }));
  socket.on("message", (data) => {
    const message = JSON.parse(data.toString()) as ServerMessage;
    if (message.t === "welcome") send({ t: "watch", id: ++id, match: player.match });
    if (message.t === "done" && message.id === id && choice !== undefined && message.seq !== undefined) {
      player.acknowledged.set(message.seq, choice.move);
      heard.add();
    }
    if ((message.t === "step" || message.t === "sync") && message.position?.options !== undefined) {
      const { options } = message.position;
      choice = { seq: message.seq, move: options[dice.int(options.length)] as string };
      send({ t: "command", id: ++id, match: player.match, command: { do: "act", ...choice } });
    }
  });
  return () => socket.terminate();
}

async function openMatches(url: string): Promise<Player[]> {
  const players: Player[] = [];
  for (let n = 0; n < MATCHES; n++) {
    const [ann, bob] = await Guest.arriveTogether(url, "Ann", "Bob");
    const bot = n % 2 === 0 ? ([{ who: "bot", bot: "random" }] as const) : [];
    const { id } = await ann.ask("createMatch", {
      body: {
        game: "metropolia",
        seats: [{ who: "me" }, { who: "open" }, ...bot],
        visibility: "public",
        startWhenFull: true,
        time: { kind: "live", seconds: 3_600, increment: 10 },
      },
    });
    await bob.ask("command", { params: { match: id }, body: { do: "sit", seat: 1 } });
    for (const { cookie } of [ann, bob]) players.push({ cookie, match: id, acknowledged: new Map() });
  }
  return players;
}

/** Every acknowledged move is in the log, the log has no gaps, and playing it again leads to its hashes and its snapshot. */
async function inspect(database: Database, players: readonly Player[]): Promise<void> {
  const store = storeOn(database);
  for (const match of new Set(players.map((player) => player.match))) {
    const log = await store.matches.entries(match, 0);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
    for (const { acknowledged } of players.filter((player) => player.match === match)) {
      for (const [seq, move] of acknowledged) expect(log[seq - 1]).toMatchObject({ kind: "move", move });
    }
    const title = await findTitle("metropolia");
    const history = historyOf(log);
    const row = await store.matches.find(match);
    if (title === undefined || history === undefined || row === undefined) throw new Error("a match is gone");
    const options = title.options(row.settings.options);
    if (!options.ok) throw new Error(options.problem);
    const game = title.game(options.value);
    const seats = log[0]?.kind === "seats" ? Object.keys(log[0].seats).length : 0;
    const hashes = [history.setup.hash, ...history.moves.map(({ hash }) => hash)];
    replayMoves(game, seats, history, history.moves.length, (number, position) => {
      if (hashes[number] !== undefined) expect(nativeStateHash(game, position)).toBe(hashes[number]);
    });
    const saved = readSnapshot(await store.matches.snapshot(match));
    const upToSaved = historyOf(log.filter(({ seq }) => seq <= (saved?.seq ?? 0)));
    if (saved === undefined || upToSaved === undefined) throw new Error("a snapshot from before the start");
    const there = replayMoves(game, seats, upToSaved, upToSaved.moves.length);
    expect(nativeStateHash(game, saved.position)).toBe(nativeStateHash(game, there));
  }
}

async function written(database: Database): Promise<number> {
  const [row] = await database.read<{ n: number }>(sql`SELECT count(*) AS n FROM entries`);
  return row?.n ?? 0;
}

async function killUnderLoad(data: string, databaseUrl: string, open: () => Promise<Database>): Promise<void> {
  const dice = quickChance("crash");
  const heard = new Acknowledgements();
  let child = await launch(data, databaseUrl);
  let next = warm();
  let players = await openMatches(child.url);
  const finished: Player[] = [];
  for (let n = 0; n < KILLS; n++) {
    const enough = heard.next(2 + dice.int(12));
    const stops = players.map((player) => playOn(child.url, player, dice, heard));
    // With everybody in the middle of a move.
    await enough;
    await child.kill("SIGKILL");
    for (const stop of stops) stop();
    child = await launch(data, databaseUrl, next);
    if (n < KILLS - 1) next = warm();
    // Games end; fresh ones keep the server busy.
    if (n % 5 === 4) {
      finished.push(...players);
      players = await openMatches(child.url);
    }
  }
  // Bots and people go on after the last kill, and clocks are set.
  const database = await open();
  await inspect(database, [...finished, ...players]);
  const before = await written(database);
  const goneOn = heard.next(MATCHES + 1);
  const stops = players.map((player) => playOn(child.url, player, dice, heard));
  await goneOn;
  expect(await written(database)).toBeGreaterThan(before + MATCHES);
  for (const stop of stops) stop();
  await child.kill("SIGTERM");
  await inspect(database, [...finished, ...players]);
  expect([...finished, ...players].reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)).toBeGreaterThan(
    KILLS,
  );
  await database.close();
}

describe("a server that is killed under load loses nothing it has acknowledged", () => {
  test("on the embedded database", async () => {
    const data = mkdtempSync(join(tmpdir(), "tabletown-crash-"));
    await killUnderLoad(data, "", () => openSqlite(join(data, "tabletown.db")));
    forget(data);
  });

  test("on PostgreSQL", async () => {
    const postgres = await startPostgres();
    const data = mkdtempSync(join(tmpdir(), "tabletown-crash-"));
    const url = await postgres.fresh();
    await killUnderLoad(data, url, () => openPostgres(url));
    await postgres.stop();
    forget(data);
  });
});
