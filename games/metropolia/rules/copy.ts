import type { Player, State } from "./state.ts";

export function copy(s: State): State {
  const players: Player[] = [];
  for (const { coins, owned, built } of s.players) players.push({ coins, owned, built });
  return {
    players,
    market: s.market,
    deck: s.deck,
    removed: s.removed,
    turn: s.turn,
    phase: s.phase,
    dice: s.dice,
    total: s.total,
  };
}
