import { hash } from "node:crypto";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { WebSocket } from "ws";
import { bytesOf, frameOf } from "./frame.ts";

test("a frame of any length is understood by another implementation", async () => {
  const texts = [
    "",
    "x",
    "é".repeat(62),
    "x".repeat(125),
    "x".repeat(126),
    "ж".repeat(300),
    "x".repeat(65_535),
    "x".repeat(70_000),
  ];
  const server = createServer((socket) => {
    socket.once("data", (request) => {
      const key = /sec-websocket-key: (\S+)/i.exec(request.toString())?.[1] ?? "";
      const accept = hash("sha1", `${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`, "base64");
      socket.write(
        `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
      );
      socket.write(texts.map((text) => frameOf(bytesOf(text.slice(0, 3)), bytesOf(text.slice(3)))).join(""), "latin1");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  await new Promise<void>((resolve) => {
    socket.on("message", (data) => {
      heard.push(data.toString());
      if (heard.length === texts.length) resolve();
    });
  });
  expect(heard).toEqual(texts);
  socket.terminate();
  server.close();
});
