import { replaced, type Seat } from "@tabletown/kernel";
import { addTask, dropTask } from "./agenda.ts";
import type { Context } from "./context.ts";
import { tellCoinsLost } from "./develop.ts";
import { addRunPoverty, pay, playerOf } from "./holdings.ts";
import { boroughOf, type CardRules, cardOf, idOf, type Ruleset } from "./ruleset.ts";
import type { Kind, Player, Stack, State } from "./state.ts";

/** Whether a stack's card can be activated now (SPEC 8.1, 8.2). */
export function canActivate({ rules, state }: Context, player: Player, index: number): boolean {
  const stack = player.stacks[index] as Stack;
  if (stack.turned || stack.used) return false;
  const card = cardOf(rules, stack.card);
  if (!card.active || card.costCards > player.hand.length) return false;
  // SPEC 10.4: a card placed this turn may not be covered, and there must be something to cover it with.
  if (card.needsBoard && (stack.fresh || !boardHasPlaceable(rules, state))) return false;
  return !card.needsRepeat || repeatable(rules, player, index).length > 0;
}

/** Whether anything on the development board could be put into a city (SPEC 10.4). */
export function boardHasPlaceable(rules: Ruleset, s: State): boolean {
  return s.top.some((card) => cardOf(rules, card).placeable) || s.bottom.some((card) => cardOf(rules, card).placeable);
}

/** Stacks whose card was activated in this run and may be activated once more (SPEC 10.6). */
export function repeatable(rules: Ruleset, player: Player, by: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < player.stacks.length; i++) {
    const stack = player.stacks[i] as Stack;
    if (i === by || !stack.used) continue;
    const card = cardOf(rules, stack.card);
    if (card.active && !card.needsRepeat) found.push(i);
  }
  return found;
}

/** Starts an activation: cost, effect, then perhaps turning over (SPEC 8.2 to 8.4). */
export function activate(context: Context, seat: Seat, index: number): void {
  const { rules, state, emit } = context;
  const player = playerOf(state, seat);
  const stack = player.stacks[index] as Stack;
  const card = cardOf(rules, stack.card);
  player.stacks = replaced(player.stacks, index, { ...stack, used: true });
  emit?.({ what: "activated", seat, about: card.id, detail: { stack: index }, cause: { rule: "8.1" } });
  queueEffects(state, card, index);
  payActivation(context, seat, card, index);
}

export function queueEffects(s: State, card: CardRules, stack: number): void {
  addTask(s, { type: "turning", stack });
  addTask(s, { type: "effects", from: "card", of: card.kind, stack, index: 0 });
}

function payActivation(context: Context, seat: Seat, card: CardRules, stack: number): void {
  pay(context, seat, card.costMoney, "8.2", card.kind);
  if (card.costCards > 0) addTask(context.state, { type: "cost", stack, left: card.costCards });
}

/** Cards that could turn over in place of the one just activated (SPEC 10.5). */
export function standIns(rules: Ruleset, player: Player, index: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < player.stacks.length; i++) {
    const stack = player.stacks[i] as Stack;
    if (i === index || stack.turned || stack.used) continue;
    const card = cardOf(rules, stack.card);
    if (card.turnsInstead && card.costCards <= player.hand.length) found.push(i);
  }
  return found;
}

/** The card just activated turns over, if it does and still lies on top; its owner may have a choice (SPEC 8.4). */
export function turning(context: Context, seat: Seat, index: number): void {
  const { rules, state } = context;
  const player = playerOf(state, seat);
  const stack = player.stacks[index] as Stack;
  // A card that covered the activated one in this run has not been used.
  if (!stack.used || stack.turned || !cardOf(rules, stack.card).card.turns) return;
  if (standIns(rules, player, index).length > 0) addTask(state, { type: "turn-over", stack: index });
  else turnOver(context, seat, index, "8.4");
}

function turnOver(context: Context, seat: Seat, index: number, rule: string): void {
  const { rules, state, emit } = context;
  const player = playerOf(state, seat);
  const stack = player.stacks[index] as Stack;
  player.stacks = replaced(player.stacks, index, { ...stack, turned: true, used: true, coins: 0 });
  emit?.({ what: "turned", seat, about: idOf(rules, stack.card), detail: { stack: index }, cause: { rule } });
  tellCoinsLost(context, seat, index, stack);
}

/** Turns over the chosen card: the activated one, or one in its place (SPEC 10.5). */
export function chooseTurning(context: Context, seat: Seat, activated: number, chosen: number): void {
  const { rules, state } = context;
  dropTask(state);
  if (chosen === activated) {
    turnOver(context, seat, activated, "8.4");
    return;
  }
  const stack = playerOf(state, seat).stacks[chosen] as Stack;
  payActivation(context, seat, cardOf(rules, stack.card), chosen);
  turnOver(context, seat, chosen, "10.5");
}

/** Poverty at the end of a run (SPEC 8.7). */
export function assignPoverty(context: Context, seat: Seat): void {
  const player = playerOf(context.state, seat);
  addRunPoverty(context, seat, player.stacks.length, "stacks");
  addRunPoverty(context, seat, player.loans, "loans");
  if (!context.state.handSpared) addRunPoverty(context, seat, player.hand.length, "hand");
}

/** The newest borough where it still has to have its effect in this run (SPEC 8.6). */
export function runEffectWaits({ rules, state }: Context, player: Player): Kind | undefined {
  if (state.boroughDone || player.boroughs.length === 0) return undefined;
  const newest = player.boroughs[player.boroughs.length - 1] as Kind;
  return boroughOf(rules, newest).borough.runEffect.length > 0 ? newest : undefined;
}

export function queueBorough(s: State, borough: Kind): void {
  s.boroughDone = true;
  addTask(s, { type: "effects", from: "borough", of: borough, stack: -1, index: 0 });
}
