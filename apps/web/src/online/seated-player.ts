import type { SeatInfo } from "@tabletown/protocol";
import { connection } from "../connection/connection.ts";
import type { SeatedPlayer } from "../match/match-model.ts";
import { seatName } from "../part/seat-name.ts";
import { t } from "../text/index.ts";

/** Whether we sit here. */
export function isMine({ person }: SeatInfo): boolean {
  return person !== undefined && person === connection.person.value;
}

/** Who sits here, at a table where these seats' owners are connected. */
export function seatedPlayer(seat: SeatInfo, index: number, present: readonly number[]): SeatedPlayer {
  return {
    name: seat.open && seat.bot === undefined ? t().openSeat : seatName(seat, index),
    mine: isMine(seat),
    ...(seat.bot !== undefined && { bot: seat.bot }),
    ...(seat.resigned && { resigned: true }),
    ...(seat.person !== undefined && !present.includes(index) && { away: true }),
  };
}
