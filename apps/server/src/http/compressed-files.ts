import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyInstance, FastifyReply } from "fastify";

const TEXT = /\.(?:js|css|svg|html|json|webmanifest)$/;
/** Less than this fits a packet or two as it is. */
const WORTH_COMPRESSING = 1_400;

const compressed = promisify(gzip);

interface Copy {
  /** Of the file as it was when it was compressed. */
  readonly etag: unknown;
  readonly bytes: Promise<Buffer>;
}

/**
 * Files of text are sent compressed to whoever can read that. Each is compressed when it is first asked for, and kept
 * in memory: page and documentation together take about 2 MB. Returns what must be told which file a reply sends.
 */
export function compressFiles(app: FastifyInstance): (reply: FastifyReply, path: string) => void {
  const paths = new WeakMap<FastifyReply, string>();
  const copies = new Map<string, Copy>();
  const bytesOf = (path: string, etag: unknown): Promise<Buffer> => {
    const known = copies.get(path);
    if (known !== undefined && known.etag === etag) return known.bytes;
    const bytes = readFile(path).then((text) => compressed(text, { level: 9 }));
    copies.set(path, { etag, bytes });
    bytes.catch(() => copies.delete(path));
    return bytes;
  };
  app.addHook("onSend", async (request, reply, payload) => {
    const path = paths.get(reply);
    if (path === undefined || request.method !== "GET" || reply.statusCode !== 200) return payload;
    reply.header("vary", "accept-encoding");
    const { "accept-encoding": accepted = "" } = request.headers;
    const readable = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(accepted));
    if (!readable || Number(reply.getHeader("content-length")) <= WORTH_COMPRESSING) return payload;
    const bytes = await bytesOf(path, reply.getHeader("etag"));
    if (payload instanceof Readable) payload.destroy();
    reply.header("content-encoding", "gzip").header("content-length", bytes.length).removeHeader("accept-ranges");
    return bytes;
  });
  return (reply, path) => {
    if (TEXT.test(path)) paths.set(reply, path);
  };
}
