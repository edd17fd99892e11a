import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocketServer } from "ws";
import { readWholeTexts } from "./whole-frames.ts";

const server = createServer();
const sockets = new WebSocketServer({ noServer: true, maxPayload: 65_536 });
/** What comes in, whichever way, and how a connection ended. */
const heard: string[] = [];

beforeAll(async () => {
  server.on("upgrade", (request, stream, head) => {
    sockets.handleUpgrade(request, stream, head, (socket) => {
      readWholeTexts(stream, (text) => heard.push(text));
      socket.on("message", (data) => heard.push(data.toString()));
      socket.on("ping", () => heard.push("(ping)"));
      let wrong: string | undefined;
      socket.on("error", (error: NodeJS.ErrnoException) => {
        wrong = error.code;
      });
      socket.on("close", (code) => server.emit("ended", wrong ?? code));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => server.close());

/** A frame as clients send it, masked. */
function frame(first: number, body: Buffer | string, mask = [7, 200, 31, 90]): Buffer {
  const bytes = Buffer.from(body);
  const head =
    bytes.length < 126 ? [first, 0x80 | bytes.length] : [first, 0xfe, bytes.length >> 8, bytes.length & 0xff];
  return Buffer.from([...head, ...mask, ...bytes.map((byte, i) => byte ^ (mask[i & 3] as number))]);
}

/** What it sends first travels with its request. */
async function client(first: Buffer): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1").setNoDelay();
  const request =
    "GET / HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MTIzNDU2Nzg5MDEyMzQ1Ng==\r\n\r\n";
  socket.write(Buffer.concat([Buffer.from(request), first]));
  await once(socket, "data");
  return socket;
}

/** Sends pieces one after the other, each when the server has taken note of the one before it, and then the end. */
async function sent(pieces: readonly Buffer[], first: Buffer = Buffer.alloc(0)): Promise<unknown> {
  const socket = await client(first);
  const ended = once(server, "ended");
  for (const piece of [...pieces, frame(0x88, Buffer.from([3, 232]))]) {
    socket.write(piece);
    await new Promise((resolve) => setImmediate(resolve));
  }
  const [code] = await ended;
  socket.destroy();
  return code;
}

test("whatever pieces texts come in, each is heard once and in order", async () => {
  const texts = ["", "plain", "żółw и ёж 🐢", "x".repeat(125), "y".repeat(126), "ж".repeat(4_000)];
  const whole = texts.map((text) => frame(0x81, text));
  heard.length = 0;
  expect(await sent([...whole, frame(0x89, "still there?"), frame(0x81, "last")])).toBe(1_000);
  expect(heard).toEqual([...texts, "(ping)", "last"]);
  heard.length = 0;
  expect(await sent([whole[1] as Buffer, Buffer.concat(whole), frame(0x81, "last")])).toBe(1_000);
  expect(heard).toEqual(["plain", ...texts, "last"]);
  const cut = frame(0x81, "in two pieces");
  heard.length = 0;
  await sent([Buffer.concat([frame(0x81, "before"), frame(0x89, "?"), frame(0x81, "after")]), frame(0x81, "last")]);
  expect(heard).toEqual(["before", "(ping)", "after", "last"]);
  heard.length = 0;
  await sent([Buffer.concat([frame(0x81, "whole"), cut.subarray(0, 5)]), cut.subarray(5), frame(0x81, "last")]);
  expect(heard).toEqual(["whole", "in two pieces", "last"]);
  heard.length = 0;
  await sent([cut.subarray(0, 9), cut.subarray(9), frame(0x01, "in two "), frame(0x80, "frames"), frame(0x81, "last")]);
  expect(heard).toEqual(["in two pieces", "in two frames", "last"]);
});

test("what comes with the request, whole or cut off, is heard before what follows", async () => {
  const first = Buffer.concat([frame(0x81, "first"), frame(0x81, "second")]);
  for (let at = 0; at <= first.length; at++) {
    heard.length = 0;
    expect(await sent([first.subarray(at), frame(0x81, "last")], first.subarray(0, at))).toBe(1_000);
    expect(heard).toEqual(["first", "second", "last"]);
  }
  // Masked like this, what follows the head of the frame looks like a frame itself.
  const twofold = frame(0x81, "@@@@@@8", [0xc1, 0xc1, 0xc1, 0xc1]);
  heard.length = 0;
  expect(await sent([twofold.subarray(6)], twofold.subarray(0, 6))).toBe(1_000);
  expect(heard).toEqual(["@@@@@@8"]);
});

test("what no client may send ends the connection as the library ends it", async () => {
  heard.length = 0;
  expect(await sent([frame(0x81, "fine"), frame(0x81, Buffer.from([0xc3, 0x28]))])).toBe("WS_ERR_INVALID_UTF8");
  expect(await sent([frame(0xc1, "compressed without having asked")])).toBe("WS_ERR_UNEXPECTED_RSV_1");
  expect(await sent([Buffer.from([0x81, 1, 65])])).toBe("WS_ERR_EXPECTED_MASK");
  expect(heard).toEqual(["fine"]);
});
