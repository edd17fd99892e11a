import { isUtf8 } from "node:buffer";
import type { Duplex } from "node:stream";
import { MESSAGE_BYTES } from "@tabletown/protocol";

/** First bytes of frames that are complete in themselves: a text, and the signs of life that come between texts. */
const TEXT = 0x81;
const PING = 0x89;
const PONG = 0x8a;

/**
 * Reads texts off a stream before its WebSocket does, as long as pieces hold nothing but whole ones and signs of life,
 * which they nearly always do. What a stream and the library do to hand pieces on and to put them together costs more
 * than handling what is in them, so they are taken where the system's come in. With the first piece that is anything
 * else, or that nobody wants yet, the stream is the library's again, and what follows comes as its messages; so it is
 * from the beginning where something came together with the request for the WebSocket.
 */
export function readWholeTexts(stream: Duplex, receive: (text: string) => void): void {
  if (stream.readableLength > 0) return;
  const { push } = stream;
  stream.push = (piece: unknown, ...encoding) => {
    const parts = piece instanceof Buffer && !stream.isPaused() ? wholeParts(piece) : undefined;
    if (parts === undefined) {
      stream.push = push;
      return stream.push(piece, ...encoding);
    }
    for (const part of parts) {
      if (typeof part === "string") receive(part);
      else push.call(stream, part);
    }
    return true;
  };
}

/** A whole frame of a client's stream: where its bytes lie and with what they are masked. */
interface WholeFrame {
  readonly mask: number;
  readonly start: number;
  readonly end: number;
}

/** The masked frame that begins at a place of a piece (RFC 6455, section 5.2), if the whole of it is there. */
function frameIn(piece: Buffer, from: number): WholeFrame | undefined {
  const second = piece[from + 1] ?? 0;
  if (second < 0x80 || second === 0xff) return undefined;
  const long = second === 0xfe;
  const start = from + (long ? 8 : 6);
  if (piece.length < start) return undefined;
  const end = start + (long ? piece.readUInt16BE(from + 2) : second & 0x7f);
  return end > piece.length ? undefined : { mask: start - 4, start, end };
}

/** The texts that a piece holds, and the frames of signs of life between them, if all are whole and there is nothing else in it. */
function wholeParts(piece: Buffer): (string | Buffer)[] | undefined {
  const parts: (string | Buffer)[] = [];
  for (let from = 0; from < piece.length; ) {
    const frame = frameIn(piece, from);
    if (frame === undefined) return undefined;
    const part = piece[from] === TEXT ? textOf(piece, frame) : signOfLife(piece, from, frame);
    if (part === undefined) return undefined;
    parts.push(part);
    from = frame.end;
  }
  return parts;
}

function textOf(piece: Buffer, { mask, start, end }: WholeFrame): string | undefined {
  const length = end - start;
  if (length > MESSAGE_BYTES) return undefined;
  const text = Buffer.allocUnsafe(length);
  let high = 0;
  for (let i = 0; i < length; i++) {
    const byte = (piece[start + i] as number) ^ (piece[mask + (i & 3)] as number);
    text[i] = byte;
    high |= byte;
  }
  if (high < 0x80) return text.toString("latin1");
  return isUtf8(text) ? text.toString() : undefined;
}

/** The frame, if it is a sign of life of a length that is allowed: the library answers it and is done. */
function signOfLife(piece: Buffer, from: number, { start, end }: WholeFrame): Buffer | undefined {
  const isOne = (piece[from] === PING || piece[from] === PONG) && end - start < 126;
  return isOne ? piece.subarray(from, end) : undefined;
}
