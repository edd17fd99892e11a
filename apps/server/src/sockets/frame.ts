/** A text as one WebSocket frame (RFC 6455, section 5.2), ready for any number of connections. */
export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = 0x81;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeUInt32BE(Math.floor(length / 0x1_0000_0000), 2);
    frame.writeUInt32BE(length >>> 0, 6);
  }
  // Most of what is said is plain ASCII: one byte for each letter, which is quicker to copy.
  frame.write(text, head, length === text.length ? "latin1" : "utf8");
  return frame;
}
