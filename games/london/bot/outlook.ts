import type { Seat } from "@tabletown/kernel";
import type { Ruleset } from "../rules/ruleset.ts";
import type { Player, State } from "../rules/state.ts";
import type { Habits } from "./habits.ts";
import type { Estimates } from "./trait.ts";

/** Poverty above everybody else's changes by no more than this, however long the game lasts. */
const MOST_DOUBT = 8;

/** Whether the seat on turn has its action of this turn still before it. */
export function isAhead(s: State): boolean {
  const phase = s.agenda[0]?.type;
  return phase === "opening" || phase === "choice";
}

/** How many rounds there will probably still be. */
export function roundsLeft({ drawn }: Habits, s: State): number {
  return s.agenda.length === 0 ? 0 : s.deck.length / (drawn * s.players.length) + (s.endedBy < 0 ? 1 : 0.5);
}

/** How many actions a seat will probably still take. The end of a turn changes nothing about it. */
export function turnsLeft(habits: Habits, s: State, seat: Seat): number {
  if (s.agenda.length === 0) return 0;
  const seats = s.players.length;
  const away = (seat - s.seat + seats) % seats;
  const pending = isAhead(s);
  if (away === 0 && pending) return isFinalTurn(s) ? 1 : roundsLeft(habits, s);
  if (s.endedBy >= 0) return away > 0 && away < (s.endedBy - s.seat + seats) % seats ? 1 : 0;
  if (s.deck.length === 0) return away === 0 ? 0 : 1;
  const before = (away === 0 ? seats : away) - (pending ? 0 : 1);
  return Math.max(0.5, roundsLeft(habits, s) - before / seats);
}

/** Whether the seat on turn will have no other one. */
export function isFinalTurn({ deck, endedBy }: State): boolean {
  return deck.length === 0 || endedBy >= 0;
}

/** Whether the game ends with the turn that is under way. */
export function isLastTurn(s: State): boolean {
  const under = s.agenda.length > 0 && s.agenda[0]?.type !== "opening";
  if (!under || s.endedBy < 0) return false;
  return (s.seat + 1) % s.players.length === s.endedBy;
}

/** What money will be worth in prestige: a third at the end, more while it can be spent. */
export function moneyWorth({ rules, habits }: Estimates, { money }: Player, turns: number): number {
  const kept = money / rules.table.settings.moneyPerPrestige;
  if (turns <= 0) return Math.floor(kept);
  const spent = habits.spends * turns;
  return kept + habits.premium * spent * (1 - Math.exp(-money / spent));
}

/** What a pound more or less is usually worth. */
export function poundWorth({ rules, habits }: Estimates, turns: number): number {
  const kept = 1 / rules.table.settings.moneyPerPrestige;
  return turns <= 0 ? kept : kept + (0.8 * habits.premium * turns) / (turns + 2);
}

/** What loans will cost in prestige. */
export function loanCost({ rules, habits }: Estimates, { loans, money }: Player, turns: number): number {
  if (loans === 0) return 0;
  const { repay, prestigeLost } = rules.table.settings.loan;
  if (turns > 0) return loans * habits.debt;
  const repaid = Math.min(loans, Math.floor(money / repay));
  // The money it takes is no longer there to count.
  const { moneyPerPrestige } = rules.table.settings;
  const spent = Math.floor(money / moneyPerPrestige) - Math.floor((money - repaid * repay) / moneyPerPrestige);
  return (loans - repaid) * prestigeLost + spent;
}

/** Prestige that poverty above everybody else's will cost; the more turns are left the less sure it is (SPEC 11.9). */
export function povertyCost({ rules, habits }: Estimates, above: number, turns: number): number {
  const doubt = Math.min(MOST_DOUBT, habits.doubt * turns);
  return (lossAt(rules, above - doubt) + 2 * lossAt(rules, above) + lossAt(rules, above + doubt)) / 4;
}

/** The table of losses, between its entries as well. */
function lossAt(rules: Ruleset, above: number): number {
  if (above <= 0) return 0;
  const { lost, beyond } = rules.table.poverty;
  const last = lost.length - 1;
  if (above >= last) return (lost[last] as number) + (above - last) * beyond;
  const floor = Math.floor(above);
  const low = lost[floor] as number;
  return low + (above - floor) * ((lost[floor + 1] as number) - low);
}
