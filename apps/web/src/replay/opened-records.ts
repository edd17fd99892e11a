import type { GameRecord } from "@tabletown/kernel";
import type { PlayedGame } from "./played-game.ts";

/** Records opened from files, for as long as the page is open. */
export const openedRecords = new Map<string, GameRecord>();

/** Those that were played again: from a replay to its review nothing is done twice. */
export const playedRecords = new WeakMap<GameRecord, PlayedGame>();
