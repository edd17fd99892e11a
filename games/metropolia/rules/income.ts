import { count, counterClockwise, raise, working } from "./city.ts";
import { pay, settle } from "./coins.ts";
import type { Context } from "./context.ts";
import { rollDice, sum } from "./dice.ts";
import { resolvePurple } from "./purple.ts";
import type { Activated, BankCard, BoatCard, RedCard, Ruleset } from "./ruleset.ts";
import type { Player } from "./state.ts";

/** SPEC 4.2: red, then green and blue, then purple. */
export function collectIncome(context: Context): void {
  const { rules, state } = context;
  const activated = rules.activated[state.total] as Activated;
  payRestaurants(context, activated.red);
  earnOwnTurn(context, activated.green);
  earnAnyTurn(context, activated.blue);
  sendBoats(context, activated.boats);
  resolvePurple(context, 0);
}

/** SPEC 4.3, 4.8: the player who rolled pays the owners of red cards, counter-clockwise. */
function payRestaurants(context: Context, cards: readonly RedCard[]): void {
  if (cards.length === 0) return;
  const { rules, state } = context;
  const seats = state.players.length;
  for (let steps = 1; steps < seats; steps++) {
    const seat = counterClockwise(state.turn, steps, seats);
    const owner = state.players[seat] as Player;
    for (const card of cards) {
      const copies = working(owner, card);
      if (copies > 0) pay(context, state.turn, seat, copies * (card.effect.amount + raise(rules, owner, card)), card);
    }
  }
}

/** SPEC 4.5: green cards pay the player who rolled. */
function earnOwnTurn(context: Context, cards: readonly BankCard[]): void {
  const { rules, state } = context;
  const owner = state.players[state.turn] as Player;
  for (const card of cards) {
    const earned = bankIncome(rules, owner, card);
    if (earned > 0) settle(context, state.turn, earned, card.rule, card.id);
  }
}

/** SPEC 4.4: blue cards pay every owner. */
function earnAnyTurn(context: Context, cards: readonly BankCard[]): void {
  if (cards.length === 0) return;
  const { rules, state } = context;
  const seats = state.players.length;
  for (let steps = 0; steps < seats; steps++) {
    const seat = counterClockwise(state.turn, steps, seats);
    const owner = state.players[seat] as Player;
    for (const card of cards) {
      const earned = bankIncome(rules, owner, card);
      if (earned > 0) settle(context, seat, earned, card.rule, card.id);
    }
  }
}

function bankIncome(rules: Ruleset, owner: Player, card: BankCard): number {
  const copies = working(owner, card);
  if (copies === 0) return 0;
  const times = card.effect.type === "bank" ? 1 : count(owner, card);
  return copies * times * (card.effect.amount + raise(rules, owner, card));
}

/** SPEC 7.10: one extra roll serves every boat that can sail; nobody rolls for boats that cannot. */
function sendBoats(context: Context, cards: readonly BoatCard[]): void {
  const { state, chance, emit } = context;
  const seats = state.players.length;
  for (const card of cards) {
    if (!state.players.some((owner) => working(owner, card) > 0)) continue;
    const dice = rollDice(card.effect.dice, chance);
    const caught = sum(dice);
    emit?.({
      what: "catch",
      seat: state.turn,
      now: caught,
      detail: { dice },
      cause: { rule: card.rule, component: card.id },
    });
    for (let steps = 0; steps < seats; steps++) {
      const seat = counterClockwise(state.turn, steps, seats);
      const copies = working(state.players[seat] as Player, card);
      if (copies > 0) settle(context, seat, copies * caught, card.rule, card.id);
    }
  }
}
