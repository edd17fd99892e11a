import type { State } from "./state.ts";

export function copy(s: State): State {
  return {
    seats: s.seats,
    counts: s.counts.slice(),
    deck: s.deck,
    removed: s.removed,
    turn: s.turn,
    phase: s.phase,
    dice: s.dice,
    total: s.total,
  };
}
