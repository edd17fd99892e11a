import type { Chance, Emit, Seat } from "@tabletown/kernel";
import type { Action } from "./action.ts";
import { discard, drawFromDeck, leaveHand, look, pick, putBack, takeFromBoard } from "./cards.ts";
import { choosePlace, choosePlacing, commit, placeCard, playActionCard } from "./develop.ts";
import { aim, effectsOf, gain, whyOf } from "./effects.ts";
import { borrow, pay, playerOf, repay } from "./holdings.ts";
import { buy } from "./land.ts";
import { added, inserted, replaced, without } from "./pile.ts";
import { lookDepth } from "./powers.ts";
import { cardOf, type Rules } from "./ruleset.ts";
import { activate, chooseTurning, queueBorough, queueEffects, runEffectWaits } from "./run.ts";
import type { Id, Stack, State, Task } from "./state.ts";
import { closeAction, finishOpening, resume } from "./turn.ts";

type Choice<K extends Action["type"]> = Extract<Action, { type: K }>;
type TaskOf<K extends Task["type"]> = Extract<Task, { type: K }>;

/** Carries out one of `actions(rules, s, seat)`. All luck was settled when the decks were shuffled. */
export function apply(rules: Rules, s: State, seat: Seat, a: Action, _chance: Chance, emit?: Emit): void {
  carryOut(rules, s, seat, a, emit);
  resume(rules, s, emit);
}

