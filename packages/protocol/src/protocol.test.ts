import * as v from "valibot";
import { expect, test, vi } from "vitest";
import {
  ClientMessage,
  httpClient,
  moveMessage,
  nameFrom,
  PROBLEM_CODES,
  problemText,
  type ServerMessage,
  type SocketLike,
  socketClient,
  statusOf,
} from "./index.ts";
import type { ClientMessageInput } from "./messages.ts";
import { ChatText, Name } from "./names.ts";

test("names are one line without anything invisible", () => {
  expect(nameFrom("  Ann\n\t Bo\u202e\u200bb  ")).toBe("Ann Bob");
  expect(nameFrom("e\u0301")).toBe("é");
});

test("marks that pile up over other lines are left out of names", () => {
  const pile = "a".padEnd(39, "\u0316");
  expect(v.parse(Name, pile)).toBe("a\u0316\u0316\u0316\u0316");
});

test("what is said keeps pictures and letters whole that need something invisible, and nothing else that is", () => {
  for (const sign of ["👨‍👩‍👧‍👦", "🏳️‍🌈", "👩🏽‍⚕️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "می‌خواهم"]) expect(v.parse(ChatText, sign)).toBe(sign);
  expect(v.parse(ChatText, "\u202ea\u200d\u200bb \u200d")).toBe("ab");
  expect(v.is(ChatText, "\u200b\u200d")).toBe(false);
});

test("unknown fields, wrong types and whole numbers that are none are refused", () => {
  const fits = (given: unknown): boolean => v.is(ClientMessage, given);
  expect(fits({ t: "ping", at: 1 })).toBe(true);
  expect(fits({ t: "ping", at: 1, more: 2 })).toBe(false);
  expect(fits({ t: "watch", id: 1, match: "abcdefgh", as: 1.5 })).toBe(false);
  expect(fits({ t: "watch", id: 1, match: "../../etc" })).toBe(false);
  expect(fits({ t: "command", id: 1, match: "abcdefgh", command: { do: "act", seq: -1, move: "x" } })).toBe(false);
  // The first move of a seat would count as one that has been made.
  expect(fits({ t: "command", id: 1, match: "abcdefgh", command: { do: "act", seq: 1, move: "x", key: "" } })).toBe(
    false,
  );
  expect(fits({ t: "chat", id: 1, match: "abcdefgh", text: "hello", key: "" })).toBe(false);
});

test("a move that a client writes is recognised by its letters exactly where the schema accepts it", () => {
  const act = { do: "act", seat: undefined, seq: 3, move: "build bakery" };
  const message = { t: "command", id: 1, match: "abcdefgh", command: act };
  const commands = [
    ...[
      {},
      { seat: 0 },
      { seat: 15 },
      { key: "k" },
      { seat: 1, key: "" },
      { move: "x".repeat(2_000) },
      { move: "żółw" },
    ],
    ...[{ seat: 16 }, { seat: -1 }, { seat: 0.5 }, { seat: "0" }, { key: 1 }, { key: "k".repeat(41) }, { more: 1 }],
    ...[{ seq: -1 }, { seq: "3" }, { move: 3 }, { move: "x".repeat(2_001) }, { move: ["x"] }, { do: "act " }],
  ].map((change) => ({ ...act, ...change }));
  const messages = [{}, { id: -1 }, { id: "1" }, { match: "abc" }, { match: "../../etc" }, { match: 1 }, { more: 1 }]
    .map((change): object => ({ ...message, ...change }))
    .concat(
      commands.map((command) => ({ ...message, command })),
      [{ ...message, command: [act] }, [message]],
    );
  const written = messages.map((each) => JSON.stringify(each));
  for (const text of written) {
    const known = v.safeParse(ClientMessage, JSON.parse(text));
    expect(moveMessage(text), text.slice(0, 200)).toEqual(known.success ? known.output : undefined);
  }
  // What is written otherwise is read as JSON, or not at all.
  const [first = ""] = written;
  const others = [` ${first}`, `${first}\n`, first.replace(":3", ":03"), first.replace(":3", ":3e0")];
  others.push(first.replace("bakery", '\\"bakery'), first.replace("bakery", "\\u0041"), first.replace("bakery", "\n"));
  for (const text of others) expect(moveMessage(text), text).toBeUndefined();
});

test("every problem has a sentence in each language and a status", () => {
  for (const code of PROBLEM_CODES) {
    const said = (["en", "pl", "ru"] as const).map((language) => problemText(language, code));
    expect(new Set(said).size).toBe(3);
    expect(statusOf(code)).toBeGreaterThanOrEqual(400);
  }
});

test("the HTTP client fills in paths, and reports what it does not understand", async () => {
  const asked: string[] = [];
  const answering = (status: number, text: string) =>
    httpClient({
      base: "http://here",
      fetch: async (url) => {
        asked.push(String(url));
        return new Response(text, { status });
      },
    });
  const fine = answering(200, '{"people":["abcdefgh"]}');
  expect(await fine.call("mutes", {})).toEqual({ ok: true, value: { people: ["abcdefgh"] } });
  const refused = answering(404, '{"code":"unknown-match"}');
  const answer = await refused.call("match", { params: { match: "a/b" }, query: { as: "1" } });
  expect(answer).toEqual({ ok: false, problem: { code: "unknown-match" } });
  expect(asked[1]).toBe("http://here/api/matches/a%2Fb?as=1");
  expect(await answering(500, "<html>").call("mutes", {})).toMatchObject({ ok: false, problem: { code: "internal" } });
  expect(await answering(200, "{}").call("mutes", {})).toMatchObject({ ok: false, problem: { code: "old-client" } });
  const down = httpClient({ fetch: () => Promise.reject(new Error("no network")) });
  expect(await down.call("mutes", {})).toMatchObject({ ok: false, problem: { code: "closing" } });
  // A proxy speaks for a server that it cannot reach; what the server says itself is told as it says it.
  for (const status of [502, 503, 504])
    expect(await answering(status, "<html>").call("mutes", {})).toMatchObject({ problem: { code: "closing" } });
  const saving = answering(503, '{"code":"no-storage"}');
  expect(await saving.call("mutes", {})).toEqual({ ok: false, problem: { code: "no-storage" } });
});

test("a server that does not answer an HTTP request is out of reach after a while", async () => {
  const silent = httpClient({
    patience: 20,
    fetch: (_, { signal } = {}) =>
      new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
  });
  expect(await silent.call("mutes", {})).toMatchObject({ ok: false, problem: { code: "closing" } });
});

interface FakeSocket extends SocketLike {
  readonly sent: ClientMessageInput[];
}

/** Sockets without a network: what is sent is kept, and what the server says is said by the test. */
function fakeSockets(): { readonly sockets: FakeSocket[]; readonly connect: () => FakeSocket } {
  const sockets: FakeSocket[] = [];
  const connect = (): FakeSocket => {
    const sent: ClientMessageInput[] = [];
    const send = (text: string): void => void sent.push(JSON.parse(text));
    const socket = { sent, send, close: () => {}, onopen: null, onmessage: null, onclose: null, onerror: null };
    sockets.push(socket);
    return socket;
  };
  return { sockets, connect };
}

function say(socket: SocketLike | undefined, message: ServerMessage): void {
  socket?.onmessage?.({ data: JSON.stringify(message) } as never);
}

const welcome: ServerMessage = { t: "welcome", protocol: 1, person: "abcdefgh", name: "Ann", now: 1 };

test("the socket client gives up a connection that has fallen silent, though nobody closes it", async () => {
  const { sockets, connect } = fakeSockets();
  const client = socketClient({ connect, heard: () => {} });
  const [first] = sockets as [FakeSocket];
  first.onopen?.(undefined as never);
  say(first, welcome);
  client.attend(1_500);
  // Only at a table is anybody waited for.
  expect(first.sent.at(-1)).not.toHaveProperty("every");
  void client.watch("abcdefgh");
  expect(first.sent.find((message) => message.t === "ping" && message.every !== undefined)).toMatchObject({
    t: "ping",
    every: 500,
  });
  const lost = client.command("abcdefgh", { do: "start" });
  expect(await lost).toEqual({ ok: false, problem: { code: "closing" } });
  while (sockets.length < 2) await new Promise((resolve) => setTimeout(resolve, 10));
  // What arrives late on the old one is nobody's business any more.
  first.onclose?.({ code: 4401 } as never);
  client.retry();
  expect(sockets).toHaveLength(2);
  client.close();
});

test("the socket client does not take a standstill of its own for silence of the server", async ({
  onTestFinished,
}) => {
  // How long a real standstill lasts is not in the hands of a test.
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { sockets, connect } = fakeSockets();
  const client = socketClient({ connect, heard: () => {} });
  const [first] = sockets as [FakeSocket];
  first.onopen?.(undefined as never);
  say(first, welcome);
  client.attend(300);
  void client.watch("abcdefgh");
  const answer = client.command("abcdefgh", { do: "start" });
  const asked = first.sent.at(-1);
  // It stands still, and once more as soon as it goes on: each time the clock has gone on when its timers run.
  for (const wait of [300, 100]) {
    vi.setSystemTime(Date.now() + 600);
    vi.advanceTimersByTime(wait);
  }
  // What came meanwhile is heard only after the clocks that ran out meanwhile.
  say(first, { t: "done", id: asked?.t === "command" ? asked.id : 0 });
  expect(await answer).toEqual({ ok: true });
  expect(sockets).toHaveLength(1);
  // Silence while it does not stand still is silence.
  vi.advanceTimersByTime(10_000);
  expect(sockets.length).toBeGreaterThan(1);
  client.close();
});

test("the socket client says hello again after a break and asks for what it missed", async () => {
  const { sockets, connect } = fakeSockets();
  const statuses: string[] = [];
  const client = socketClient({ connect, heard: () => {}, onStatus: (status) => statuses.push(status) });
  sockets[0]?.onopen?.(undefined as never);
  say(sockets[0], welcome);
  const watching = client.watch("abcdefgh", 1);
  say(sockets[0], { t: "done", id: 1, seq: 7 });
  expect(await watching).toEqual({ ok: true, seq: 7 });
  const position = { move: 1, toAct: [], view: {} };
  say(sockets[0], { t: "step", match: "abcdefgh", seq: 9, seat: 0, events: [], position });
  const lost = client.command("abcdefgh", { do: "start" });
  sockets[0]?.onclose?.({ code: 1006 } as never);
  expect(await lost).toEqual({ ok: false, problem: { code: "closing" } });
  while (sockets.length < 2) await new Promise((resolve) => setTimeout(resolve, 10));
  sockets[1]?.onopen?.(undefined as never);
  say(sockets[1], welcome);
  expect(sockets[1]?.sent).toEqual([
    { t: "hello", protocol: 1 },
    { t: "watch", id: 3, match: "abcdefgh", as: 1, since: 9 },
  ]);
  sockets[1]?.onclose?.({ code: 4401 } as never);
  expect(statuses).toEqual(["connecting", "open", "waiting", "connecting", "open", "gone"]);
  client.close();
});

test("whoever is refused something that they can do otherwise is told how, in every language", () => {
  const otherwise = [
    "too-large",
    "too-many-open",
    "banned",
    "unknown-match",
    "bad-seats",
    "name-taken",
    "full",
    "seat-taken",
    "knows-too-much",
    "needs-account",
    "bad-address",
    "internal",
  ] as const;
  for (const language of ["en", "pl", "ru"] as const) {
    for (const code of otherwise) expect(problemText(language, code)).toMatch(/[.!] \p{Lu}.*\.$/u);
  }
});
