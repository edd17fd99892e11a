import type { Seat } from "@tabletown/kernel";
import type { Ruleset } from "./ruleset.ts";
import { NO_BID, type Phase, type State } from "./state.ts";

/** What one viewer may know: other hands and the stack only by their size, of other bids only that they are made. */
export interface View {
  /** Whose eyes; absent for a spectator. */
  readonly viewer?: Seat;
  readonly phase: Phase;
  readonly stack: number;
  readonly players: readonly PlayerView[];
}

export interface PlayerView {
  readonly hand: readonly string[] | number;
  readonly street: readonly string[];
  readonly coins: number;
  readonly corners: number;
  /** Whether a bid lies sealed. */
  readonly sealed: boolean;
  /** The viewer's own sealed bid. */
  readonly bid?: number;
}

export function view(_rules: Ruleset, s: State, viewer: Seat | undefined): View {
  return {
    ...(viewer !== undefined && { viewer }),
    phase: s.phase,
    stack: s.stack.length,
    players: s.players.map(({ hand, street, coins, corners, bid }, seat) => ({
      hand: seat === viewer ? hand.slice() : hand.length,
      street: street.slice(),
      coins,
      corners,
      sealed: bid !== NO_BID,
      ...(seat === viewer && bid !== NO_BID && { bid }),
    })),
  };
}
