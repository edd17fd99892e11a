import { added, replaced, type Seat } from "@tabletown/kernel";
import type { Action } from "./action.ts";
import { discard, drawFromDeck, leaveHand, look, pick, putBack, rowOf, setRow, takeFromBoard } from "./cards.ts";
import type { Context } from "./context.ts";
import { choosePlace, choosePlacing, commit, placeCard, playActionCard } from "./develop.ts";
import { aim, causeOf, effectsOf, gain } from "./effects.ts";
import { borrow, pay, playerOf, repay } from "./holdings.ts";
import { buy } from "./land.ts";
import { inserted, without } from "./pile.ts";
import { lookDepth } from "./powers.ts";
import { cardOf } from "./ruleset.ts";
import { activate, chooseTurning, queueBorough, queueEffects, runEffectWaits } from "./run.ts";
import type { Id, Stack, Task } from "./state.ts";
import { closeAction, finishOpening, resume } from "./turn.ts";

type ActionOf<Type extends Action["type"]> = Extract<Action, { type: Type }>;
type TaskOf<Type extends Task["type"]> = Extract<Task, { type: Type }>;

/** Carries out one of `actions(rules, state, seat)`. */
export function apply(context: Context, seat: Seat, a: Action): void {
  carryOut(context, seat, a);
  resume(context);
}

function carryOut(context: Context, seat: Seat, a: Action): void {
  const { state, emit } = context;
  const { agenda } = state;
  const task = agenda[agenda.length - 1] as Task;
  switch (a.type) {
    case "repay":
      repay(context, seat);
      break;
    case "borrow":
      borrow(context, seat, "9.3");
      break;
    case "look":
      lookAhead(context, seat, task as TaskOf<"opening">);
      break;
    case "pick":
      pickCard(context, seat, a, task as TaskOf<"opening">);
      break;
    case "return":
      putBack(context, seat, a.card, (task as TaskOf<"put-back">).left--);
      break;
    case "draw":
      drawFromDeck(context, seat, drew(task));
      break;
    case "take":
      takeFromBoard(context, seat, a.row, a.card, drew(task));
      break;
    case "stop":
      if (task.type === "opening") finishOpening(state, task);
      else agenda.pop();
      break;
    case "swap":
      swap(context, seat, a);
      break;
    case "place":
      choosePlacing(context, seat, a.card, task.type === "free-places");
      break;
    case "onto":
      choosePlace(context, seat, task as TaskOf<"placing">, a.stack);
      break;
    case "play":
      playActionCard(context, seat, a.card);
      break;
    case "discard":
      discardFor(context, seat, a.card, task);
      break;
    case "buy":
      buy(context, seat, a.borough);
      break;
    case "draw-more":
      drawMore(context, seat);
      break;
    case "run":
      agenda[agenda.length - 1] = { type: "run" };
      emit?.({ what: "run", seat, cause: { rule: "8.1" } });
      break;
    case "activate":
      activate(context, seat, a.stack);
      break;
    case "borough":
      queueBorough(state, playerOf(state, seat).boroughs.at(-1) as Id);
      break;
    case "target":
      chooseTarget(context, seat, a, task as TaskOf<"opponent">);
      break;
    case "cover":
      coverFromBoard(context, seat, a, task as TaskOf<"cover">);
      break;
    case "repeat":
      repeatCard(context, seat, a, task as TaskOf<"repeat">);
      break;
    case "turn":
      chooseTurning(context, seat, (task as TaskOf<"turn-over">).stack, a.stack);
      break;
    case "done":
      finish(context, seat, task);
      break;
  }
}

/** Counts a drawn card off; the rule under which it was drawn. */
function drew(task: Task): string {
  if (task.type === "opening") {
    task.drawn++;
    return "3.3";
  }
  (task as TaskOf<"draw">).left--;
  return "4.1";
}

/** The fourth action (SPEC 3.5). */
function drawMore({ rules, state, emit }: Context, seat: Seat): void {
  const { drawAction } = rules.table.settings;
  state.agenda[state.agenda.length - 1] = { type: "draw", left: drawAction };
  emit?.({ what: "draw-more", seat, by: drawAction, cause: { rule: "3.5" } });
}

