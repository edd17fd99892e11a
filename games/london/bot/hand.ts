import { otherColourPrice, powersOf } from "../rules/powers.ts";
import type { Kind, Player } from "../rules/state.ts";
import { type HeldCard, PAUPER, traitIn } from "./trait.ts";
import { type Valued, weigh } from "./worth.ts";

/** What a hand can become: of each colour the better half is placed, the other half pays for it. */
export interface HandPlan {
  sure: number;
  run: number;
  relief: number;
  /** Cards that go into the city. */
  placed: number;
  /** Cards that stay in hand. */
  left: number;
  /** What those that wait for another of their colour may bring one day. */
  hope: number;
}

export function newPlan(): HandPlan {
  return { sure: 0, run: 0, relief: 0, placed: 0, left: 0, hope: 0 };
}

/** A plan to do nothing with so many cards. */
export function emptyPlan(plan: HandPlan, left: number): void {
  plan.sure = 0;
  plan.run = 0;
  plan.relief = 0;
  plan.placed = 0;
  plan.left = left;
  plan.hope = 0;
}

/** The best use of a hand, with so many turns left to run the city afterwards. */
export function planHand(valued: Valued, runs: number, plan: HandPlan): void {
  const { estimates, state, seat } = valued;
  const player = state.players[seat] as Player;
  const { hand } = player;
  emptyPlan(plan, hand.length);
  if (hand.length === 0) return;
  const powers = powersOf(estimates.rules, player);
  const anyColour = otherColourPrice(powers, false) < Number.POSITIVE_INFINITY;
  const { loan, waiting } = estimates.habits;
  const { pays } = estimates.rules.table.settings.loan;
  const groups: (HeldCard | undefined)[] = [undefined, undefined, undefined];
  let paupers = 0;
  let purse = player.money;
  for (let i = 0; i < hand.length; i++) {
    const trait = traitIn(estimates, hand[i] as Kind);
    if (trait.colour === PAUPER) {
      paupers++;
      continue;
    }
    const held = heldCard(estimates.held, i);
    held.cost = trait.card.playCost;
    weigh(valued, trait, runs, held);
    if (!(trait.rules.noDiscard || trait.rules.action)) {
      const group = anyColour ? 0 : trait.colour;
      groups[group] = inserted(groups[group], held);
      continue;
    }
    const loans = loansFor(held.cost, purse, pays);
    if (held.all <= loan * loans) continue;
    purse += pays * loans - held.cost;
    place(plan, held, loan * loans);
    plan.left--;
    if (!trait.rules.action) plan.placed++;
  }
  let fodder = otherColourPrice(powers, true) < Number.POSITIVE_INFINITY ? paupers : 0;
  for (let group = 0; group < groups.length; group++) {
    let held = groups[group];
    let others = sizeOf(held);
    while (held !== undefined && others > 0) {
      others--;
      if (fodder === 0 && others === 0) {
        plan.hope += waiting * Math.max(0, held.all);
        break;
      }
      const loans = loansFor(held.cost, purse, pays);
      if (held.all <= loan * loans) break;
      purse += pays * loans - held.cost;
      place(plan, held, loan * loans);
      if (fodder > 0) fodder--;
      else others--;
      plan.placed++;
      plan.left -= 2;
      held = held.next;
    }
  }
}

/** Room for the cards of a hand, made once and used for every plan. */
function heldCard(room: HeldCard[], index: number): HeldCard {
  while (room.length <= index) room.push({ sure: 0, run: 0, relief: 0, all: 0, cost: 0, next: undefined });
  return room[index] as HeldCard;
}

function loansFor(cost: number, purse: number, pays: number): number {
  return cost <= purse ? 0 : Math.ceil((cost - purse) / pays);
}

function place(plan: HandPlan, { sure, run, relief }: HeldCard, borrowed: number): void {
  plan.sure += sure - borrowed;
  plan.run += run;
  plan.relief += relief;
}

/** A group with one more card, the best one first, and of equals the one that came first. */
function inserted(first: HeldCard | undefined, card: HeldCard): HeldCard {
  if (first === undefined || first.all < card.all) {
    card.next = first;
    return card;
  }
  let before = first;
  while (before.next !== undefined && before.next.all >= card.all) before = before.next;
  card.next = before.next;
  before.next = card;
  return first;
}

function sizeOf(first: HeldCard | undefined): number {
  let size = 0;
  for (let card = first; card !== undefined; card = card.next) size++;
  return size;
}
