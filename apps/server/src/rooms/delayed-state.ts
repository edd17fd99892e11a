import { logUntil } from "../stores/entry.ts";
import type { LiveMatch } from "./live-match.ts";
import { emptyState, type MatchState } from "./match-state.ts";
import { stateFromLog } from "./replay-log.ts";

/** A match as it stood some time ago. It is kept, so that the way there is gone only once however often somebody looks. */
export class DelayedState {
  private readonly match: LiveMatch;
  private state: MatchState | undefined;

  constructor(match: LiveMatch) {
    this.match = match;
  }

  /** The state as it was at a time; times do not go back. */
  async at(until: number): Promise<MatchState> {
    const { row, game, state: now } = this.match;
    const from = this.state ?? emptyState(now.seats.length);
    const fresh = logUntil(await this.match.log(from.seq), until);
    // Moves taken back are found again only from the beginning.
    const whole = from.seq > 0 && fresh.some(({ kind }) => kind === "undo");
    const state = whole
      ? stateFromLog(game, row.settings.time, emptyState(from.seats.length), logUntil(await this.match.log(0), until))
      : stateFromLog(game, row.settings.time, from, fresh);
    if (state.seq >= (this.state?.seq ?? 0)) this.state = state;
    return state;
  }

  forget(): void {
    this.state = undefined;
  }
}
