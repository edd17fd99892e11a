import type { Player, State, Task } from "./state.ts";

/** An independent copy. Lists of cards are never changed in place, so both may go on with the same ones. */
export function copy(s: State): State {
  const agenda: Task[] = [];
  for (let i = 0; i < s.agenda.length; i++) agenda.push(copyTask(s.agenda[i] as Task));
  const players: Player[] = [];
  for (let i = 0; i < s.players.length; i++) players.push(copyPlayer(s.players[i] as Player));
  return {
    seat: s.seat,
    agenda,
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

/** Spreading is slow where shapes differ, so the tasks met at every turn are written out. */
export function copyTask(task: Task): Task {
  switch (task.type) {
    case "opening":
      return { type: "opening", drawn: task.drawn, looked: task.looked, peeked: task.peeked };
    case "choice":
    case "develop":
    case "run":
    case "closing":
    case "limit":
    case "assign":
      return { type: task.type };
    case "placing":
      return { type: "placing", card: task.card, where: task.where, free: task.free };
    case "draw":
      return { type: "draw", left: task.left };
    default:
      return { ...task };
  }
}
