import type { Level } from "@tabletown/bots";
import type { BotLevel } from "@tabletown/protocol";

/** The levels that people choose from, weakest first; written here again, so that no bot is loaded for their names. */
export const LEVELS = ["beginner", "casual", "strong", "expert"] as const satisfies readonly (Level & BotLevel)[];

export function isLevel(name: string): name is Level {
  return (LEVELS as readonly string[]).includes(name);
}
