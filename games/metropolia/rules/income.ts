import type { Seat } from "@tabletown/kernel";
import { openBuilding } from "./build.ts";
import { count, counterClockwise, raise, working } from "./city.ts";
import { bankPayment, pay, settle } from "./coins.ts";
import type { Context } from "./context.ts";
import { addCoins, coinsOf, copiesAt } from "./counts.ts";
import { rollDice, sum } from "./dice.ts";
import { resolvePurple } from "./purple.ts";
import type { Activated, BankCard, BoatCard, RedCard } from "./ruleset.ts";
import type { State } from "./state.ts";

/** SPEC 4.2: red, then green and blue, then purple. */
export function collectIncome(context: Context): void {
  const { state } = context;
  const { red, green, blue, boats, purple } = context.rules.activated[state.total] as Activated;
  if (red.length > 0) payRestaurants(context, red);
  for (let i = 0; i < green.length; i++) earn(context, state.turn, green[i] as BankCard);
  if (blue.length > 0) earnAnyTurn(context, blue);
  if (boats.length > 0) sendBoats(context, boats);
  if (purple.length > 0) resolvePurple(context, 0);
  else openBuilding(context);
}

/** SPEC 4.3, 4.8: the player who rolled pays the owners of red cards, counter-clockwise. */
function payRestaurants(context: Context, cards: readonly RedCard[]): void {
  const { state } = context;
  const { seats } = state;
  for (let steps = 1; steps < seats; steps++) {
    const seat = counterClockwise(state.turn, steps, seats);
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i] as RedCard;
      const copies = working(state, seat, card);
      if (copies > 0) pay(context, state.turn, seat, copies * (card.amount + raise(state, seat, card)), card);
    }
  }
}

/** SPEC 4.4: blue cards pay every owner. */
function earnAnyTurn(context: Context, cards: readonly BankCard[]): void {
  const { turn, seats } = context.state;
  for (let steps = 0; steps < seats; steps++) {
    const seat = counterClockwise(turn, steps, seats);
    for (let i = 0; i < cards.length; i++) earn(context, seat, cards[i] as BankCard);
  }
}

/** SPEC 4.5: what the bank pays one player for a card; green cards only the one who rolled. */
function earn(context: Context, seat: Seat, card: BankCard): void {
  const { state } = context;
  const earned = card.constant ? copiesAt(state.counts, seat, card) * card.amount : varyingIncome(state, seat, card);
  // Nothing is added as well: to ask first takes longer, since nobody can foresee who has the card.
  addCoins(state.counts, seat, earned);
  if (context.emit !== undefined) tellEarned(context, seat, card, earned);
}

function varyingIncome(s: State, seat: Seat, card: BankCard): number {
  const times = card.multiplies ? count(s, seat, card) : 1;
  return working(s, seat, card) * times * (card.amount + raise(s, seat, card));
}

function tellEarned({ state, emit }: Context, seat: Seat, { rule, id }: BankCard, earned: number): void {
  if (earned > 0) emit?.(bankPayment(seat, earned, coinsOf(state.counts, seat), rule, id));
}

/** SPEC 7.10: one extra roll serves every boat that can sail; nobody rolls for boats that cannot. */
function sendBoats(context: Context, cards: readonly BoatCard[]): void {
  const { state, chance, emit } = context;
  const { seats } = state;
  for (const card of cards) {
    if (!somebodySails(state, card)) continue;
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
      const copies = working(state, seat, card);
      if (copies > 0) settle(context, seat, copies * caught, card.rule, card.id);
    }
  }
}

function somebodySails(s: State, card: BoatCard): boolean {
  for (let seat = 0; seat < s.seats; seat++) if (working(s, seat, card) > 0) return true;
  return false;
}