/** SPEC 10.12 */
function lookAhead(context: Context, seat: Seat, task: TaskOf<"opening">): void {
  const { rules, state } = context;
  const player = playerOf(state, seat);
  const depth = lookDepth(rules, player);
  const source = player.stacks.find((stack) => !stack.turned && cardOf(rules, stack.card).powers?.look === depth);
  task.looked = true;
  task.peeked = look(context, seat, depth, source?.card ?? (player.boroughs.at(-1) as Id));
}

function pickCard(context: Context, seat: Seat, a: ActionOf<"pick">, task: TaskOf<"opening">): void {
  pick(context, seat, a.card, task.peeked);
  task.peeked--;
  task.drawn++;
}

/** Exchanges a hand card with one on the board, which takes its space (SPEC 10.11). */
function swap({ state, emit }: Context, seat: Seat, a: ActionOf<"swap">): void {
  const row = rowOf(state, a.row);
  leaveHand(state, seat, a.give);
  setRow(state, a.row, replaced(row, row.indexOf(a.card), a.give));
  const player = playerOf(state, seat);
  player.hand = inserted(player.hand, a.card);
  player.shown = inserted(player.shown, a.card);
  state.swapped = added(state.swapped, a.by);
  const cause = { rule: "10.11", component: a.by, seat };
  emit?.({ what: "swapped", seat, about: a.card, detail: { gave: a.give, row: a.row }, cause });
}

/** A hand card is discarded for whatever the agenda asks. */
function discardFor(context: Context, seat: Seat, card: Id, task: Task): void {
  const { rules, state } = context;
  switch (task.type) {
    case "placing":
      commit(context, seat, task, card);
      break;
    case "cost": {
      task.left--;
      const component = (playerOf(state, seat).stacks[task.stack] as Stack).card;
      discard(context, seat, card, { rule: "8.2", component, seat });
      break;
    }
    case "discards": {
      task.left--;
      discard(context, seat, card, { rule: "10.16", component: task.of, seat });
      const effect = effectsOf(rules, task.from, task.of)[task.index];
      if (effect?.type !== "discardUpTo") break;
      for (const each of effect.each) gain(context, seat, each, causeOf(seat, task.from, task.of));
      break;
    }
    default:
      discard(context, seat, card, { rule: "3.6" });
  }
}

function chooseTarget(context: Context, seat: Seat, a: ActionOf<"target">, task: TaskOf<"opponent">): void {
  context.state.agenda.pop();
  const effect = effectsOf(context.rules, task.from, task.of)[task.index];
  if (effect?.type !== "givePoverty" && effect?.type !== "causePoverty") return;
  aim(context, effect, a.seat, { rule: "10.18", component: task.of, seat });
}

/** SPEC 10.4: the full money cost, no discount. */
function coverFromBoard(context: Context, seat: Seat, a: ActionOf<"cover">, task: TaskOf<"cover">): void {
  const { rules, state } = context;
  state.agenda.pop();
  setRow(state, a.row, without(rowOf(state, a.row), a.card));
  pay(context, seat, cardOf(rules, a.card).card.playCost, { rule: "10.4", component: a.card, seat });
  placeCard(context, seat, a.card, task.stack, "10.4");
}

/** SPEC 10.6: no activation cost the second time. */
function repeatCard(context: Context, seat: Seat, a: ActionOf<"repeat">, task: TaskOf<"repeat">): void {
  const { rules, state, emit } = context;
  state.agenda.pop();
  const { stacks } = playerOf(state, seat);
  const component = (stacks[task.stack] as Stack).card;
  const { card } = stacks[a.stack] as Stack;
  const cause = { rule: "10.6", component, seat };
  emit?.({ what: "repeated", seat, about: card, detail: { stack: a.stack }, cause });
  queueEffects(state, cardOf(rules, card), a.stack);
}

/** Finishes developing, running (the borough's effect comes last if not before, SPEC 8.6) or the turn. */
function finish(context: Context, seat: Seat, task: Task): void {
  const { state } = context;
  if (task.type === "closing") {
    closeAction(state);
    return;
  }
  state.agenda.pop();
  if (task.type !== "run") return;
  state.agenda.push({ type: "assign" });
  const borough = runEffectWaits(context, playerOf(state, seat));
  if (borough !== undefined) queueBorough(state, borough);
}
