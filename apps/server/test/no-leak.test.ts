import { join } from "node:path";
import { type Chance, canonical, type GameEvent, quickChance, type Seat, step, streamOf } from "@tabletown/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backUp, restore } from "../src/backup/backup.ts";
import { secretsIn, writeSecrets } from "../src/data-folder/secrets.ts";
import { playMove } from "../src/rooms/play-move.ts";
import type { Room } from "../src/rooms/room.ts";
import { snapshotOf } from "../src/rooms/snapshot.ts";
import type { RunningServer } from "../src/server.ts";
import { migrate } from "../src/stores/migrations.ts";
import { sql } from "../src/stores/sql.ts";
import { openSqlite } from "../src/stores/sqlite.ts";
import { Guest } from "../src/testing/guest.ts";
import { forget, openServer, testSettings } from "../src/testing/test-server.ts";
import { TITLES } from "../src/testing/titles.ts";

/**
 * Two servers hold the same match, except that on the second one everything a
 * viewer cannot know is dealt differently. Whatever is sent to that viewer, over
 * the socket or as an answer, must be the same byte for byte, until a move shows
 * something hidden, and says so.
 */
const LONGEST = 1_500;
/** From here on every seventh move is compared, each time for another viewer; in `npm run test:long` every move. */
const EVERY_MOVE = process.env.LONG_TESTS === undefined ? 40 : LONGEST;
const now = (): number => 1_800_000_000_000;

let here: RunningServer & { data: string };
let there: RunningServer & { data: string };
const tables = new Map<string, { match: string; people: Guest[]; twins: Guest[] }>();

beforeAll(async () => {
  here = await openServer({ now, pollEvery: 1_000_000 });
  for (const game of TITLES) {
    const people = await Promise.all(["Ann", "Bob", "Cid"].map((name) => Guest.arrive(here.url, name)));
    const [ann, bob] = people as [Guest, Guest, Guest];
    const { id } = await ann.ask("createMatch", {
      body: { game, seats: [{ who: "me" }, { who: "open" }], visibility: "public", startWhenFull: true },
    });
    await bob.ask("command", { params: { match: id }, body: { do: "sit", seat: 1 } });
    tables.set(game, { match: id, people, twins: [] });
  }
  const settings = testSettings({ now, pollEvery: 1_000_000 });
  const file = join(here.data, "copy.gz");
  await backUp(here.services.store.database, secretsIn(here.data), file, 1);
  const copy = await openSqlite(join(settings.data, "tabletown.db"));
  await migrate(copy);
  writeSecrets(settings.data, (await restore(copy, file)).secrets);
  await copy.close();
  there = await openServer(settings);
  for (const state of tables.values()) {
    for (const guest of state.people) {
      const twin = new Guest(there.url);
      twin.cookie = guest.cookie;
      state.twins.push(twin);
      await guest.connect();
      await twin.connect();
    }
  }
});
afterAll(async () => {
  for (const { people, twins } of tables.values()) for (const guest of [...people, ...twins]) guest.leave();
  await here.close();
  await there.close();
  forget(here.data);
  forget(there.data);
});

test.each(TITLES)("%s: nobody is sent anything that depends on what they cannot know", async (title) => {
  const table = tables.get(title);
  if (table === undefined) throw new Error("no table");
  const { match } = table;
  const dice = quickChance(`no-leak ${title}`);
  const truth = await roomIn(here, match);
  let compared = 0;
  let differing = 0;
  for (let n = 0; n < LONGEST && truth.state.status === "playing"; n++) {
    if (n > EVERY_MOVE && n % 7 !== 0) {
      const mover = truth.state.toAct[dice.int(truth.state.toAct.length)] as Seat;
      await act(truth, mover, anyOf(optionsOf(truth, mover), dice));
      continue;
    }
    // Seat 0, seat 1, and somebody who only looks on.
    const viewer: Seat | undefined = [0, 1, undefined][n % 3];
    const watcher = viewer ?? 2;
    const [eye, twin] = [table.people[watcher], table.twins[watcher]] as [Guest, Guest];
    const otherwise = truth.game.guess(truth.game.view(truth.state.position, viewer), dice);
    if (canonical(otherwise) !== canonical(truth.state.position)) differing++;
    const lie = await twinOf(truth, otherwise);

    const shown = [await watched(eye, match), await watched(twin, match)];
    expect(shown[1], `${title} move ${n}: what viewer ${viewer} is shown`).toBe(shown[0]);
    const asked = [await looked(here, eye, match), await looked(there, twin, match)];
    expect(asked[1]).toBe(asked[0]);
    if (n % 5 === 0) {
      const refused = [await nonsense(eye, match, truth), await nonsense(twin, match, truth)];
      expect(refused[1]).toBe(refused[0]);
    }

    const { toAct } = truth.state;
    const mover = toAct[dice.int(toAct.length)] as Seat;
    const options = optionsOf(truth, mover);
    const move = anyOf(options, dice);
    const other = mover === viewer ? move : sameLooking(lie, { mover, move, viewer, options }, dice);
    const possible = lie.game.actions(lie.state.position, mover).some((action) => lie.game.format(action) === other);
    const { position: before, seq: since } = truth.state;
    const heard = [eye.texts.length, twin.texts.length] as const;
    await act(truth, mover, move);
    if (possible) {
      await act(lie, mover, other);
      await eye.reaches(match, truth.state.seq);
      await twin.reaches(match, lie.state.seq);
      const [entry] = await here.services.store.matches.entries(match, since);
      if (entry?.kind !== "move") throw new Error("no move");
      const { events } = playMove(truth.game, before, entry);
      const sent = [eye.texts.slice(heard[0]).join("\n"), twin.texts.slice(heard[1]).join("\n")];
      const tells = events.some((event) => event.reveals) || entry.draws.length > 0;
      if (sent[0] !== sent[1]) expect(tells, `${title} move ${n}: ${move}\n${sent.join("\n")}`).toBe(true);
      else compared++;
      // What another seat's events say beyond this viewer's share of them is never in the text.
      const secret = ({ seenBy }: GameEvent): boolean =>
        seenBy !== undefined && !seenBy.some((seat) => seat === viewer);
      for (const hidden of events.filter(secret)) {
        const { seenBy: _, otherwise: __, ...unmasked } = hidden;
        expect(sent[0]).not.toContain(JSON.stringify(unmasked).slice(0, -1));
      }
    }
    await eye.reaches(match, truth.state.seq);
    // The seed is told when the match is over, and not before.
    if (truth.state.status === "playing") expect(eye.texts.slice(heard[0]).join()).not.toContain(truth.row.seed);
    eye.socket?.leave(match);
    twin.socket?.leave(match);
    while (!truth.broadcast.empty) await new Promise((resolve) => setImmediate(resolve));
  }
  expect(truth.state.status).toBe("over");
  // Games without secrets exist, but then every byte of them is compared.
  expect(compared + differing).toBeGreaterThan(2);
});

