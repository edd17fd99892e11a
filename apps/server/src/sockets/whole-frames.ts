import { isUtf8 } from "node:buffer";
import type { Duplex } from "node:stream";
import { MESSAGE_BYTES } from "@tabletown/protocol";

/** First bytes of frames that are complete in themselves: a text, and the signs of life that come between texts. */
const TEXT = 0x81;
const PING = 0x89;
const PONG = 0x8a;

type Listener = (piece: Buffer) => void;

/**
 * Reads texts off a stream before its WebSocket does, as long as each comes in one piece, which they nearly always do.
 * The library's way of putting pieces together costs more than handling what is in them. With the first piece that is
 * anything else the stream is the library's again, and what follows comes as its messages.
 */
export function readWholeTexts(stream: Duplex, receive: (text: string) => void): void {
  const [library] = stream.listeners("data") as Listener[];
  if (library === undefined) return;
  const read: Listener = (piece) => {
    const frame = wholeFrame(piece);
    if (typeof frame === "object") return receive(frame.text);
    if (frame === undefined) {
      stream.off("data", read);
      stream.on("data", library);
    }
    library.call(stream, piece);
  };
  stream.off("data", library);
  stream.on("data", read);
}

/**
 * The one text that a piece of a client's stream holds (RFC 6455, section 5.2): a whole frame, masked, and nothing
 * before or after it. "alive" for a sign of life, and undefined where the piece is anything else.
 */
function wholeFrame(piece: Buffer): { readonly text: string } | "alive" | undefined {
  const first = piece[0] as number;
  const second = piece[1] as number;
  const long = second === 0xfe;
  const head = long ? 8 : 6;
  if (second < 0x80 || second === 0xff || piece.length < head) return undefined;
  const length = long ? piece.readUInt16BE(2) : second & 0x7f;
  if (piece.length !== head + length) return undefined;
  if (first === PING || first === PONG) return long ? undefined : "alive";
  if (first !== TEXT || length > MESSAGE_BYTES) return undefined;
  const text = Buffer.allocUnsafe(length);
  let high = 0;
  for (let i = 0; i < length; i++) {
    const byte = (piece[head + i] as number) ^ (piece[head - 4 + (i & 3)] as number);
    text[i] = byte;
    high |= byte;
  }
  if (high < 0x80) return { text: text.toString("latin1") };
  return isUtf8(text) ? { text: text.toString() } : undefined;
}
