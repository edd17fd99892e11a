import type { GameRecord } from "@tabletown/kernel";

/** Records opened from files, for as long as the page is open. */
export const opened = new Map<string, GameRecord>();
