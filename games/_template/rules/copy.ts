import type { State } from "./state.ts";

/** By hand, because search makes millions of copies. */
export function copy(s: State): State {
  return {
    phase: s.phase,
    stack: s.stack.slice(),
    players: s.players.map(({ hand, street, coins, corners, bid }) => ({
      hand: hand.slice(),
      street: street.slice(),
      coins,
      corners,
      bid,
    })),
  };
}
