import { type GameRecord, readRecord } from "@tabletown/kernel";
import type { PlayedGame } from "./played-game.ts";

/** How the names of records begin that were opened from files. */
export const OPENED = "file-";

/** Records opened from files, for as long as the page is open. */
const openedRecords = new Map<string, GameRecord>();

/** Where the one that was opened last is kept, for a page that is loaded anew. */
const LAST = "tabletown.opened-record";
/** What stands between the name of a record there and its text. */
const AFTER_NAME = "\n";

/** Those that were played again: from a replay to its review nothing is done twice. */
export const playedRecords = new WeakMap<GameRecord, PlayedGame>();

/** `text` is what the file says. */
export function keepOpened(id: string, record: GameRecord, text: string): void {
  openedRecords.set(id, record);
  try {
    sessionStorage.setItem(LAST, `${id}${AFTER_NAME}${text}`);
  } catch {
    // Where there is no room, the file is opened again.
  }
}

export function findOpened(id: string): GameRecord | undefined {
  const known = openedRecords.get(id) ?? storedRecord(id);
  if (known !== undefined) openedRecords.set(id, known);
  return known;
}

function storedRecord(id: string): GameRecord | undefined {
  const name = `${id}${AFTER_NAME}`;
  try {
    const stored = sessionStorage.getItem(LAST);
    const read = stored?.startsWith(name) === true ? readRecord(stored.slice(name.length)) : undefined;
    return read?.ok ? read.value : undefined;
  } catch {
    return undefined;
  }
}
