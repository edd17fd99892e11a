/**
 * Who may import whom. A room is a package, an app, or one folder of a game;
 * docs/ARCHITECTURE.md draws the same table.
 */
export interface Room {
  /** Rooms it may import. `own-*` are the other folders of the same game. */
  readonly rooms: readonly string[];
  /** Rooms of which it may know the types, but nothing that runs. */
  readonly types?: readonly string[];
  /** Packages from outside; entries ending in `:` stand for a whole scheme. */
  readonly outside?: readonly string[];
}

export const arrows: Readonly<Record<string, Room>> = {
  kernel: { rooms: [] },
  testkit: { rooms: ["kernel"], types: ["ui"], outside: ["node:"] },
  bots: { rooms: ["kernel"], outside: ["valibot"] },
  review: { rooms: ["kernel", "bots"] },
  protocol: { rooms: ["kernel"], outside: ["valibot"] },
  ui: { rooms: ["kernel"], outside: ["preact"] },
  catalog: { rooms: ["kernel", "game"], types: ["bots", "ui"] },

  "own-rules": { rooms: ["kernel"], types: ["own-data"] },
  "own-data": { rooms: ["kernel", "own-rules"], outside: ["valibot"] },
  "own-text": { rooms: ["kernel", "own-rules", "own-data"] },
  "own-bot": { rooms: ["kernel", "bots", "own-rules", "own-data"], types: ["own-index"], outside: ["valibot"] },
  "own-board": {
    rooms: ["kernel", "ui", "own-rules", "own-data", "own-text"],
    types: ["own-index"],
    outside: ["preact"],
  },
  "own-index": { rooms: ["kernel", "own-rules", "own-data", "own-text"] },

  server: {
    rooms: ["kernel", "protocol", "catalog", "bots", "review"],
    outside: [
      "node:",
      "fastify",
      "@fastify/cookie",
      "@fastify/static",
      "ws",
      "pg",
      "pino",
      "web-push",
      "@simplewebauthn/server",
      "openskill",
      "valibot",
      "@valibot/to-json-schema",
    ],
  },
  web: {
    rooms: ["kernel", "protocol", "catalog", "bots", "review", "ui"],
    outside: ["preact", "@preact/signals", "vite", "qrcode", "@simplewebauthn/browser"],
  },
  cli: {
    rooms: ["kernel", "catalog", "bots", "review", "server", "protocol"],
    outside: ["node:", "commander", "ws", "openskill", "@valibot/to-json-schema"],
  },
};
