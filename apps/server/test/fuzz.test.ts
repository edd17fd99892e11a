import { type Chance, quickChance } from "@tabletown/kernel";
import { CLOSE, ServerMessage, WIRE_PROTOCOL } from "@tabletown/protocol";
import * as v from "valibot";
import { expect, test } from "vitest";
import { WebSocket } from "ws";
import { Guest } from "../src/testing/guest.ts";
import { move, seated } from "../src/testing/play.ts";
import { testedServer } from "../src/testing/tested-server.ts";

/** Always the same nonsense: what breaks once breaks again. */
const SEED = "protocol fuzzing";
const SOCKETS = 30;
const MESSAGES = 60;
const REQUESTS = 400;
/** Marks the last message on a socket. */
const LAST = 987_654_321;

const tested = testedServer();

const ODD: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  "",
  "x",
  "spectator",
  "\u0000",
  "💥".repeat(50),
  "__proto__",
  "constructor",
  [],
  {},
  [[[[[]]]]],
  { length: 1e9 },
  { t: "hello" },
  { toString: 1 },
];

function samples(match: string): readonly unknown[] {
  const command = (given: unknown): unknown => ({ t: "command", id: 1, match, command: given });
  return [
    { t: "hello", protocol: WIRE_PROTOCOL },
    { t: "watch", id: 1, match, as: 0, since: 3 },
    { t: "leave", match },
    { t: "chat", id: 2, match, text: "hello" },
    { t: "ping", at: 5 },
    command({ do: "sit", seat: 0, name: "Eve" }),
    command({ do: "stand", seat: 0, forGood: true }),
    command({ do: "return", seat: 1 }),
    command({ do: "rename", seat: 0, name: "Eve" }),
    command({ do: "swap", seat: 0, with: 1 }),
    command({ do: "seat-bot", seat: 1, bot: "casual" }),
    command({ do: "clear", seat: 0 }),
    command({ do: "start" }),
    command({ do: "act", seat: 0, seq: 3, move: "build tower", key: "k" }),
    command({ do: "undo", seat: 0, seq: 4 }),
    command({ do: "offer-draw", seat: 0 }),
    command({ do: "answer", ask: 4, yes: true }),
    command({ do: "resign", seat: 1 }),
  ];
}

/** The same thing with something in it changed, added, left out or torn. */
function mutated(dice: Chance, value: unknown): unknown {
  const odd = (): unknown => ODD[dice.int(ODD.length)];
  if (dice.int(4) === 0 || typeof value !== "object" || value === null) return odd();
  const copy: Record<string, unknown> = { ...(value as Record<string, unknown>) };
  const keys = Object.keys(copy);
  const key = keys[dice.int(Math.max(1, keys.length))] ?? "t";
  const change = dice.int(8);
  if (change < 2) delete copy[key];
  else if (change < 4) copy[JSON.stringify(odd())] = odd();
  else copy[key] = mutated(dice, copy[key]);
  return copy;
}

function torn(dice: Chance, text: string): string {
  const index = dice.int(text.length + 1);
  const choice = dice.int(3);
  if (choice === 0) return text.slice(0, index);
  if (choice === 1) return text.slice(0, index) + String.fromCharCode(dice.int(0x3000)) + text.slice(index + 1);
  return text + text;
}

test("nonsense is answered in the protocol's own words or cut off, and a match nearby does not notice", async () => {
  const people = await tested.arrive("Ann", "Bob");
  const [ann, bob] = people;
  const { id } = await seated(people, { game: "hidden-hands", visibility: "public" });
  const eve = await Guest.arrive(tested.server.url, "Eve");
  const dice = quickChance(SEED);
  const log = await tested.server.services.store.matches.entries(id, 0);
  const closes: number[] = [];
  let answers = 0;
  for (let n = 0; n < SOCKETS; n++) {
    const socket = new WebSocket(`${tested.server.url.replace("http", "ws")}/api/socket`, {
      headers: { cookie: eve.cookie },
    });
    socket.on("error", () => {});
    let handled = (): void => {};
    const lastHandled = new Promise<void>((resolve) => {
      handled = resolve;
    });
    socket.on("message", (data) => {
      const message = v.parse(ServerMessage, JSON.parse(data.toString()));
      answers++;
      if (message.t === "pong" && message.at === LAST) handled();
    });
    const closed = new Promise<number>((resolve) => socket.once("close", resolve));
    await new Promise((resolve) => socket.once("open", resolve));
    socket.send(JSON.stringify({ t: "hello", protocol: WIRE_PROTOCOL }));
    for (let m = 0; m < MESSAGES; m++) {
      const sample = samples(id)[dice.int(18)];
      const changed = dice.int(5) === 0 ? sample : mutated(dice, sample);
      const text = JSON.stringify(changed) ?? "";
      const sent = dice.int(6) === 0 ? torn(dice, text) : text;
      if (dice.int(200) === 0) socket.send(Buffer.from(sent));
      else socket.send(sent);
      if (dice.int(10) === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    }
    // Messages are handled one after the other: with the answer to this one, or cut off, everything has been.
    socket.send(JSON.stringify({ t: "ping", at: LAST }));
    await Promise.race([lastHandled, closed]);
    socket.close(1000);
    closes.push(await closed);
  }
  expect(answers).toBeGreaterThan(SOCKETS * 5);
  for (const code of closes)
    expect([1000, 1005, 1006, CLOSE.badMessage, CLOSE.tooFast, CLOSE.oldClient]).toContain(code);
  expect(await tested.server.services.store.matches.entries(id, 0)).toEqual(log);
  await move(ann, id, [bob]);
});

test("requests of all sorts are answered with a known code", async () => {
  const eve = await Guest.arrive(tested.server.url, "Eve");
  const { id } = await eve.ask("createMatch", {
    body: { game: "hidden-hands", seats: [{ who: "me" }, { who: "open" }] },
  });
  const dice = quickChance(`${SEED} over HTTP`);
  const paths = [
    "session",
    "sessions",
    "account",
    "login",
    "matches",
    "join",
    `matches/${id}`,
    `matches/${id}/commands`,
  ];
  const more = [
    `matches/${id}/replay`,
    `matches/${id}/chat`,
    "records",
    "channels",
    "mutes/x",
    "people/x/statistics",
    "admin/matches",
  ];
  const all = [...paths, ...more];
  const bodies = [
    ...samples(id),
    { name: "Eve" },
    { code: "ABCDEFGH" },
    { game: "hidden-hands", seats: [{ who: "me" }] },
    { tabletown: 1 },
  ];
  for (let n = 0; n < REQUESTS; n++) {
    const method = ["GET", "POST", "PUT", "DELETE"][dice.int(4)] as string;
    const query =
      dice.int(3) === 0
        ? `?as=${encodeURIComponent(JSON.stringify(ODD[dice.int(ODD.length)]))}&from=${dice.int(9) - 4}`
        : "";
    const text = JSON.stringify(mutated(dice, bodies[dice.int(bodies.length)])) ?? "";
    const response = await fetch(`${tested.server.url}/api/${all[dice.int(all.length)]}${query}`, {
      method,
      headers: { cookie: eve.cookie, "content-type": dice.int(9) === 0 ? "text/plain" : "application/json" },
      ...(method !== "GET" && { body: dice.int(6) === 0 ? torn(dice, text) : text }),
    });
    const answer = await response.text();
    expect(response.status, answer).toBeLessThan(500);
    if (!response.ok) expect(JSON.parse(answer)).toHaveProperty("code");
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) eve.cookie = set.split(";")[0] ?? "";
  }
  expect((await fetch(`${tested.server.url}/readyz`)).status).toBe(200);
});
