/**
 * A text as one WebSocket frame (RFC 6455, section 5.2), ready for any number of connections: one letter for each byte,
 * to be written as "latin1". That is copied once, on its way to the system; a Buffer would have to be made first.
 */
export type SocketFrame = string;

/** The text may come in parts: put together here it is copied once, as a whole, when it is written. */
export function frameOf(...parts: readonly string[]): SocketFrame {
  let length = 0;
  let bytes = "";
  for (const part of parts) {
    const size = Buffer.byteLength(part);
    length += size;
    // Most of what is said is plain ASCII: its letters are its bytes.
    bytes += size === part.length ? part : Buffer.from(part).toString("latin1");
  }
  return headOf(length) + bytes;
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
