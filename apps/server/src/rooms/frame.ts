/**
 * A text as one WebSocket frame (RFC 6455, section 5.2), ready for any number of connections: one letter for each byte,
 * to be written as "latin1". That is copied once, on its way to the system; a Buffer would have to be made first.
 */
export type SocketFrame = string;

/** A text, or part of one, with one letter for each of its bytes. Most of what is said is plain ASCII: its letters are its bytes. */
export function bytesOf(text: string): string {
  return Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString("latin1");
}

/** The bytes of a text may come in parts: put together here they are copied once, as a whole, when they are written. */
export function frameOf(...parts: readonly string[]): SocketFrame {
  let bytes = "";
  for (const part of parts) bytes += part;
  return headOf(bytes.length) + bytes;
}

function headOf(length: number): string {
  if (length < 126) return String.fromCharCode(0x81, length);
  if (length < 65_536) return String.fromCharCode(0x81, 126, length >> 8, length & 0xff);
  const head = Buffer.alloc(10);
  head[0] = 0x81;
  head[1] = 127;
  head.writeUInt32BE(Math.floor(length / 0x1_0000_0000), 2);
  head.writeUInt32BE(length >>> 0, 6);
  return head.toString("latin1");
}
