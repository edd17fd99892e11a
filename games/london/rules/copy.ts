import type { Player, State } from "./state.ts";

/** An independent copy. Lists are never changed in place, so both may go on with the same ones. */
export function copy(s: State): State {
  const players = s.players.slice();
  for (let i = 0; i < players.length; i++) players[i] = copyPlayer(players[i] as Player);
  return {
    seat: s.seat,
    agenda: s.agenda,
    deck: s.deck,
    top: s.top,
    bottom: s.bottom,
    removed: s.removed,
    market: s.market,
    land: s.land,
    players,
    glimpses: s.glimpses,
    swapped: s.swapped,
    boroughDone: s.boroughDone,
    handSpared: s.handSpared,
    deckMoved: s.deckMoved,
    idle: s.idle,
    endedBy: s.endedBy,
  };
}

function copyPlayer(p: Player): Player {
  return {
    money: p.money,
    loans: p.loans,
    poverty: p.poverty,
    prestige: p.prestige,
    hand: p.hand,
    shown: p.shown,
    stacks: p.stacks,
    boroughs: p.boroughs,
    foreseen: p.foreseen,
  };
}
