import type { Seat } from "@tabletown/kernel";
import type { Done } from "./decision.ts";
import type { LiveMatch } from "./live-match.ts";
import type { RoomServices } from "./room-services.ts";

/** The choices of one match that bots are thinking about. */
export class BotTurns {
  private readonly match: LiveMatch;
  private readonly services: Pick<RoomServices, "askBot" | "failed">;
  private readonly play: (seat: Seat, seq: number, action: unknown) => Promise<Done>;
  /** Per seat, since when the choice has been there; 0 where nothing is thought about. */
  private readonly thinking: number[] = [];

  constructor(match: LiveMatch, services: Pick<RoomServices, "askBot" | "failed">, play: BotTurns["play"]) {
    this.match = match;
    this.services = services;
    this.play = play;
  }

  get idle(): boolean {
    return this.thinking.every((since) => since === 0);
  }

  /** Asks bots for the moves that wait for them. */
  wake(): void {
    const { row, game, state } = this.match;
    for (const seat of state.toAct) {
      const since = state.since[seat] ?? 0;
      const level = state.seats[seat]?.bot;
      if (level === undefined || this.thinking[seat] === since) continue;
      this.thinking[seat] = since;
      const act = async (): Promise<void> => {
        let done: Done;
        try {
          const view = game.view(state.position, seat);
          const options = game.actions(state.position, seat);
          const action = await this.services.askBot({ row, seat, level, view, options });
          done = await this.play(seat, state.seq, action);
        } finally {
          if (this.thinking[seat] === since) this.thinking[seat] = 0;
        }
        // Refused because the match moved on, or not written down: the job in the database brings it back.
        if (done.ok) this.wake();
      };
      act().catch(this.services.failed);
    }
  }
}
