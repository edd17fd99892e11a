/** Version of the wire protocol. A page that speaks another one is asked to reload. */
export const WIRE_PROTOCOL = 1;

/** A header in which a page says as whom it asks: nothing is done for somebody else who has signed in beside it. */
export const PERSON_HEADER = "tabletown-person";

/** WebSocket close codes of our own (RFC 6455 leaves 4000 to 4999 to applications). */
export const CLOSE = {
  /** The server is going away for a moment: connect again. */
  restart: 1012,
  /** What was sent is not the protocol. */
  badMessage: 4400,
  /** No session, or one that has ended. */
  signedOut: 4401,
  banned: 4403,
  /** The connection did not keep up with what was sent to it. */
  tooSlow: 4408,
  oldClient: 4426,
  /** Too many messages, or too many connections. */
  tooFast: 4429,
} as const;
