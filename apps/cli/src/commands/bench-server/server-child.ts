import { quickChance } from "@tabletown/kernel";
import { startServer, USUAL_LIMITS, USUAL_QUOTAS } from "@tabletown/server";
import { answering, cpuSeconds } from "./child.ts";

/** Our server, without the limits that keep one address from doing what a load generator does. */
const [data = ""] = process.argv.slice(2);
const FREE = { perSecond: 1e9, burst: 1e9 };
const ANY = 1e9;
const begun = performance.now();
const server = await startServer({
  data,
  host: "127.0.0.1",
  port: 0,
  logLevel: "error",
  limits: {
    ...USUAL_LIMITS,
    read: FREE,
    write: FREE,
    heavy: FREE,
    secret: FREE,
    command: FREE,
    watch: FREE,
    connectionsPerAddress: 100_000,
    socketsPerAddress: 100_000,
    socketsPerSession: 1_000,
  },
  quotas: { ...USUAL_QUOTAS, openMatches: ANY, matches: ANY, matchesPerAddress: ANY, guestsPerAddress: ANY },
});
const started = performance.now() - begun;
const { rooms, store } = server.services;

answering({
  url: () => server.url,
  started: () => started,
  cpu: () => cpuSeconds(),
  memory: () => process.memoryUsage.rss(),
  settled: () => settled(),
  idle: (count) => idleMatches(Number(count)),
  bulk: (count) => bulk(Number(count)),
});
process.once("SIGTERM", () => void server.close().then(() => process.exit(0)));

/** Heap per match that is loaded and idle, and per match that has been evicted again. */
async function idleMatches(count: number): Promise<{ loaded: number; evicted: number; moves: number }> {
  const ids: string[] = [];
  const dice = quickChance("idle");
  let moves = 0;
  for (let n = 0; n < count; n++) {
    const id = await newMatch(server.url);
    const room = await rooms.get(id);
    if (!room.ok) throw new Error(room.problem.code);
    const { game } = room.value;
    const person = { person: room.value.state.seats[0]?.person ?? "", name: "" };
    for (let move = 0; move < 40; move++) {
      const { position, toAct, seq } = room.value.state;
      const [seat] = toAct;
      if (seat === undefined) break;
      const actions = game.actions(position, seat);
      const notation = game.format(actions[dice.int(actions.length)]);
      await room.value.do(person, { do: "act", seat, seq, move: notation });
      moves++;
    }
    ids.push(id);
    rooms.forget(id);
  }
  const before = heap();
  for (const id of ids) await rooms.get(id);
  for (const room of rooms.all()) room.broadcast.trim();
  const loaded = heap();
  for (const id of ids) rooms.forget(id);
  const evicted = heap();
  return { loaded: (loaded - before) / count, evicted: (evicted - before) / count, moves };
}

/** Stores many matches, copies of one that has been played for a while. */
async function bulk(count: number): Promise<void> {
  const id = await newMatch(server.url);
  const rows = { text: "SELECT 1 AS n", values: [] };
  await store.database.read(rows);
  const step = 5_000;
  for (let from = 0; from < count; from += step) {
    const numbers = `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${Math.min(count, from + step)})`;
    const copy = (table: string, columns: string, changed: string) => ({
      text: `INSERT INTO ${table} (${columns}) ${numbers} SELECT ${changed} FROM n, ${table} WHERE ${table}.${table === "matches" ? "id" : "match"} = ?`,
      values: [id],
    });
    await store.database.write([
      copy(
        "matches",
        "id, code, game, rules, visibility, status, seq, created, updated, settings, seed, seats, to_act",
        "'bulk' || i, 'bulk' || i, game, rules, 'public', CASE i % 3 WHEN 0 THEN 'playing' ELSE 'over' END, seq, created + i, updated - i, settings, seed, seats, to_act",
      ),
      copy("entries", "match, seq, at, data", "'bulk' || i, seq, at, data"),
      copy("snapshots", "match, seq, data", "'bulk' || i, seq, data"),
      copy("players", "person, match", "person, 'bulk' || i"),
    ]);
  }
}

async function newMatch(url: string): Promise<string> {
  const guest = await fetch(`${url}/api/session`, post({ name: "Bench" }));
  const cookie = guest.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  await guest.text();
  const seats = Array.from({ length: 4 }, () => ({ who: "me" }));
  const body = { game: "metropolia", seats, visibility: "public", startWhenFull: true };
  const created = await fetch(`${url}/api/matches`, post(body, cookie));
  return ((await created.json()) as { id: string }).id;
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
