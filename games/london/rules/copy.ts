import type { Player, Stack, State, Task } from "./state.ts";

/** A deep copy, written out because search makes millions of them. */
export function copy(s: State): State {
  const agenda: Task[] = [];
  for (let i = 0; i < s.agenda.length; i++) agenda.push(copyTask(s.agenda[i] as Task));
  const players: Player[] = [];
  for (let i = 0; i < s.players.length; i++) players.push(copyPlayer(s.players[i] as Player));
  return {
    seat: s.seat,
    agenda,
    deck: s.deck.slice(),
    top: s.top.slice(),
    bottom: s.bottom.slice(),
    removed: s.removed.slice(),
    market: s.market.slice(),
    land: s.land.slice(),
    players,
    // A glimpse never changes, it only comes and goes.
    glimpses: s.glimpses.length === 0 ? [] : s.glimpses.slice(),
    swapped: s.swapped.length === 0 ? [] : s.swapped.slice(),
    boroughDone: s.boroughDone,
    handSpared: s.handSpared,
    deckMoved: s.deckMoved,
    idle: s.idle,
    endedBy: s.endedBy,
  };
}

function copyPlayer(p: Player): Player {
  const stacks: Stack[] = [];
  for (let i = 0; i < p.stacks.length; i++) stacks.push(copyStack(p.stacks[i] as Stack));
  return {
    money: p.money,
    loans: p.loans,
    poverty: p.poverty,
    prestige: p.prestige,
    hand: p.hand.slice(),
    shown: p.shown.length === 0 ? [] : p.shown.slice(),
    stacks,
    boroughs: p.boroughs.length === 0 ? [] : p.boroughs.slice(),
    foreseen: p.foreseen,
  };
}

export function copyStack(stack: Stack): Stack {
  return {
    card: stack.card,
    turned: stack.turned,
    coins: stack.coins,
    fresh: stack.fresh,
    used: stack.used,
    under: stack.under.length === 0 ? [] : stack.under.slice(),
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
