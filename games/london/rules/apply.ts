import { replaced, type Seat } from "@tabletown/kernel";
import type { Action } from "./action.ts";
import { ASSIGN, addTask, changeTask, dropTask, firstTask, RUN, type TaskOf } from "./agenda.ts";
import { discard, drawFromDeck, leaveHand, look, pick, putBack, rowOf, setRow, takeFromBoard } from "./cards.ts";
import { type Context, causeOf } from "./context.ts";
import { choosePlace, choosePlacing, commit, placeCard, playActionCard } from "./develop.ts";
import { aim, effectsOf, gain, ruleOf } from "./effects.ts";
import { borrow, pay, playerOf, repay } from "./holdings.ts";
import { buy } from "./land.ts";
import { inserted, piled, without } from "./pile.ts";
import { lookDepth } from "./powers.ts";
import { cardOf, idOf, kindOf } from "./ruleset.ts";
import { activate, chooseTurning, queueBorough, queueEffects, runEffectWaits } from "./run.ts";
import { type Kind, NO_KIND, type Stack, type State, type Task } from "./state.ts";
import { closeAction, finishOpening, resume } from "./turn.ts";

type ActionOf<Type extends Action["type"]> = Extract<Action, { type: Type }>;

/** Carries out one of `actions(rules, state, seat)`. */
export function apply(context: Context, seat: Seat, a: Action): void {
  carryOut(context, seat, a);
  resume(context);
}

