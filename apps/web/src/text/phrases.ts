import type { en } from "./en/index.ts";

/** Everything the page itself says. English has the shape; the other languages are held to it. */
export type Phrases = typeof en;