function carryOut(rules: Rules, s: State, seat: Seat, a: Action, emit: Emit | undefined): void {
  const task = s.agenda[s.agenda.length - 1] as Task;
  switch (a.type) {
    case "repay":
      repay(rules, s, seat, emit);
      break;
    case "borrow":
      borrow(rules, s, seat, "9.3", emit);
      break;
    case "look":
      lookAhead(rules, s, seat, task as TaskOf<"opening">, emit);
      break;
    case "pick":
      pickCard(rules, s, seat, a, task as TaskOf<"opening">, emit);
      break;
    case "return":
      putBack(s, seat, a.card, (task as TaskOf<"put-back">).left--, emit);
      break;
    case "draw":
      drawFromDeck(rules, s, seat, drew(task), emit);
      break;
    case "take":
      takeFromBoard(s, seat, a.row, a.card, drew(task), emit);
      break;
    case "stop":
      if (task.type === "opening") finishOpening(s, task);
      else s.agenda.pop();
      break;
    case "swap":
      swap(s, seat, a, emit);
      break;
    case "place":
      choosePlacing(rules, s, seat, a.card, task.type === "free-places", emit);
      break;
    case "onto":
      choosePlace(rules, s, seat, task as TaskOf<"placing">, a.stack, emit);
      break;
    case "play":
      playActionCard(s, seat, a.card, emit);
      break;
    case "discard":
      discardFor(rules, s, seat, a.card, task, emit);
      break;
    case "buy":
      buy(rules, s, seat, a.borough, emit);
      break;
    case "draw-more":
      s.agenda[s.agenda.length - 1] = { type: "draw", left: rules.table.settings.drawAction };
      emit?.({ what: "draw-more", seat, by: rules.table.settings.drawAction, cause: { rule: "3.5" } });
      break;
    case "run":
      s.agenda[s.agenda.length - 1] = { type: "run" };
      emit?.({ what: "run", seat, cause: { rule: "8.1" } });
      break;
    case "activate":
      activate(rules, s, seat, a.stack, emit);
      break;
    case "borough":
      queueBorough(s, playerOf(s, seat).boroughs.at(-1) as Id);
      break;
    case "target":
      chooseTarget(rules, s, seat, a, task as TaskOf<"opponent">, emit);
      break;
    case "cover":
      coverFromBoard(rules, s, seat, a, task as TaskOf<"cover">, emit);
      break;
    case "repeat":
      repeatCard(rules, s, seat, a, task as TaskOf<"repeat">, emit);
      break;
    case "turn":
      chooseTurning(rules, s, seat, (task as TaskOf<"turn-over">).stack, a.stack, emit);
      break;
    case "done":
      finish(rules, s, seat, task);
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

/** SPEC 10.12 */
function lookAhead(rules: Rules, s: State, seat: Seat, task: TaskOf<"opening">, emit: Emit | undefined): void {
  const player = playerOf(s, seat);
  const depth = lookDepth(rules, player);
  const source = player.stacks.find((stack) => !stack.turned && cardOf(rules, stack.card).powers?.look === depth);
  task.looked = true;
  task.peeked = look(s, seat, depth, source?.card ?? (player.boroughs.at(-1) as Id), emit);
}

function pickCard(
  rules: Rules,
  s: State,
  seat: Seat,
  a: Choice<"pick">,
  task: TaskOf<"opening">,
  emit: Emit | undefined,
): void {
  pick(rules, s, seat, a.card, task.peeked, emit);
  task.peeked--;
  task.drawn++;
}

/** Exchanges a hand card with one on the board, which takes its space (SPEC 10.11). */
function swap(s: State, seat: Seat, a: Choice<"swap">, emit: Emit | undefined): void {
  const row = s[a.row];
  leaveHand(s, seat, a.give);
  s[a.row] = replaced(row, row.indexOf(a.card), a.give);
  const player = playerOf(s, seat);
  player.hand = inserted(player.hand, a.card);
  player.shown = inserted(player.shown, a.card);
  s.swapped = added(s.swapped, a.by);
  const cause = { rule: "10.11", component: a.by, seat };
  emit?.({ what: "swapped", seat, of: a.card, detail: { gave: a.give, row: a.row }, cause });
}

/** A hand card is discarded for whatever the agenda asks. */
function discardFor(rules: Rules, s: State, seat: Seat, card: Id, task: Task, emit: Emit | undefined): void {
  switch (task.type) {
    case "placing":
      commit(rules, s, seat, task, card, emit);
      break;
    case "cost": {
      task.left--;
      const component = (playerOf(s, seat).stacks[task.stack] as Stack).card;
      discard(rules, s, seat, card, { rule: "8.2", component, seat }, emit);
      break;
    }
    case "discards": {
      task.left--;
      discard(rules, s, seat, card, { rule: "10.16", component: task.of, seat }, emit);
      const effect = effectsOf(rules, task.from, task.of)[task.at];
      if (effect?.op !== "discardUpTo") break;
      for (const each of effect.each) gain(s, seat, each, whyOf(seat, task.from, task.of), emit);
      break;
    }
    default:
      discard(rules, s, seat, card, { rule: "3.6" }, emit);
  }
}

function chooseTarget(
  rules: Rules,
  s: State,
  seat: Seat,
  a: Choice<"target">,
  task: TaskOf<"opponent">,
  emit: Emit | undefined,
): void {
  s.agenda.pop();
  const effect = effectsOf(rules, task.from, task.of)[task.at];
  if (effect?.op === "givePoverty" || effect?.op === "causePoverty") aim(s, seat, a.seat, effect, task.of, emit);
}

/** SPEC 10.4: the full money cost, no discount. */
function coverFromBoard(
  rules: Rules,
  s: State,
  seat: Seat,
  a: Choice<"cover">,
  task: TaskOf<"cover">,
  emit: Emit | undefined,
): void {
  s.agenda.pop();
  s[a.row] = without(s[a.row], a.card);
  pay(rules, s, seat, cardOf(rules, a.card).card.playCost, { rule: "10.4", component: a.card, seat }, emit);
  placeCard(rules, s, seat, a.card, task.stack, "10.4", emit);
}

/** SPEC 10.6: no activation cost the second time. */
function repeatCard(
  rules: Rules,
  s: State,
  seat: Seat,
  a: Choice<"repeat">,
  task: TaskOf<"repeat">,
  emit: Emit | undefined,
): void {
  s.agenda.pop();
  const { stacks } = playerOf(s, seat);
  const component = (stacks[task.stack] as Stack).card;
  const { card } = stacks[a.stack] as Stack;
  const cause = { rule: "10.6", component, seat };
  emit?.({ what: "repeated", seat, of: card, detail: { stack: a.stack }, cause });
  queueEffects(s, cardOf(rules, card), a.stack);
}

/** Finishes developing, running (the borough's effect comes last if not before, SPEC 8.6) or the turn. */
function finish(rules: Rules, s: State, seat: Seat, task: Task): void {
  if (task.type === "closing") {
    closeAction(s);
    return;
  }
  s.agenda.pop();
  if (task.type !== "run") return;
  s.agenda.push({ type: "assign" });
  const borough = runEffectWaits(rules, s, playerOf(s, seat));
  if (borough !== undefined) queueBorough(s, borough);
}
