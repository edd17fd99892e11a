/**
 * Who may import whom. A layer is a package, an app, or one folder of a game;
 * docs/ARCHITECTURE.md draws the same table.
 */
export interface Layer {
  /** Layers it may import. `own-*` are the other folders of the same game. */
  readonly layers: readonly string[];
  /** Layers of which it may know the types, but nothing that runs. */
  readonly types?: readonly string[];
  /** Packages from outside; entries ending in `:` stand for a whole scheme. */
  readonly outside?: readonly string[];
}

export const arrows: Readonly<Record<string, Layer>> = {
  kernel: { layers: [] },
  testkit: { layers: ["kernel"], types: ["ui"], outside: ["node:"] },
  bots: { layers: ["kernel"], outside: ["valibot"] },
  review: { layers: ["kernel", "bots"] },
  protocol: { layers: ["kernel"], outside: ["valibot"] },
  ui: { layers: ["kernel"], outside: ["preact"] },
  catalog: { layers: ["kernel", "game"], types: ["bots", "ui"] },

  "own-rules": { layers: ["kernel"], types: ["own-data"] },
  "own-data": { layers: ["kernel", "own-rules"], outside: ["valibot"] },
  "own-text": { layers: ["kernel", "own-rules", "own-data"] },
  "own-bot": { layers: ["kernel", "bots", "own-rules", "own-data"], outside: ["valibot"] },
  "own-board": {
    layers: ["kernel", "ui", "own-rules", "own-data", "own-text"],
    outside: ["preact"],
  },
  "own-index": { layers: ["kernel", "own-rules", "own-data", "own-text"] },

  // It is told the name of a catalog and loads that.
  server: {
    layers: ["kernel", "protocol", "bots", "review"],
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
      "valibot",
      "@valibot/to-json-schema",
    ],
  },
  web: {
    layers: ["kernel", "protocol", "catalog", "bots", "review", "ui"],
    outside: [
      "preact",
      "@preact/signals",
      "qrcode",
      "@simplewebauthn/browser",
      "workbox-precaching",
      "workbox-routing",
    ],
  },
  // How the page is built, beside its sources.
  "web-build": { layers: ["web", "ui", "kernel"], outside: ["node:", "vite", "rolldown", "preact"] },
  cli: {
    layers: ["kernel", "catalog", "bots", "review", "server", "protocol"],
    outside: ["node:", "commander", "ws", "@valibot/to-json-schema"],
  },
};
