import { type Chance, quickChance } from "@tabletown/kernel";
import { OPEN_LIMITS, OPEN_QUOTAS, startServer } from "@tabletown/server";
import { answering, cpuSeconds } from "./child.ts";
import { type ColdMoves, coldMovesOf } from "./cold-moves.ts";

/** Our server, without the limits that keep one address from doing what a load generator does. */
const [data = ""] = process.argv.slice(2);
/** Cold moves that are not counted: the compiler sees them for the first time. */
const WARM_UP = 20;
const server = await startServer({
  data,
  host: "127.0.0.1",
  port: 0,
  logLevel: "error",
  limits: OPEN_LIMITS,
  quotas: OPEN_QUOTAS,
});
/** Milliseconds since the process began. */
const started = performance.now();
const { rooms, store } = server.services;

answering({
  url: () => server.url,
  started: () => started,
  cpu: () => cpuSeconds(),
  memory: () => process.memoryUsage.rss(),
  settled: () => settled(),
  idle: (count) => idleMatches(Number(count)),
  bulk: (given) => (typeof given === "object" ? bulk(given as Range) : bulk({ from: 0, to: Number(given) })),
  log: () => logGrowth(),
  cold: (count) => coldMoves(Number(count)),
});
process.once("SIGTERM", () => void server.close().then(() => process.exit(0)));

/** Heap per match that is loaded and idle, and per match that has been evicted again. */
async function idleMatches(count: number): Promise<{ loaded: number; evicted: number; moves: number }> {
  const ids: string[] = [];
  const dice = quickChance("idle");
  let moves = 0;
  for (let n = 0; n < count; n++) {
    const id = await newMatch(server.url);
    const room = await loaded(id);
    for (let move = 0; move < 40 && (await randomMove(room, dice)); move++) moves++;
    ids.push(id);
    rooms.forget(id);
  }
  const before = heap();
  for (const id of ids) await rooms.get(id);
  for (const room of rooms.all()) room.broadcast.trim();
  const inMemory = heap();
  for (const id of ids) rooms.forget(id);
  const evicted = heap();
  return { loaded: (inMemory - before) / count, evicted: (evicted - before) / count, moves };
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Stores many matches, numbered so, copies of one that has been set up. */
async function bulk({ from: first, to: count }: Range): Promise<void> {
  const id = await newMatch(server.url);
  const rows = { text: "SELECT 1 AS n", values: [] };
  await store.database.read(rows);
  const step = 5_000;
  for (let from = first; from < count; from += step) {
    const numbers = `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${Math.min(count, from + step)})`;
    const copy = (table: string, columns: string, changed: string) => ({
      text: `INSERT INTO ${table} (${columns}) ${numbers} SELECT ${changed} FROM n, ${table} WHERE ${table}.${table === "matches" ? "id" : "match"} = ?`,
      values: [id],
    });
    await store.database.write([
      copy(
        "matches",
        "id, code, game, rules, visibility, status, seq, created, updated, listed, settings, seed, seats, to_act",
        "'bulk' || i, 'bulk' || i, game, rules, 'public', CASE i % 3 WHEN 0 THEN 'playing' ELSE 'over' END, seq, created + i, updated - i, listed - i, settings, seed, seats, to_act",
      ),
      copy("entries", "match, seq, at, data, to_act", "'bulk' || i, seq, at, data, to_act"),
      copy("snapshots", "match, seq, data", "'bulk' || i, seq, data"),
      copy("players", "person, match", "person, 'bulk' || i"),
    ]);
  }
}

/** Processor time in microseconds that a move takes, by how long the log is: long matches, each move as soon as the last. */
async function logGrowth(): Promise<[moves: number, microseconds: number][]> {
  const [matches, stretch] = [8, 60];
  const sums: { moves: number; seconds: number }[] = [];
  for (let n = 0; n < matches; n++) {
    const room = await loaded(await newMatch(server.url, "london"));
    const dice = quickChance(`log ${n}`);
    for (let part = 0, over = false; !over; part++) {
      const start = cpuSeconds();
      let moves = 0;
      while (moves < stretch && !over) {
        over = !(await randomMove(room, dice));
        moves++;
      }
      // The first match is for warming up; a stretch that the game's end cut short tells little.
      if (n === 0 || over) continue;
      const sum = sums[part] ?? { moves: 0, seconds: 0 };
      sums[part] = { moves: sum.moves + moves, seconds: sum.seconds + cpuSeconds() - start };
    }
  }
  return sums.map(({ moves, seconds }, part) => [(part + 0.5) * stretch, Math.round((seconds * 1e6) / moves)]);
}

/** From asking for a stored match to its first move, many times. */
async function coldMoves(stored: number): Promise<ColdMoves> {
  const dice = quickChance("cold");
  const processor: number[] = [];
  const elapsed: number[] = [];
  for (let n = 0; n < 60; n++) {
    const id = `bulk${dice.int(Math.ceil(stored / 3)) * 3}`;
    const start = cpuSeconds();
    const begun = performance.now();
    const room = await loaded(id);
    await randomMove(room, dice);
    elapsed.push(performance.now() - begun);
    processor.push((cpuSeconds() - start) * 1_000);
    rooms.forget(id);
  }
  return coldMovesOf(elapsed.slice(WARM_UP), processor.slice(WARM_UP));
}

async function loaded(id: string) {
  const room = await rooms.get(id);
  if (!room.ok) throw new Error(room.problem.code);
  return room.value;
}

/** Makes one; whether there was one to make. */
async function randomMove(room: Awaited<ReturnType<typeof loaded>>, dice: Chance): Promise<boolean> {
  const { position, toAct, seq, seats } = room.state;
  const [seat] = toAct;
  if (seat === undefined) return false;
  const actions = room.game.actions(position, seat);
  const move = room.game.format(actions[dice.int(actions.length)]);
  const done = await room.do({ person: seats[0]?.person ?? "", name: "" }, { do: "act", seat, seq, move });
  if (!done.ok) throw new Error(done.problem.code);
  return true;
}

async function newMatch(url: string, game = "metropolia"): Promise<string> {
  const guest = await accepted(`${url}/api/session`, post({ name: "Bench" }));
  const cookie = guest.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  await guest.text();
  const seats = Array.from({ length: 4 }, () => ({ who: "me" }));
  const body = { game, seats, visibility: "public", startWhenFull: true };
  const created = await accepted(`${url}/api/matches`, post(body, cookie));
  return ((await created.json()) as { id: string }).id;
}

async function accepted(url: string, request: RequestInit): Promise<Response> {
  const answer = await fetch(url, request);
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer;
}

function post(body: unknown, cookie = ""): RequestInit {
  return { method: "POST", headers: { "content-type": "application/json", cookie }, body: JSON.stringify(body) };
}

/** Memory in use, inside the heap and outside of it, when everything superfluous is gone. */
function settled(): number {
  heap();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function heap(): number {
  for (let n = 0; n < 4; n++) globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
