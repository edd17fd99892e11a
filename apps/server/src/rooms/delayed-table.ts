import type { Entry } from "./entry.ts";
import { tableOf } from "./replay-log.ts";
import type { Room } from "./room.ts";
import { emptyTable, type Table } from "./table.ts";

/** A table as it stood some time ago. It is kept, so that the way there is gone only once however often somebody looks. */
export class DelayedTable {
  private table: Table | undefined;

  /** The table of a room as it stood at a time; times do not go back. */
  async at(room: Room, until: number): Promise<Table> {
    const { row, game } = room;
    const seen = (log: readonly Entry[]): Entry[] => log.filter(({ at }) => at <= until);
    const from = this.table ?? emptyTable(room.table.seats.length);
    const fresh = seen(await room.log(from.seq));
    // Moves taken back are found again only from the beginning.
    const whole = from.seq > 0 && fresh.some(({ kind }) => kind === "undo");
    const table = whole
      ? tableOf(game, row.settings.time, emptyTable(from.seats.length), seen(await room.log(0)))
      : tableOf(game, row.settings.time, from, fresh);
    if (table.seq >= (this.table?.seq ?? 0)) this.table = table;
    return table;
  }

  forget(): void {
    this.table = undefined;
  }
}
