import type { Chance, Emit } from "@tabletown/kernel";
import { count, counterClockwise, raise, working } from "./city.ts";
import { pay, settle } from "./coins.ts";
import { rollDice, sum } from "./dice.ts";
import { resolvePurple } from "./purple.ts";
import type { Activated, BankCard, BoatCard, RedCard, Ruleset } from "./ruleset.ts";
import type { Player, State } from "./state.ts";

/** SPEC 4.2: red, then green and blue, then purple. */
export function collectIncome(rules: Ruleset, s: State, chance: Chance, emit?: Emit): void {
  const activated = rules.activated[s.total] as Activated;
  payRestaurants(rules, s, activated.red, emit);
  earnOwnTurn(rules, s, activated.green, emit);
  earnAnyTurn(rules, s, activated.blue, emit);
  sendBoats(s, activated.boats, chance, emit);
  resolvePurple(rules, s, 0, emit);
}

/** SPEC 4.3, 4.8: the player who rolled pays the owners of red cards, counter-clockwise. */
function payRestaurants(rules: Ruleset, s: State, cards: readonly RedCard[], emit?: Emit): void {
  if (cards.length === 0) return;
  const seats = s.players.length;
  for (let steps = 1; steps < seats; steps++) {
    const seat = counterClockwise(s.turn, steps, seats);
    const owner = s.players[seat] as Player;
    for (const card of cards) {
      const copies = working(owner, card);
      if (copies > 0)
        pay(s, s.turn, seat, copies * (card.effect.amount + raise(rules, owner, card)), "4.3", card.id, emit);
    }
  }
}

/** SPEC 4.5: green cards pay the player who rolled. */
function earnOwnTurn(rules: Ruleset, s: State, cards: readonly BankCard[], emit?: Emit): void {
  const owner = s.players[s.turn] as Player;
  for (const card of cards) {
    const earned = bankIncome(rules, owner, card);
    if (earned > 0) settle(s, s.turn, earned, "4.5", card.id, emit);
  }
}

/** SPEC 4.4: blue cards pay every owner. */
function earnAnyTurn(rules: Ruleset, s: State, cards: readonly BankCard[], emit?: Emit): void {
  if (cards.length === 0) return;
  const seats = s.players.length;
  for (let steps = 0; steps < seats; steps++) {
    const seat = counterClockwise(s.turn, steps, seats);
    const owner = s.players[seat] as Player;
    for (const card of cards) {
      const earned = bankIncome(rules, owner, card);
      if (earned > 0) settle(s, seat, earned, "4.4", card.id, emit);
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
function sendBoats(s: State, cards: readonly BoatCard[], chance: Chance, emit?: Emit): void {
  const seats = s.players.length;
  for (const card of cards) {
    if (!s.players.some((owner) => working(owner, card) > 0)) continue;
    const dice = rollDice(card.effect.dice, chance);
    const caught = sum(dice);
    emit?.({
      what: "catch",
      seat: s.turn,
      now: caught,
      detail: { dice },
      cause: { rule: "7.10", component: card.id },
    });
    for (let steps = 0; steps < seats; steps++) {
      const seat = counterClockwise(s.turn, steps, seats);
      const copies = working(s.players[seat] as Player, card);
      if (copies > 0) settle(s, seat, copies * caught, "7.10", card.id, emit);
    }
  }
}
