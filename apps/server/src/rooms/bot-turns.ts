import type { Seat } from "@tabletown/kernel";
import { BOT_LEASE } from "../stores/jobs.ts";
import type { CommandResult } from "./decision.ts";
import type { LiveMatch } from "./live-match.ts";
import type { RoomServices } from "./room-services.ts";

type BotServices = Pick<RoomServices, "askBot" | "failed" | "closing" | "store" | "node" | "now">;

/** How often a process that goes on thinking says so. */
const RENEWED = BOT_LEASE * 0.4;
const FIRST_RETRY = 250;
const LONGEST = 5_000;

/** The choices of one match that bots are thinking about. */
export class BotTurns {
  private readonly match: LiveMatch;
  private readonly services: BotServices;
  private readonly play: (seat: Seat, seq: number, action: unknown) => Promise<CommandResult>;
  /** Per seat, since when the choice has been there; 0 where nothing is thought about. */
  private readonly thinking: number[] = [];
  private renewal: NodeJS.Timeout | undefined;

  constructor(match: LiveMatch, services: BotServices, play: BotTurns["play"]) {
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
      this.keepLease();
      const act = async (): Promise<void> => {
        let done: CommandResult;
        try {
          const view = game.view(state.position, seat);
          const options = game.actions(state.position, seat);
          const action = await this.services.askBot({ row, seat, level, view, options });
          done = await this.play(seat, state.seq, action);
          // While the database is away the move is kept, and made when it is back.
          for (
            let wait = FIRST_RETRY;
            isUnwritten(done) && !this.services.closing();
            wait = Math.min(2 * wait, LONGEST)
          ) {
            await new Promise((resolve) => setTimeout(resolve, wait).unref());
            done = await this.play(seat, state.seq, action);
          }
        } finally {
          if (this.thinking[seat] === since) this.thinking[seat] = 0;
        }
        // Refused because the match moved on: whoever moved it on has asked the bots again.
        if (done.ok) this.wake();
      };
      act().catch(this.services.failed);
    }
  }

  /** Most turns are over before the lease is; as long as one is not, other processes are kept from thinking too. */
  private keepLease(): void {
    this.renewal ??= setTimeout(() => {
      this.renewal = undefined;
      if (this.idle) return;
      const { store, node, now } = this.services;
      store.jobs.renew(this.match.row.id, "bot", node, now() + BOT_LEASE).catch(() => {
        // Without a database nobody else can take the turn over either.
      });
      this.keepLease();
    }, RENEWED).unref();
  }
}

function isUnwritten(done: CommandResult): boolean {
  return !done.ok && done.problem.code === "no-storage";
}