function optionsOf({ game, state }: Room, seat: Seat): string[] {
  return game.actions(state.position, seat).map((action) => game.format(action));
}

function anyOf<T>(options: readonly T[], dice: Chance): T {
  return options[dice.int(options.length)] as T;
}

async function roomIn(server: RunningServer, match: string): Promise<Room> {
  const room = await server.services.rooms.get(match);
  if (!room.ok) throw new Error(room.problem.code);
  return room.value;
}

/** Another choice of the mover, if there is one that leaves the viewer with the same picture; otherwise the same. */
function sameLooking(
  { game, state, row }: Room,
  { mover, move, viewer, options }: { mover: Seat; move: string; viewer: Seat | undefined; options: readonly string[] },
  dice: Chance,
): string {
  const pictureAfter = (choice: string): string | undefined => {
    const done = step(game, state.position, mover, choice, streamOf(row.seed, state.moves + 1));
    return done.ok ? canonical([game.view(done.value.state, viewer), done.value.draws]) : undefined;
  };
  const wanted = pictureAfter(move);
  const tried = Array.from({ length: 8 }, () => options[dice.int(options.length)] as string);
  return tried.find((choice) => choice !== move && pictureAfter(choice) === wanted) ?? move;
}

/** Puts the match on the second server as it stands on the first, except for what is hidden. */
async function twinOf(truth: Room, position: unknown): Promise<Room> {
  const { id } = truth.row;
  there.services.rooms.forget(id);
  const { seq } = truth.state;
  const snapshot = snapshotOf({ ...truth.state, position, toAct: truth.game.toAct(position) });
  await there.services.store.database.write([
    sql`DELETE FROM entries WHERE match = ${id}`,
    sql`DELETE FROM snapshots WHERE match = ${id}`,
    sql`DELETE FROM results WHERE match = ${id}`,
    sql`INSERT INTO snapshots (match, seq, data) VALUES (${id}, ${seq}, ${snapshot})`,
  ]);
  return roomIn(there, id);
}

/** Everything said from the wish to watch until its answer. */
async function watched(guest: Guest, match: string): Promise<string> {
  const from = guest.texts.length;
  await guest.socket?.watch(match);
  return unnumbered(guest.texts.slice(from));
}

async function looked(server: RunningServer, guest: Guest, match: string): Promise<string> {
  const response = await fetch(`${server.url}/api/matches/${match}`, { headers: { cookie: guest.cookie } });
  return response.text();
}

/** What somebody hears who tries everything they should not. */
async function nonsense(guest: Guest, match: string, truth: Room): Promise<string> {
  const from = guest.texts.length;
  const { seq } = truth.state;
  for (const seat of [0, 1, undefined]) {
    for (const move of ["", "no such move"]) {
      await guest.socket?.command(match, { do: "act", seq, move, ...(seat !== undefined && { seat }) });
    }
  }
  return unnumbered(guest.texts.slice(from));
}

/** Answers carry the number of their question, which differs between two connections of different age. */
function unnumbered(texts: readonly string[]): string {
  return texts.map((text) => text.replace(/"id":\d+/, '"id":0')).join("\n");
}

async function act(room: Room, seat: Seat, move: string): Promise<void> {
  const person = room.state.seats[seat]?.person ?? "";
  const done = await room.do({ person, name: "" }, { do: "act", seat, seq: room.state.seq, move });
  if (!done.ok) throw new Error(`${move}: ${done.problem.code}`);
}
