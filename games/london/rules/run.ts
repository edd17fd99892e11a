import type { Emit, Seat } from "@tabletown/kernel";
import { tellCoinsLost } from "./develop.ts";
import { addPoverty, pay, playerOf } from "./holdings.ts";
import { replaced } from "./pile.ts";
import { type CardRules, cardOf, type Rules } from "./ruleset.ts";
import type { Id, Player, Stack, State } from "./state.ts";

/** Whether a stack's card can be activated now (SPEC 8.1, 8.2). */
export function canActivate(rules: Rules, s: State, player: Player, at: number): boolean {
  const stack = player.stacks[at] as Stack;
  if (stack.turned || stack.used) return false;
  const card = cardOf(rules, stack.card);
  if (!card.active || card.costCards > player.hand.length) return false;
  // SPEC 10.4: a card placed this turn may not be covered, and there must be something to cover it with.
  if (card.needsBoard && (stack.fresh || !boardHasPlaceable(rules, s))) return false;
  return !card.needsRepeat || repeatable(rules, player, at).length > 0;
}

/** Whether anything on the development board could be put into a city (SPEC 10.4). */
export function boardHasPlaceable(rules: Rules, s: State): boolean {
  return s.top.some((id) => cardOf(rules, id).placeable) || s.bottom.some((id) => cardOf(rules, id).placeable);
}

/** Stacks whose card was activated in this run and may be activated once more (SPEC 10.6). */
export function repeatable(rules: Rules, player: Player, by: number): number[] {
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
export function activate(rules: Rules, s: State, seat: Seat, at: number, emit: Emit | undefined): void {
  const player = playerOf(s, seat);
  const stack = player.stacks[at] as Stack;
  const card = cardOf(rules, stack.card);
  player.stacks = replaced(player.stacks, at, { ...stack, used: true });
  emit?.({ what: "activated", seat, of: card.id, detail: { stack: at }, cause: { rule: "8.1" } });
  queueEffects(s, card, at);
  payActivation(rules, s, seat, card, at, emit);
}

export function queueEffects(s: State, card: CardRules, at: number): void {
  s.agenda.push({ type: "turning", stack: at });
  s.agenda.push({ type: "effects", from: "card", of: card.id, stack: at, at: 0 });
}

function payActivation(rules: Rules, s: State, seat: Seat, card: CardRules, at: number, emit: Emit | undefined): void {
  pay(rules, s, seat, card.costMoney, { rule: "8.2", component: card.id, seat }, emit);
  if (card.costCards > 0) s.agenda.push({ type: "cost", stack: at, left: card.costCards });
}

/** Cards that could turn over in place of the one just activated (SPEC 10.5). */
export function standIns(rules: Rules, player: Player, at: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < player.stacks.length; i++) {
    const stack = player.stacks[i] as Stack;
    if (i === at || stack.turned || stack.used) continue;
    const card = cardOf(rules, stack.card);
    if (card.turnsInstead && card.costCards <= player.hand.length) found.push(i);
  }
  return found;
}

/** The card just activated turns over, if it does and still lies on top; its owner may have a choice (SPEC 8.4). */
export function turning(rules: Rules, s: State, seat: Seat, at: number, emit: Emit | undefined): void {
  const player = playerOf(s, seat);
  const stack = player.stacks[at] as Stack;
  // A card that covered the activated one in this run has not been used.
  if (!stack.used || stack.turned || !cardOf(rules, stack.card).card.turns) return;
  if (standIns(rules, player, at).length > 0) s.agenda.push({ type: "turn-over", stack: at });
  else turnOver(player, seat, at, "8.4", emit);
}

function turnOver(player: Player, seat: Seat, at: number, rule: string, emit: Emit | undefined): void {
  const stack = player.stacks[at] as Stack;
  player.stacks = replaced(player.stacks, at, { ...stack, turned: true, used: true, coins: 0 });
  emit?.({ what: "turned", seat, of: stack.card, detail: { stack: at }, cause: { rule } });
  tellCoinsLost(stack.coins, seat, stack.card, emit);
}

/** Turns over the chosen card: the activated one, or one in its place (SPEC 10.5). */
export function chooseTurning(
  rules: Rules,
  s: State,
  seat: Seat,
  at: number,
  chosen: number,
  emit: Emit | undefined,
): void {
  s.agenda.pop();
  const player = playerOf(s, seat);
  if (chosen === at) {
    turnOver(player, seat, at, "8.4", emit);
    return;
  }
  payActivation(rules, s, seat, cardOf(rules, (player.stacks[chosen] as Stack).card), chosen, emit);
  turnOver(player, seat, chosen, "10.5", emit);
}

/** Poverty at the end of a run (SPEC 8.7). */
export function assignPoverty(s: State, seat: Seat, emit: Emit | undefined): void {
  const player = playerOf(s, seat);
  const cause = { rule: "8.7" };
  const add = (by: number, reason: string): void =>
    addPoverty(s, seat, by, cause, emit && ((event) => emit({ ...event, detail: { for: reason } })));
  add(player.stacks.length, "stacks");
  add(player.loans, "loans");
  if (!s.handSpared) add(player.hand.length, "hand");
}

/** Whether the newest borough still has to have its effect in this run (SPEC 8.6). */
export function runEffectWaits(rules: Rules, s: State, player: Player): Id | undefined {
  if (s.boroughDone || player.boroughs.length === 0) return undefined;
  const id = player.boroughs[player.boroughs.length - 1] as Id;
  const waits = (rules.boroughs.get(id)?.borough.runEffect.length ?? 0) > 0;
  return waits ? id : undefined;
}

export function queueBorough(s: State, id: Id): void {
  s.boroughDone = true;
  s.agenda.push({ type: "effects", from: "borough", of: id, stack: -1, at: 0 });
}
