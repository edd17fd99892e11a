import { request } from "node:http";
import { connect } from "node:net";
import { CLOSE, MESSAGE_BYTES, PROBLEM_CODES, problemText } from "@tabletown/protocol";
import { describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { USUAL_LIMITS } from "../src/config/config.ts";
import { OPEN_LIMITS } from "../src/config/open-limits.ts";
import { Guest } from "../src/testing/guest.ts";
import { move, seated, standing, why } from "../src/testing/play.ts";
import { forget, openServer } from "../src/testing/test-server.ts";
import { testedServer } from "../src/testing/tested-server.ts";

const tested = testedServer();
const { arrive } = tested;

/** A socket without manners. */
async function rude(guest: Guest): Promise<WebSocket & { closed: Promise<number> }> {
  const socket = new WebSocket(`${tested.server.url.replace("http", "ws")}/api/socket`, {
    headers: { cookie: guest.cookie },
  });
  const closed = new Promise<number>((resolve) => socket.once("close", resolve));
  socket.on("error", () => {});
  await new Promise((resolve) => socket.once("open", resolve));
  return Object.assign(socket, { closed });
}

describe("a move", () => {
  test("out of turn, twice, stale, illegal, for another's seat, or after the end is refused and changes nothing", async () => {
    const [ann, bob, eve] = await arrive("Ann", "Bob", "Eve");
    const { id } = await seated([ann, bob], { game: "hidden-hands", visibility: "public" });
    await eve.connect();
    await eve.socket?.watch(id);
    const { seq, position } = standing(ann, id);
    const legal = position.options?.[0] ?? "";
    const before = await tested.server.services.store.matches.entries(id, 0);
    expect(why(await bob.do(id, { do: "act", seq, move: legal }))).toBe("not-your-turn");
    expect(why(await bob.do(id, { do: "act", seat: 0, seq, move: legal }))).toBe("not-your-seat");
    expect(why(await eve.do(id, { do: "act", seat: 0, seq, move: legal }))).toBe("not-your-seat");
    expect(why(await ann.do(id, { do: "act", seq, move: "build a castle" }))).toBe("illegal");
    expect(why(await ann.do(id, { do: "act", seq, move: "" }))).toBe("illegal");
    expect(why(await ann.do(id, { do: "act", seq: seq - 1, move: legal }))).toBe("stale");
    expect(why(await ann.do(id, { do: "act", seq: seq + 1, move: legal }))).toBe("stale");
    expect(await tested.server.services.store.matches.entries(id, 0)).toEqual(before);
    const twice = await Promise.all([1, 2].map(() => ann.do(id, { do: "act", seq, move: legal })));
    expect(twice.map(why).sort()).toEqual(["done", "stale"]);
    await ann.do(id, { do: "resign" });
    expect(why(await bob.do(id, { do: "act", seq: seq + 3, move: legal }))).toBe("over");
  });
});

test("a table that is full, unknown or private cannot be joined", async () => {
  const [ann, bob, eve] = await arrive("Ann", "Bob", "Eve");
  const { id, code = "" } = await seated([ann, bob], { game: "hidden-hands" });
  const joined = async (guest: Guest, given: string) => why(await guest.call("join", { body: { code: given } }));
  expect(await joined(eve, "ZZZZZZZZ")).toBe("unknown-match");
  expect(await joined(eve, "short")).toBe("bad-message");
  const command = async (match: string) =>
    why(await eve.call("command", { params: { match }, body: { do: "sit", seat: 0 } }));
  expect(await command(id)).toBe("unknown-match");
  expect(await command("nosuchmatch")).toBe("unknown-match");
  expect(await joined(eve, code.toLowerCase())).toBe("done");
  expect(await command(id)).toBe("full");
});

test("a match that cannot be is not created", async () => {
  const [ann] = await arrive("Ann");
  const seats = [{ who: "me" }, { who: "open" }] as const;
  const create = async (body: unknown) => why(await ann.call("createMatch", { body: body as never }));
  expect(await create({ game: "chess", seats })).toBe("unknown-game");
  expect(await create({ game: "hidden-hands", seats: [{ who: "me" }] })).toBe("bad-seats");
  expect(await create({ game: "hidden-hands", seats: Array(9).fill({ who: "open" }) })).toBe("bad-seats");
  expect(await create({ game: "hidden-hands", seats, options: { fast: true } })).toBe("bad-options");
  expect(await create({ game: "hidden-hands", seats, table: { houses: "none" } })).toBe("bad-components");
  expect(await create({ game: "hidden-hands", seats: [{ who: "somebody" }] })).toBe("bad-message");
  expect(await create({ game: "hidden-hands", seats, extra: 1 })).toBe("bad-message");
  expect(await create({ game: "__proto__", seats })).toBe("bad-message");
});

describe("a message", () => {
  test("that is binary, oversized, nested, or no message at all is refused or cut off, and nobody else notices", async () => {
    const [ann, bob] = await arrive("Ann", "Bob");
    const { id } = await seated([ann, bob], { game: "hidden-hands" });
    const eve = await Guest.arrive(tested.server.url, "Eve");
    const hello = JSON.stringify({ t: "hello", protocol: 1 });

    const binary = await rude(eve);
    binary.send(Buffer.from([1, 2, 3]));
    expect(await binary.closed).toBe(CLOSE.badMessage);

    const large = await rude(eve);
    large.send(hello);
    large.send(`"${"x".repeat(MESSAGE_BYTES)}"`);
    expect(await large.closed).toBe(1009);

    const early = await rude(eve);
    early.send(JSON.stringify({ t: "ping", at: 1 }));
    expect(await early.closed).toBe(CLOSE.badMessage);

    const odd = await rude(eve);
    const answers: string[] = [];
    odd.on("message", (data) => answers.push(data.toString()));
    odd.send(hello);
    for (const text of [
      "",
      "null",
      "[]",
      "{",
      '{"t":"nothing"}',
      "[".repeat(5_000),
      '{"t":"watch","id":1,"match":"__proto__"}',
    ]) {
      odd.send(text);
    }
    odd.send(JSON.stringify({ t: "command", id: 1, match: id, command: { do: "start", extra: 1 } }));
    odd.send(JSON.stringify({ t: "command", id: 2, match: id, command: { do: "start" } }));
    while (answers.length < 10) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(answers.slice(1, 9).every((text) => text.includes('"bad-message"'))).toBe(true);
    expect(answers[9]).toContain('"unknown-match"');
    expect(answers.join()).not.toContain("at Connection");

    const flood = await rude(eve);
    flood.send(hello);
    for (let n = 0; n < 400; n++) flood.send("{");
    expect([CLOSE.badMessage, CLOSE.tooFast]).toContain(await flood.closed);
    odd.terminate();
    await move(ann, id, [bob]);
  });

  test("that comes from a page elsewhere is refused", async () => {
    const [ann] = await arrive("Ann");
    const response = await fetch(`${tested.server.url}/api/session`, {
      method: "PUT",
      headers: { "content-type": "application/json", cookie: ann.cookie, origin: "https://evil.example" },
      body: JSON.stringify({ name: "Eve" }),
    });
    expect([response.status, (await response.json()).code]).toEqual([403, "foreign-origin"]);
    const socket = new WebSocket(`${tested.server.url.replace("http", "ws")}/api/socket`, {
      headers: { cookie: ann.cookie, origin: "https://evil.example" },
    });
    const refused = await new Promise<Error>((resolve) => socket.once("error", resolve));
    expect(refused.message).toContain("403");
  });

  test("over HTTP is checked for size, shape and nesting, and never answered with a stack", async () => {
    const [ann] = await arrive("Ann");
    const post = async (body: string, type = "application/json") => {
      const response = await fetch(`${tested.server.url}/api/session`, {
        method: "PUT",
        headers: { "content-type": type, cookie: ann.cookie },
        body,
      });
      const text = await response.text();
      expect(text).not.toMatch(/node_modules|\.ts:|at /);
      return `${response.status} ${JSON.parse(text).code}`;
    };
    expect(await post("{")).toBe("400 bad-message");
    expect(await post(`{"name":${"[".repeat(1_000)}`)).toBe("400 bad-message");
    expect(await post(`{"name":"${"x".repeat(20_000)}"}`)).toBe("413 too-large");
    expect(await post('{"name":"\u0000\u202e "}')).toBe("400 bad-message");
    expect(await post("name=Eve", "application/x-www-form-urlencoded")).toBe("400 bad-message");
    expect(await post('{"name":"Ann","__proto__":{"admin":true}}')).toBe("400 bad-message");
    expect(await post(String.raw`{"name":"Ann\\u0000"}`)).not.toBe("400 bad-message");
    // PostgreSQL keeps no such text.
    expect(await post(String.raw`{"name":"Ann\\\u0000"}`)).toBe("400 bad-message");
    const ended = await fetch(`${tested.server.url}/api/sessions/%00`, {
      method: "DELETE",
      headers: { cookie: ann.cookie },
    });
    expect(ended.status).toBe(400);
    expect((await fetch(`${tested.server.url}/api/nothing`)).status).toBe(404);
    for (const odd of ["%00%ff", "x".repeat(200)]) {
      const answer = await fetch(`${tested.server.url}/api/matches/${odd}`);
      expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: "bad-message" })]);
      expect(answer.headers.get("content-security-policy")).not.toBeNull();
    }
    expect((await fetch(`${tested.server.url}/..%2f..%2fetc/passwd`)).status).toBe(404);
  });

  test("that is no frame, on a socket that is turned away, ends that socket and nothing else", async () => {
    const [ann] = await arrive("Ann");
    for (const cookie of ["", ann.cookie.replace(/.$/, "x")]) {
      const socket = connect(tested.server.port, "127.0.0.1");
      socket.on("error", () => {});
      const closed = new Promise((resolve) => socket.once("close", resolve));
      const asked = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13";
      const key = Buffer.alloc(16).toString("base64");
      socket.write(
        `GET /api/socket HTTP/1.1\r\nHost: here\r\n${asked}\r\nSec-WebSocket-Key: ${key}\r\nCookie: ${cookie}\r\n\r\n`,
      );
      socket.once("data", () => socket.write(Buffer.alloc(8, 0xff)));
      await closed;
    }
    expect((await fetch(`${tested.server.url}/healthz`)).status).toBe(200);
  });

  test("for a socket at an address that is none is refused like any other, and nothing of it stays open", async () => {
    const server = await openServer();
    for (const address of ["//", "http://[", "/api/other"]) {
      const socket = connect(server.port, "127.0.0.1");
      socket.write(`GET ${address} HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
      const answer = await new Promise((resolve) => {
        socket.once("data", (data) => resolve(String(data).split("\r\n")[0]));
        socket.once("close", () => resolve("cut"));
      });
      expect([address, answer]).toEqual([address, "HTTP/1.1 404 Not Found"]);
      socket.end("and more");
    }
    // It waits for every connection to end.
    await server.close();
    forget(server.data);
  });

  test("that offers another protocol besides is answered as if it had not", async () => {
    const { port } = tested.server;
    const offer = {
      connection: "Upgrade, HTTP2-Settings",
      upgrade: "h2c",
      "http2-settings": "AAMAAABkAAQAoAAAAAIAAAAA",
    };
    const statusOf = (path: string, method: string, body = ""): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        const headers = { ...offer, "content-type": "application/json", "content-length": body.length };
        const asked = request({ port, path, method, headers }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        });
        asked.on("error", reject).end(body);
      });
    expect(await statusOf("/healthz", "GET")).toBe(200);
    expect(await statusOf("/api/session", "POST", '{"name":"Ann"}')).toBe(200);
  });

  test("is answered in the reader's language", async () => {
    const response = await fetch(`${tested.server.url}/api/session`, {
      headers: { "accept-language": "pl-PL,en;q=0.5" },
    });
    expect(await response.json()).toEqual({ code: "signed-out", message: problemText("pl", "signed-out") });
    for (const language of ["en", "pl", "ru"] as const) {
      for (const code of PROBLEM_CODES) expect(problemText(language, code)).toMatch(/\p{L}/u);
    }
  });
});

test("requests are throttled per address, and the sockets of one address are counted", async () => {
  const strict = await openServer({
    // Time stands still: no allowance comes back while this is going on.
    now: () => 1_800_000_000_000,
    limits: { ...OPEN_LIMITS, guest: USUAL_LIMITS.secret, command: { perSecond: 1, burst: 3 }, socketsPerAddress: 50 },
  });
  const ann = await Guest.arrive(strict.url, "Ann");
  const codes = await Promise.all(
    Array.from({ length: 40 }, async () => why(await new Guest(strict.url).call("signIn", { body: { name: "x" } }))),
  );
  expect(codes.filter((code) => code === "done").length).toBeLessThanOrEqual(20);
  expect(codes).toContain("too-fast");
  await ann.connect();
  const told = await Promise.all(Array.from({ length: 6 }, () => ann.socket?.command("nosuchmatch", { do: "start" })));
  expect(told.map(why)).toEqual([...Array(3).fill("unknown-match"), ...Array(3).fill("too-fast")]);
  const sockets = Array.from({ length: 1_000 }, () => {
    const socket = new WebSocket(`${strict.url.replace("http", "ws")}/api/socket`, { headers: { cookie: ann.cookie } });
    return {
      socket,
      open: new Promise<boolean>((resolve) =>
        socket.once("open", () => resolve(true)).once("error", () => resolve(false)),
      ),
    };
  });
  const open = await Promise.all(sockets.map((each) => each.open));
  expect(open.filter(Boolean).length).toBeLessThan(50);
  expect(why(await ann.socket?.watch("nosuchmatch"))).toBe("unknown-match");
  for (const { socket } of sockets) socket.terminate();
  ann.leave();
  await strict.close();
  forget(strict.data);
});

test("a request that trickles in does not keep the server busy", async () => {
  const { port } = tested.server;
  const slow = connect(port, "127.0.0.1");
  slow.on("error", () => {});
  await new Promise((resolve) => slow.once("connect", resolve));
  slow.write("POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{");
  let ended = false;
  slow.once("close", () => {
    ended = true;
  });
  expect((await fetch(`${tested.server.url}/healthz`)).status).toBe(200);
  expect(ended).toBe(false);
  slow.destroy();
});
