import type { Seat } from "@tabletown/kernel";
import { count } from "../rules/powers.ts";
import type { Kind, Player, State } from "../rules/state.ts";
import { type Estimates, PAUPER, type Trait, traitIn, type Worth, type Yield } from "./trait.ts";

/** A card to be discarded as a cost, which spares poverty too. */
const SPENT_CARD = 0.3;
/** Cards that can usually be spared when discarding brings something. */
const SPARED = 1.5;

/** A seat of a position that is being valued. */
export interface Valued {
  readonly estimates: Estimates;
  readonly state: State;
  readonly seat: Seat;
  /** What a pound more or less is worth to it. */
  readonly pound: number;
}

/** What an activation brings in prestige, relief from poverty left out. */
export function gainOf({ estimates, state, seat, pound }: Valued, y: Yield, coins: number): number {
  const { poverty, drawnCard } = estimates.habits;
  const player = state.players[seat] as Player;
  let gain = y.money * pound + y.prestige + y.other + poverty * 0.7 * y.harm;
  gain += y.cards * (y.cards < 0 ? SPENT_CARD : drawnCard);
  if (y.moneyPer !== undefined) gain += pound * y.moneyPer.n * count(estimates.rules, player, y.moneyPer.per);
  if (y.prestigePer !== undefined) gain += y.prestigePer.n * count(estimates.rules, player, y.prestigePer.per);
  if (y.perDiscard !== undefined) {
    const { most, paupersOnly, money, prestige, relief } = y.perDiscard;
    const some = Math.min(most, SPARED, paupersOnly ? paupersIn(estimates, player) : player.hand.length);
    gain += some * (money * pound + prestige + poverty * Math.min(relief, player.poverty));
  }
  if (y.collects) gain += coins * pound;
  if (y.levy > 0) gain += (y.levy * pound) / 2;
  if (y.levyPerBorough > 0) {
    for (let other = 0; other < state.players.length; other++) {
      if (other !== seat) gain += y.levyPerBorough * 0.3 * (state.players[other] as Player).boroughs.length;
    }
  }
  return gain;
}

function paupersIn(estimates: Estimates, { hand }: Player): number {
  let paupers = 0;
  for (let i = 0; i < hand.length; i++) if (traitIn(estimates, hand[i] as Kind).colour === PAUPER) paupers++;
  return paupers;
}

/** Writes down what a hand card brings once it is placed, with so many turns left to run the city afterwards. */
export function weigh(valued: Valued, trait: Trait, runs: number, into: Worth): void {
  const { pound } = valued;
  const { poverty, cycle } = valued.estimates.habits;
  const { card, rules, yields, power } = trait;
  into.run = 0;
  into.relief = 0;
  if (rules.action) {
    into.sure = runs > 0 ? gainOf(valued, yields, 0) : 0;
    into.all = into.sure;
    return;
  }
  let sure = card.prestige - card.playCost * pound + power * Math.max(0, runs - 1);
  let all = sure;
  if (runs > 0 && rules.effects.length > 0) {
    const run = gainOf(valued, yields, 1);
    const gain = run + poverty * yields.relief;
    if (gain > 0) {
      if (!card.turns) sure += gain * Math.max(0, (runs - 3) / cycle);
      all = sure + gain * Math.min(1, runs);
      into.run = run;
      into.relief = yields.relief;
    }
  }
  into.sure = sure;
  into.all = all;
}
