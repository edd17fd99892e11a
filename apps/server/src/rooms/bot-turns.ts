import type { Room } from "./room.ts";
import type { RoomHouse } from "./rooms.ts";
import { toActOf } from "./table.ts";

/** The choices of one match that bots are thinking about. */
export class BotTurns {
  /** Per seat, since when the choice has been there; 0 where nothing is thought about. */
  private readonly thinking: number[] = [];

  get idle(): boolean {
    return this.thinking.every((since) => since === 0);
  }

  /** Asks bots for the moves that wait for them. */
  wake(room: Room, house: Pick<RoomHouse, "askBot" | "failed">): void {
    const { row, game, table } = room;
    for (const seat of toActOf(game, table)) {
      const since = table.since[seat] ?? 0;
      const level = table.seats[seat]?.bot;
      if (level === undefined || this.thinking[seat] === since) continue;
      this.thinking[seat] = since;
      const { seq } = table;
      const view = game.view(table.state, seat);
      const options = game.actions(table.state, seat).map((action) => game.format(action));
      const act = async (): Promise<void> => {
        const move = await house.askBot({ row, seat, level, view, options });
        const done = await room.do({ bot: seat }, { do: "act", seat, seq, move });
        if (this.thinking[seat] === since) this.thinking[seat] = 0;
        // Refused because the table moved on, or not written down: the job in the database brings it back.
        if (done.ok) room.wakeBots();
      };
      act().catch(house.failed);
    }
  }
}
