import type { Seat } from "@tabletown/kernel";
import { addTask, CHOICE, CLOSING, changeTask, dropTask, firstTask, LIMIT, OPENING, type TaskOf } from "./agenda.ts";
import { IDLE_ROUNDS } from "./cards.ts";
import type { Context } from "./context.ts";
import { effectsOf, resolve } from "./effects.ts";
import { mayRepay, playerOf } from "./holdings.ts";
import { drawRange, swapSources } from "./powers.ts";
import { assignPoverty, boardHasPlaceable, turning } from "./run.ts";
import { tellScores } from "./score.ts";
import type { Kind, Player, Stack, State } from "./state.ts";

/** Carries out whatever needs no decision, until something does or the game is over. */
export function resume(context: Context): void {
  while (!waits(context));
}

/** Whether the agenda has come to a decision, or to its end. Otherwise does one thing and says no. */
function waits(context: Context): boolean {
  const { rules, state } = context;
  const { seat } = state;
  const task = firstTask(state);
  if (task === undefined) {
    // The action of the turn is done.
    state.agenda = [CLOSING];
    return false;
  }
  switch (task.type) {
    case "effects":
      if (task.index >= effectsOf(rules, task.from, task.of).length) return dropped(state);
      changeTask(state, { ...task, index: task.index + 1 });
      resolve(context, seat, task);
      return false;
    case "turning":
      dropTask(state);
      turning(context, seat, task.stack);
      return false;
    case "assign":
      dropTask(state);
      assignPoverty(context, seat);
      return false;
    case "opening":
      if (openingWaits(context, task)) return true;
      finishOpening(state, task);
      return false;
    case "put-back":
      return task.left > 1 || dropped(state);
    case "cost":
      return task.left > 0 || dropped(state);
    case "draw":
      return (task.left > 0 && cardsLeft(state)) || dropped(state);
    // Whether a hand holds something that fits is its owner's secret: any hand with cards is asked.
    case "discards":
    case "free-places":
      return (task.left > 0 && playerOf(state, seat).hand.length > 0) || dropped(state);
    case "cover":
      return boardHasPlaceable(rules, state) || dropped(state);
    case "closing":
      if (maySwap(context, playerOf(state, seat))) return true;
      closeAction(state);
      return false;
    case "limit":
      if (playerOf(state, seat).hand.length > rules.table.settings.handLimit) return true;
      return endTurn(context);
    default:
      return true;
  }
}

/** Takes the last task off; there is nothing to wait for. */
function dropped(s: State): false {
  dropTask(s);
  return false;
}

export function cardsLeft(s: State): boolean {
  return s.deck.length > 0 || s.top.length > 0 || s.bottom.length > 0;
}

function maySwap(context: Context, player: Player): boolean {
  const { top, bottom } = context.state;
  if (player.hand.length === 0 || top.length + bottom.length === 0) return false;
  return swapSources(context, player).length > 0;
}

/** Whether the start of the turn still asks something (SPEC 3.2, 3.3, 4.2). */
function openingWaits({ rules, state }: Context, task: TaskOf<"opening">): boolean {
  const player = playerOf(state, state.seat);
  if (task.drawn > 0 && task.drawn >= drawRange(rules, player).max) return false;
  if (cardsLeft(state)) return true;
  return task.drawn === 0 && mayRepay(rules, player);
}

/** Ends the start of the turn; cards looked at and not taken go back first. */
export function finishOpening(s: State, task: TaskOf<"opening">): void {
  changeTask(s, CHOICE);
  if (task.peeked > 1) addTask(s, { type: "put-back", left: task.peeked });
}

/** Whether the next card of the opening must come from the deck (SPEC 3.7). */
export function deckIsDue(s: State, task: TaskOf<"opening">): boolean {
  return task.drawn === 0 && s.idle >= IDLE_ROUNDS * s.players.length && s.deck.length > 0;
}

/** After the action nothing is left but the limit of the hand. */
export function closeAction(s: State): void {
  changeTask(s, LIMIT);
}

/** What was new or used in this turn is so no longer. */
function settle(player: Player): void {
  const { stacks } = player;
  let settled: Stack[] | undefined;
  for (let i = 0; i < stacks.length; i++) {
    const stack = stacks[i] as Stack;
    if (!stack.fresh && !stack.used) continue;
    settled ??= stacks.slice();
    settled[i] = { ...stack, fresh: false, used: false };
  }
  if (settled !== undefined) player.stacks = settled;
}

const NONE: readonly Kind[] = [];

/** Passes the turn on, or ends the game (SPEC 3.7, 11.1, 11.2). Returns whether the game is over. */
function endTurn(context: Context): boolean {
  const { state: s, emit } = context;
  settle(playerOf(s, s.seat));
  s.swapped = NONE;
  s.boroughDone = false;
  s.handSpared = false;
  s.idle = s.deckMoved ? 0 : s.idle + 1;
  s.deckMoved = false;
  if (s.endedBy < 0 && s.deck.length === 0) {
    s.endedBy = s.seat;
    emit?.({ what: "last-turns", seat: s.seat, cause: { rule: "11.1" } });
  }
  const next: Seat = (s.seat + 1) % s.players.length;
  if (next === s.endedBy) {
    s.agenda = [];
    emit?.({ what: "over", cause: { rule: "11.2" } });
    tellScores(context);
    return true;
  }
  s.seat = next;
  s.agenda = [OPENING];
  emit?.({ what: "turn", seat: next, cause: { rule: "2.6" } });
  if (deckIsDue(s, OPENING)) emit?.({ what: "deck-due", seat: next, cause: { rule: "3.7" } });
  return false;
}
