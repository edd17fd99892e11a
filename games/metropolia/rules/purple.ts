import type { Emit, Seat } from "@tabletown/kernel";
import { openBuilding } from "./build.ts";
import { count, counterClockwise, working } from "./city.ts";
import { pay } from "./coins.ts";
import type { Effect } from "./component.ts";
import type { Activated, Card, ChargeCard, Ruleset } from "./ruleset.ts";
import type { Phase, Player, State } from "./state.ts";

/** SPEC 4.6, 4.14: the purple cards of the player who rolled, from number `from` on, until one needs a decision. */
export function resolvePurple(rules: Ruleset, s: State, from: number, emit?: Emit): void {
  const { purple } = rules.activated[s.total] as Activated;
  const owner = s.players[s.turn] as Player;
  for (let i = from; i < purple.length; i++) {
    const card = purple[i] as Card;
    if (working(owner, card) === 0) continue;
    const asks = resolve(rules, s, card, emit);
    if (asks !== undefined) {
      s.phase = asks;
      return;
    }
  }
  openBuilding(rules, s, emit);
}

/** Goes on with the purple cards after the one that asked. */
export function resumePurple(rules: Ruleset, s: State, asked: string, emit?: Emit): void {
  const { purple } = rules.activated[s.total] as Activated;
  resolvePurple(rules, s, 1 + purple.findIndex((card) => card.id === asked), emit);
}

function resolve(rules: Ruleset, s: State, card: Card, emit?: Emit): Phase | undefined {
  const { effect } = card;
  switch (effect.type) {
    case "one-pays":
      return chooseWhoPays(rules, s, card, effect.amount, emit);
    case "swap":
      return rules.swap[card.id];
    default:
      everyonePays(s, card, emit);
      return undefined;
  }
}

/** SPEC 4.11, 7.12, 7.13: each other player pays the owner, counter-clockwise. */
function everyonePays(s: State, card: Card, emit?: Emit): void {
  const seats = s.players.length;
  for (let steps = 1; steps < seats; steps++) {
    const seat = counterClockwise(s.turn, steps, seats);
    const due = dueFrom(s.players[seat] as Player, card);
    if (due > 0) pay(s, seat, s.turn, due, ruleOf(card.effect), card.id, emit);
  }
}

function dueFrom(payer: Player, card: Card): number {
  const { effect } = card;
  switch (effect.type) {
    case "each-pays":
      return effect.amount;
    case "each-pays-per-symbol":
      return effect.amount * count(payer, card);
    case "each-pays-half":
      return payer.coins >= effect.from ? Math.floor(payer.coins / 2) : 0;
    default:
      return 0;
  }
}

function ruleOf(effect: Effect): string {
  return effect.type === "each-pays" ? "4.11" : effect.type === "each-pays-half" ? "7.13" : "7.12";
}

/** SPEC 4.12: with one opponent, or none who has a coin, there is nothing to choose. */
function chooseWhoPays(rules: Ruleset, s: State, card: Card, due: number, emit?: Emit): Phase | undefined {
  if (s.players.length === 2) {
    pay(s, 1 - s.turn, s.turn, due, "4.12", card.id, emit);
    return undefined;
  }
  const worthAsking = s.players.some((player, seat) => seat !== s.turn && player.coins > 0);
  return worthAsking ? rules.charge[card.id] : undefined;
}

export function charge(
  rules: Ruleset,
  s: State,
  phase: Extract<Phase, { at: "charge" }>,
  payer: Seat,
  emit?: Emit,
): void {
  const { effect } = rules.card[phase.by] as ChargeCard;
  emit?.({ what: "charged", seat: s.turn, with: payer, cause: { rule: "4.12", component: phase.by, seat: s.turn } });
  if ((s.players[payer] as Player).coins > 0) pay(s, payer, s.turn, effect.amount, "4.12", phase.by, emit);
  resumePurple(rules, s, phase.by, emit);
}
