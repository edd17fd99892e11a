import { isUtf8 } from "node:buffer";
import type { Duplex } from "node:stream";
import { MESSAGE_BYTES } from "@tabletown/protocol";

/** First bytes of frames that are complete in themselves: a text, and the signs of life that come between texts. */
const TEXT = 0x81;
const PING = 0x89;
const PONG = 0x8a;

type Listener = (piece: Buffer) => void;

/**
 * Reads texts off a stream before its WebSocket does, as long as pieces hold nothing but whole ones, which they nearly
 * always do. The library's way of putting pieces together costs more than handling what is in them. With the first
 * piece that is anything else the stream is the library's again, and what follows comes as its messages.
 */
export function readWholeTexts(stream: Duplex, receive: (text: string) => void): void {
  const [library] = stream.listeners("data") as Listener[];
  if (library === undefined) return;
  const read: Listener = (piece) => {
    const texts = wholeTexts(piece);
    if (texts !== undefined) {
      for (const text of texts) receive(text);
      return;
    }
    if (!isAlive(piece)) {
      stream.off("data", read);
      stream.on("data", library);
    }
    library.call(stream, piece);
  };
  stream.off("data", library);
  stream.on("data", read);
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

/** The texts that a piece holds, if these are whole and there is nothing else in it. */
function wholeTexts(piece: Buffer): string[] | undefined {
  const texts: string[] = [];
  for (let from = 0; from < piece.length; ) {
    const frame = piece[from] === TEXT ? frameIn(piece, from) : undefined;
    const text = frame === undefined ? undefined : textOf(piece, frame);
    if (frame === undefined || text === undefined) return undefined;
    texts.push(text);
    from = frame.end;
  }
  return texts;
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

/** Whether a piece is one sign of life and nothing else: the library answers it and is done. */
function isAlive(piece: Buffer): boolean {
  return (piece[0] === PING || piece[0] === PONG) && frameIn(piece, 0)?.end === piece.length && piece.length < 132;
}
