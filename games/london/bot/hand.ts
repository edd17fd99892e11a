import { otherColourPrice, powersOf } from "../rules/powers.ts";
import type { Kind, Player } from "../rules/state.ts";
import { type Estimates, PAUPER, type Trait, traitIn } from "./trait.ts";

/** What a card brings once it is placed: at once, and when the city is run. */
export interface Worth {
  readonly sure: number;
  readonly run: number;
  readonly relief: number;
  /** All of it in one figure, to compare cards. */
  readonly all: number;
}

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

export const NO_PLAN: HandPlan = { sure: 0, run: 0, relief: 0, placed: 0, left: 0, hope: 0 };

/** A card that waits for another of its colour, as a part of its worth. */
const WAITING = 0.35;
/** What a loan that must be taken costs above the worth of its money. */
const LOAN = 5;

interface Held {
  readonly worth: Worth;
  readonly cost: number;
}

/** The best use of a hand, `worthOf` telling what a placed card brings. */
export function planOf(estimates: Estimates, player: Player, worthOf: (trait: Trait) => Worth): HandPlan {
  const { hand } = player;
  const plan: HandPlan = { sure: 0, run: 0, relief: 0, placed: 0, left: hand.length, hope: 0 };
  if (hand.length === 0) return plan;
  const powers = powersOf(estimates.rules, player);
  const anyColour = otherColourPrice(powers, false) < Number.POSITIVE_INFINITY;
  const groups: Held[][] = [[], [], []];
  let paupers = 0;
  let purse = player.money;
  const { pays } = estimates.rules.table.settings.loan;
  const place = ({ worth, cost }: Held): boolean => {
    const loans = cost <= purse ? 0 : Math.ceil((cost - purse) / pays);
    const borrowed = LOAN * loans;
    if (worth.all <= borrowed) return false;
    purse += pays * loans - cost;
    plan.sure += worth.sure - borrowed;
    plan.run += worth.run;
    plan.relief += worth.relief;
    return true;
  };
  for (let i = 0; i < hand.length; i++) {
    const trait = traitIn(estimates, hand[i] as Kind);
    if (trait.colour === PAUPER) {
      paupers++;
      continue;
    }
    const held = { worth: worthOf(trait), cost: trait.card.playCost };
    if (!(trait.rules.noDiscard || trait.rules.action)) insert(groups[anyColour ? 0 : trait.colour] as Held[], held);
    else if (place(held)) {
      plan.left--;
      if (!trait.rules.action) plan.placed++;
    }
  }
  let fodder = otherColourPrice(powers, true) < Number.POSITIVE_INFINITY ? paupers : 0;
  for (let group = 0; group < groups.length; group++) {
    const held = groups[group] as Held[];
    let given = 0;
    for (let best = 0; best + given < held.length; best++) {
      const card = held[best] as Held;
      if (fodder === 0 && best + given === held.length - 1) {
        plan.hope += WAITING * Math.max(0, card.worth.all);
        break;
      }
      if (!place(card)) break;
      if (fodder > 0) fodder--;
      else given++;
      plan.placed++;
      plan.left -= 2;
    }
  }
  return plan;
}

/** Keeps the best card first. */
function insert(cards: Held[], card: Held): void {
  let index = cards.length;
  cards.push(card);
  while (index > 0 && (cards[index - 1] as Held).worth.all < card.worth.all) {
    cards[index] = cards[index - 1] as Held;
    index--;
  }
  cards[index] = card;
}
