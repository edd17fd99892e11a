import type { BotLevel } from "@tabletown/protocol";

/** The levels that people choose from, weakest first. */
export const LEVELS = ["beginner", "casual", "strong", "expert"] as const satisfies readonly BotLevel[];
export type Level = (typeof LEVELS)[number];

export function isLevel(name: string): name is Level {
  return (LEVELS as readonly string[]).includes(name);
}
