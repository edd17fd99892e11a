import type { Seat } from "@tabletown/kernel";
import { openBuilding } from "./build.ts";
import { count, counterClockwise, working } from "./city.ts";
import { pay } from "./coins.ts";
import type { Context } from "./context.ts";
import { coinsOf } from "./counts.ts";
import type { Activated, Card, ChargeCard } from "./ruleset.ts";
import type { Phase, PhaseOf, State } from "./state.ts";

/** SPEC 4.6, 4.14: the purple cards of the player who rolled, from number `from` on, until one needs a decision. */
export function resolvePurple(context: Context, from: number): void {
  const { rules, state } = context;
  const { purple } = rules.activated[state.total] as Activated;
  for (let i = from; i < purple.length; i++) {
    const card = purple[i] as Card;
    if (working(state, state.turn, card) === 0) continue;
    const asks = resolve(context, card);
    if (asks !== undefined) {
      state.phase = asks;
      return;
    }
  }
  openBuilding(context);
}

/** Goes on with the purple cards after the one that asked. */
export function resumePurple(context: Context, asked: string): void {
  const { rules, state } = context;
  const { purple } = rules.activated[state.total] as Activated;
  resolvePurple(context, 1 + purple.findIndex((card) => card.id === asked));
}

function resolve(context: Context, card: Card): Phase | undefined {
  switch (card.effect.type) {
    case "one-pays":
      return chooseWhoPays(context, card, card.effect.amount);
    case "swap":
      return context.rules.swap[card.id];
    default:
      everyonePays(context, card);
      return undefined;
  }
}

/** SPEC 4.11, 7.12, 7.13: each other player pays the owner, counter-clockwise. */
function everyonePays(context: Context, card: Card): void {
  const { state } = context;
  const { seats } = state;
  for (let steps = 1; steps < seats; steps++) {
    const seat = counterClockwise(state.turn, steps, seats);
    const due = dueFrom(state, seat, card);
    if (due > 0) pay(context, seat, state.turn, due, card);
  }
}

function dueFrom(s: State, payer: Seat, card: Card): number {
  const { effect } = card;
  switch (effect.type) {
    case "each-pays":
      return effect.amount;
    case "each-pays-per-symbol":
      return effect.amount * count(s, payer, card);
    case "each-pays-half":
      return halfOf(coinsOf(s.counts, payer), effect.from);
    default:
      return 0;
  }
}

function halfOf(coins: number, from: number): number {
  return coins >= from ? Math.floor(coins / 2) : 0;
}

/** SPEC 4.12: with one opponent, or none who has a coin, there is nothing to choose. */
function chooseWhoPays(context: Context, card: Card, due: number): Phase | undefined {
  const { counts, turn, seats } = context.state;
  if (seats === 2) {
    pay(context, 1 - turn, turn, due, card);
    return undefined;
  }
  for (let seat = 0; seat < seats; seat++) {
    if (seat !== turn && coinsOf(counts, seat) > 0) return context.rules.charge[card.id];
  }
  return undefined;
}

export function charge(context: Context, phase: PhaseOf<"charge">, payer: Seat): void {
  const { rules, state, emit } = context;
  const card = rules.card.get(phase.by) as ChargeCard;
  const seat = state.turn;
  emit?.({ what: "charged", seat, with: payer, cause: { rule: card.rule, component: card.id, seat } });
  if (coinsOf(state.counts, payer) > 0) pay(context, payer, seat, card.effect.amount, card);
  resumePurple(context, card.id);
}