function carryOut(context: Context, seat: Seat, a: Action): void {
  const { rules, state, emit } = context;
  const task = firstTask(state) as Task;
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
      pickCard(context, seat, kindOf(rules, a.card), task as TaskOf<"opening">);
      break;
    case "return":
      putBackCard(context, seat, kindOf(rules, a.card), task as TaskOf<"put-back">);
      break;
    case "draw":
      drawFromDeck(context, seat, drew(state, task));
      break;
    case "take":
      takeFromBoard(context, seat, a.row, kindOf(rules, a.card), drew(state, task));
      break;
    case "stop":
      if (task.type === "opening") finishOpening(state, task);
      else dropTask(state);
      break;
    case "swap":
      swap(context, seat, a);
      break;
    case "place":
      choosePlacing(context, seat, kindOf(rules, a.card), task.type === "free-places");
      break;
    case "onto":
      choosePlace(context, seat, task as TaskOf<"placing">, a.stack);
      break;
    case "play":
      playActionCard(context, seat, kindOf(rules, a.card));
      break;
    case "discard":
      discardFor(context, seat, kindOf(rules, a.card), task);
      break;
    case "buy":
      buy(context, seat, kindOf(rules, a.borough));
      break;
    case "draw-more":
      drawMore(context, seat);
      break;
    case "run":
      changeTask(state, RUN);
      emit?.({ what: "run", seat, cause: { rule: "8.1" } });
      break;
    case "activate":
      activate(context, seat, a.stack);
      break;
    case "borough":
      queueBorough(state, playerOf(state, seat).boroughs.at(-1) as Kind);
      break;
    case "target":
      chooseTarget(context, a, task as TaskOf<"opponent">);
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
function drew(s: State, task: Task): string {
  if (task.type === "opening") {
    changeTask(s, { type: "opening", drawn: task.drawn + 1, looked: task.looked, peeked: task.peeked });
    return "3.3";
  }
  changeTask(s, { type: "draw", left: (task as TaskOf<"draw">).left - 1 });
  return "4.1";
}

/** The fourth action (SPEC 3.5). */
function drawMore({ rules, state, emit }: Context, seat: Seat): void {
  const { drawAction } = rules.table.settings;
  changeTask(state, { type: "draw", left: drawAction });
  emit?.({ what: "draw-more", seat, by: drawAction, cause: { rule: "3.5" } });
}

/** SPEC 10.12 */
function lookAhead(context: Context, seat: Seat, task: TaskOf<"opening">): void {
  const { rules, state } = context;
  const player = playerOf(state, seat);
  const depth = lookDepth(rules, player);
  const source = player.stacks.find((stack) => !stack.turned && cardOf(rules, stack.card).powers?.look === depth);
  const peeked = look(context, seat, depth, source?.card ?? (player.boroughs.at(-1) as Kind));
  changeTask(state, { ...task, looked: true, peeked });
}

function pickCard(context: Context, seat: Seat, card: Kind, task: TaskOf<"opening">): void {
  pick(context, seat, card, task.peeked);
  changeTask(context.state, { ...task, drawn: task.drawn + 1, peeked: task.peeked - 1 });
}

function putBackCard(context: Context, seat: Seat, card: Kind, { left }: TaskOf<"put-back">): void {
  putBack(context, seat, card, left);
  changeTask(context.state, { type: "put-back", left: left - 1 });
}

/** Exchanges a hand card with one on the board, which takes its space (SPEC 10.11). */
function swap(context: Context, seat: Seat, a: ActionOf<"swap">): void {
  const { rules, state, emit } = context;
  const [by, give, card] = [kindOf(rules, a.by), kindOf(rules, a.give), kindOf(rules, a.card)];
  const row = rowOf(state, a.row);
  leaveHand(state, seat, give);
  setRow(state, a.row, replaced(row, row.indexOf(card), give));
  const player = playerOf(state, seat);
  player.hand = inserted(player.hand, card);
  player.shown = inserted(player.shown, card);
  state.swapped = piled(state.swapped, by);
  const cause = { rule: "10.11", component: a.by, seat };
  emit?.({ what: "swapped", seat, about: a.card, detail: { gave: a.give, row: a.row }, cause });
}

/** A hand card is discarded for whatever the agenda asks. */
function discardFor(context: Context, seat: Seat, card: Kind, task: Task): void {
  const { rules, state } = context;
  switch (task.type) {
    case "placing":
      commit(context, seat, task, card);
      break;
    case "cost":
      changeTask(state, { type: "cost", stack: task.stack, left: task.left - 1 });
      discard(context, seat, card, "8.2", (playerOf(state, seat).stacks[task.stack] as Stack).card);
      break;
    case "discards": {
      changeTask(state, { ...task, left: task.left - 1 });
      discard(context, seat, card, "10.16", task.of);
      const effect = effectsOf(rules, task.from, task.of)[task.index];
      if (effect?.type !== "discardUpTo") break;
      for (const each of effect.each) gain(context, seat, each, ruleOf(task.from), task.of);
      break;
    }
    default:
      discard(context, seat, card, "3.6", NO_KIND);
  }
}

function chooseTarget(context: Context, a: ActionOf<"target">, task: TaskOf<"opponent">): void {
  dropTask(context.state);
  const effect = effectsOf(context.rules, task.from, task.of)[task.index];
  if (effect?.type !== "givePoverty" && effect?.type !== "causePoverty") return;
  aim(context, effect, a.seat, task.of);
}

/** SPEC 10.4: the full money cost, no discount. */
function coverFromBoard(context: Context, seat: Seat, a: ActionOf<"cover">, task: TaskOf<"cover">): void {
  const { rules, state } = context;
  const card = kindOf(rules, a.card);
  dropTask(state);
  setRow(state, a.row, without(rowOf(state, a.row), card));
  pay(context, seat, cardOf(rules, card).card.playCost, "10.4", card);
  placeCard(context, seat, card, task.stack, "10.4");
}

/** SPEC 10.6: no activation cost the second time. */
function repeatCard(context: Context, seat: Seat, a: ActionOf<"repeat">, task: TaskOf<"repeat">): void {
  const { rules, state, emit } = context;
  dropTask(state);
  const { stacks } = playerOf(state, seat);
  const { card } = stacks[a.stack] as Stack;
  if (emit !== undefined) {
    const cause = causeOf(context, "10.6", (stacks[task.stack] as Stack).card);
    emit({ what: "repeated", seat, about: idOf(rules, card), detail: { stack: a.stack }, cause });
  }
  queueEffects(state, cardOf(rules, card), a.stack);
}

/** Finishes developing, running (the borough's effect comes last if not before, SPEC 8.6) or the turn. */
function finish(context: Context, seat: Seat, task: Task): void {
  const { state } = context;
  if (task.type === "closing") {
    closeAction(state);
    return;
  }
  dropTask(state);
  if (task.type !== "run") return;
  addTask(state, ASSIGN);
  const borough = runEffectWaits(context, playerOf(state, seat));
  if (borough !== undefined) queueBorough(state, borough);
}
