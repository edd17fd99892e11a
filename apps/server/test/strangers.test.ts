import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import http from "node:http";
import net from "node:net";
import { type ServerMessage, WIRE_PROTOCOL } from "@tabletown/protocol";
import { expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { OPEN_LIMITS } from "../src/config/open-limits.ts";
import { clientAddress } from "../src/http/client-address.ts";
import type { RunningServer } from "../src/server.ts";
import { move, seated, why } from "../src/testing/play.ts";
import { serversPerTest } from "../src/testing/tested-server.ts";

const { open, arrive } = serversPerTest();

/** A request with whatever headers: `fetch` does not let anybody choose Host. */
function ask(
  { port }: RunningServer,
  path: string,
  headers: Record<string, string>,
  method = "GET",
): Promise<{ status: number; headers: http.IncomingHttpHeaders; body: string }> {
  return new Promise((resolve, reject) => {
    const request = http.request({ host: "127.0.0.1", port, path, method, headers }, (response) => {
      let body = "";
      response.on("data", (text) => {
        body += text;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    request.on("error", reject);
    request.end();
  });
}

test.each([
  ["nobody", 0, "8.8.8.8, 9.9.9.9", "10.0.0.1"],
  ["one proxy", 1, "127.0.0.1, 9.9.9.9", "9.9.9.9"],
  ["two proxies", 2, "127.0.0.1, 9.9.9.9, 10.0.0.2", "9.9.9.9"],
  ["two proxies where one has written", 2, "9.9.9.9", "9.9.9.9"],
  ["one proxy that has written nonsense", 1, "nonsense", "10.0.0.1"],
  ["a network", ["10.0.0.0/8"], "127.0.0.1, 9.9.9.9, 10.7.7.7", "9.9.9.9"],
  ["another network", ["10.1.0.0/16", "fd00::/8"], "127.0.0.1", "10.0.0.1"],
  ["an address", ["10.0.0.1"], "127.0.0.1, ::ffff:9.9.9.9", "9.9.9.9"],
])(
  "trusting %s, an address is believed as far as proxies of ours have written it",
  (_, trusted, forwarded, expected) => {
    const request = { socket: { remoteAddress: "::ffff:10.0.0.1" }, headers: { "x-forwarded-for": forwarded } };
    expect(clientAddress(request, trusted)).toBe(expected);
  },
);

test.each([0, 1, 2, ["127.0.0.1"]])(
  "trusting %s, the metrics stay closed to whoever claims to be this machine",
  async (trustProxy) => {
    const server = await open({ trustProxy });
    const asked = async (headers: Record<string, string>): Promise<number> =>
      (await ask(server, "/metrics", headers)).status;
    expect(await asked({})).toBe(200);
    expect(await asked({ "x-forwarded-for": "127.0.0.1, 9.9.9.9" })).toBe(403);
    expect(await asked({ "x-forwarded-for": "127.0.0.1" })).toBe(403);
    expect(await asked({ forwarded: "for=127.0.0.1" })).toBe(403);
    expect(await asked({ "x-real-ip": "127.0.0.1" })).toBe(403);
  },
);

test("limits count by the address that the proxy has seen, not by what a stranger adds", async () => {
  const limits = { ...OPEN_LIMITS, read: { perSecond: 0.001, burst: 3 } };
  const server = await open({ trustProxy: 1, limits, now: () => 0 });
  const asked = async (forwarded: string): Promise<number> =>
    (await ask(server, "/api/matches?list=open", { "x-forwarded-for": forwarded })).status;
  for (let n = 0; n < 3; n++) expect(await asked(`1.2.3.${n}, 9.9.9.9`)).toBe(200);
  expect(await asked("1.2.3.9, 9.9.9.9")).toBe(429);
  expect(await asked("9.9.9.8")).toBe(200);
});

test("where the name of a server is known, pages under other names and without encryption are not its own", async () => {
  const server = await open({ publicUrl: "https://play.example" });
  const asked = async (host: string, origin?: string): Promise<number> =>
    (await ask(server, "/api/session", { host, ...(origin !== undefined && { origin }) }, "DELETE")).status;
  // Nobody is signed in: 401 is as far as anybody gets.
  expect(await asked("play.example", "https://play.example")).toBe(401);
  expect(await asked("play.example")).toBe(401);
  expect(await asked("play.example", "http://play.example")).toBe(403);
  expect(await asked("play.example", "https://evil.example")).toBe(403);
  expect(await asked("evil.example", "https://evil.example")).toBe(421);
  expect(await asked("evil.example")).toBe(421);
  expect(await asked("192.168.0.7:8420", "http://192.168.0.7:8420")).toBe(401);
  expect(await asked("localhost:8420", "http://localhost:8420")).toBe(401);
  expect(await asked("localhost:8420", "http://localhost:9999")).toBe(403);
  const refused = await ask(server, "/api/games", { host: "evil.example", "accept-language": "pl" });
  expect(JSON.parse(refused.body)).toMatchObject({ code: "wrong-host", message: expect.stringContaining("adresu") });
  // Whoever looks after the server comes by whatever name.
  expect((await ask(server, "/healthz", { host: "node1.internal:8420" })).status).toBe(200);
  const { status } = await upgrade(server, { host: "evil.example", origin: "https://evil.example" });
  expect(status).toBe(421);
});

function upgrade({ port }: RunningServer, headers: Record<string, string>): Promise<{ status: number }> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, { headers });
    socket.on("unexpected-response", (_request, response) => resolve({ status: response.statusCode ?? 0 }));
    socket.on("error", () => {});
    socket.on("open", () => resolve({ status: 101 }));
  });
}

test("browsers are told to stay with encryption where there is any", async () => {
  const secure = await open({ publicUrl: "https://play.example" });
  const plain = await open();
  expect((await ask(secure, "/healthz", {})).headers["strict-transport-security"]).toBe("max-age=31536000");
  expect((await ask(plain, "/healthz", {})).headers["strict-transport-security"]).toBeUndefined();
});

/** Until a connection is cut, whatever is on its way over it then. */
function closed(socket: net.Socket): Promise<void> {
  return new Promise((resolve) => socket.once("close", () => resolve()));
}

test("a body that trickles in is cut off after the stated time, and so are headers", async () => {
  const server = await open({ limits: { ...OPEN_LIMITS, requestTime: 500 } });
  const trickled = async (head: string): Promise<void> => {
    const socket = net.connect(server.port, "127.0.0.1");
    socket.on("error", () => {});
    socket.write(head);
    const drip = setInterval(() => socket.write("x"), 50);
    await closed(socket.resume());
    clearInterval(drip);
  };
  await trickled(
    "POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{",
  );
  await trickled("GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ");
});

test("one address has only so many connections, asked on or not; a proxy has as many as it needs", async () => {
  const limits = { ...OPEN_LIMITS, connectionsPerAddress: 3 };
  const server = await open({ limits });
  const connect = async (port: number): Promise<net.Socket> => {
    const socket = net.connect(port, "127.0.0.1").resume();
    socket.on("error", () => {});
    await once(socket, "connect");
    return socket;
  };
  const idle = [await connect(server.port), await connect(server.port), await connect(server.port)];
  await closed(await connect(server.port));
  idle[0]?.destroy();
  // As soon as the server has noticed, there is room again.
  await expect
    .poll(() =>
      ask(server, "/healthz", {}).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
  const behind = await open({ limits, trustProxy: 1 });
  for (let n = 0; n < 5; n++) idle.push(await connect(behind.port));
  expect((await ask(behind, "/healthz", {})).status).toBe(200);
  for (const socket of idle) socket.destroy();
});

test("whoever asks without end over one connection, and waits for no answer, is cut off; ten questions are answered", async () => {
  const server = await open();
  const asking = async (many: number): Promise<{ socket: net.Socket; answers: () => number }> => {
    const socket = net.connect(server.port, "127.0.0.1");
    let heard = "";
    socket.on("error", () => {});
    socket.on("data", (text) => {
      heard += text;
    });
    await once(socket, "connect");
    socket.write("GET /none HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(many));
    return { socket, answers: () => heard.split("HTTP/1.1 404 ").length - 1 };
  };
  const patient = await asking(10);
  await expect.poll(patient.answers).toBe(10);
  const flood = await asking(2_000);
  await closed(flood.socket);
  expect(flood.answers()).toBeLessThan(2_000);
  // What is asked afterwards over the other one is answered as before.
  patient.socket.write("GET /none HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await expect.poll(patient.answers).toBe(11);
  patient.socket.destroy();
});

test("who is told to wait is told for how long, by whatever they have asked too much", async () => {
  const slow = { perSecond: 0.1, burst: 1 };
  const server = await open({ limits: { ...OPEN_LIMITS, read: slow, heavy: slow, guess: slow }, now: () => 0 });
  const waits = async (path: string): Promise<unknown> => {
    const { status, headers } = await ask(server, path, {});
    return [status, headers["retry-after"]];
  };
  expect(await waits("/api/openapi.json")).toEqual([200, undefined]);
  for (const path of ["/api/openapi.json", "/api/lobby", "/m/abcdefgh-0123"])
    expect(await waits(path)).toEqual([429, "10"]);
  expect(await waits("/m/abcdefgh-0123.png")).toEqual([404, undefined]);
  expect(await waits("/m/abcdefgh-0123.png")).toEqual([429, "10"]);
  const guess = () =>
    fetch(`${server.url}/api/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ login: "ann", passphrase: "wrong horse battery" }),
    });
  expect((await guess()).headers.get("retry-after")).toBeNull();
  expect((await guess()).headers.get("retry-after")).toBe("10");
});

test("however many ask whether the server is ready, its database is asked once", async () => {
  const server = await open();
  const { database } = server.services.store;
  const readNow = database.read.bind(database);
  const all = Promise.withResolvers<void>();
  const read = vi.spyOn(database, "read").mockImplementation(async (statement) => {
    await all.promise;
    return readNow(statement);
  });
  let come = 0;
  const count = (): void => {
    come++;
    if (come === 30) all.resolve();
  };
  subscribe("http.server.request.start", count);
  const answers = await Promise.all(Array.from({ length: 30 }, () => ask(server, "/readyz", {})));
  unsubscribe("http.server.request.start", count);
  expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
  const versions = read.mock.calls.filter(([{ text }]) => text.includes("FROM schema_version"));
  expect(versions).toHaveLength(1);
});

test.each([
  ["hello", { t: "hello", protocol: WIRE_PROTOCOL }],
  ["leave", { t: "leave", match: "nosuchmatch" }],
])("%s on an open socket is throttled like everything else", async (_, message) => {
  const server = await open({ limits: { ...OPEN_LIMITS, watch: { perSecond: 0.001, burst: 5 } }, now: () => 0 });
  const [guest] = await arrive(server, "Ann");
  const heard: ServerMessage[] = [];
  const socket = new WebSocket(`${server.url.replace("http", "ws")}/api/socket`, { headers: { cookie: guest.cookie } });
  await once(socket, "open");
  socket.send(JSON.stringify({ t: "hello", protocol: WIRE_PROTOCOL }));
  await once(socket, "message");
  socket.on("message", (data) => heard.push(JSON.parse(data.toString())));
  // The last one is answered after everything before it.
  for (let n = 0; n < 10; n++) socket.send(JSON.stringify(message));
  socket.send(JSON.stringify({ t: "command", id: 1, match: "nosuchmatch", command: { do: "start" } }));
  while (!heard.some((said) => "id" in said)) await once(socket, "message");
  const refused = heard.filter((said) => said.t === "refused" && said.id === undefined);
  expect(refused).toEqual(Array.from({ length: 6 }, () => ({ t: "refused", problem: { code: "too-fast" } })));
  socket.close();
});

test("no answer and no list tells a delayed spectator how many moves there have been", async () => {
  const clock = { now: 1_800_000_000_000 };
  const server = await open({ now: () => clock.now });
  const [ann, bob, eve] = await arrive(server, "Ann", "Bob", "Eve");
  const spectators = { allowed: true, delay: 60 };
  const { id } = await seated([ann, bob], { game: "hidden-hands", visibility: "public", spectators });
  clock.now += 61_000;
  const shown = (await ann.ask("match", { params: { match: id }, query: {} })).seq;
  await move(ann, id, [bob]);
  await move(bob, id, [ann]);
  await eve.connect();
  expect(await eve.socket?.watch(id)).toEqual({ ok: true, seq: shown });
  // Somebody who has given their seat up sees no more than any other stranger.
  clock.now += 11_000;
  const { matches: mine } = await ann.ask("matches", { query: { list: "mine" } });
  expect(mine[0]?.seq).toBeGreaterThanOrEqual(shown);
  const { matches: live } = await eve.ask("matches", { query: { list: "live" } });
  expect(live).toMatchObject([{ id, seq: 0, toAct: [] }]);
  expect(why(await bob.socket?.command(id, { do: "stand", seat: 1, forGood: true }))).toBe("done");
  const { matches: left } = await bob.ask("matches", { query: { list: "mine" } });
  expect(left).toMatchObject([{ id, seq: 0, toAct: [] }]);
  expect(eve.texts.every((text) => !text.includes(`"seq":${shown + 1}`))).toBe(true);
});
