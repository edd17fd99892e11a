import type { GameRecord } from "@tabletown/kernel";
import { nameFrom } from "@tabletown/protocol";
import type { SavedSeat } from "../local/saves.ts";

/** Who played, as it may be shown: anybody may have written a record, and anything may stand where names are. */
export function shownSeats({ seats }: GameRecord): readonly SavedSeat[] {
  return seats.map(({ name, bot }) => ({ name: nameFrom(name), ...(bot !== undefined && { bot: nameFrom(bot) }) }));
}
