import type { GameRecord } from "@tabletown/kernel";

/** Records opened from files, for as long as the page is open. */
export const openedRecords = new Map<string, GameRecord>();
