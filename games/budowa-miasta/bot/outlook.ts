import type { Seat } from "@tabletown/kernel";
import type { Attraction, Lot, Ruleset, Street } from "../rules/ruleset.ts";
import { BOARD, type State } from "../rules/state.ts";

/** Of the buildings that the shortest way to the end would still allow, the part that is really placed: there are other ways. */
const SHORTCUT = 0.93;
/** How much less often a lot stays empty whose building is in the hand of somebody who wants it built, and the other way round. */
const WANTED = 0.4;
const UNWANTED = 1.5;

/** What the rest of the game is likely to bring. */
export interface Outlook {
  /** Buildings still missing on the shortest way between the two objects of the goal. */
  readonly gap: number;
  /** The lot that would close a gap of one. */
  readonly closing: number;
  /** Buildings that will probably still be placed. */
  readonly builds: number;
  /** By object: how many more payouts it will probably bring. */
  readonly payouts: readonly number[];
}

/** `held[seat][object]` is how many shares a seat has. */
export function outlookOf(rules: Ruleset, s: State, held: readonly (readonly number[])[]): Outlook {
  const missing = rules.streets.map(({ lots }) => {
    let count = 0;
    for (const lot of lots) if (s.buildings[lot] !== BOARD) count++;
    return count;
  });
  const lengths = distances(rules, missing, rules.goal[0]);
  const gap = lengths[rules.goal[1]] as number;
  let empty = 0;
  for (const count of missing) empty += count;
  // The last of `gap` given lots among `empty`, in random order, falls on this place.
  const builds = SHORTCUT * ((gap * (empty + 1)) / (gap + 1));
  const often = empty === 0 ? 1 : Math.min(1, builds / empty);
  const payouts = rules.objects.map(() => 0);
  for (const [street, { ends, lots }] of rules.streets.entries()) {
    if (missing[street] === 0) continue;
    let likely = 1;
    for (const lot of lots) {
      const place = s.buildings[lot] as number;
      if (place === BOARD) continue;
      likely *= place < 0 ? often : 1 - (1 - often) * eagerness(rules, held, ends, place);
    }
    for (const end of ends) payouts[end] = (payouts[end] as number) + likely;
  }
  return { gap, closing: gap === 1 ? closingLot(rules, s, missing, lengths) : -1, builds, payouts };
}

/** How the risk that a seat never builds on a street changes with what it stands to gain there. */
function eagerness(rules: Ruleset, held: readonly (readonly number[])[], ends: readonly number[], seat: Seat): number {
  let own = 0;
  let all = 0;
  for (const [other, shares] of held.entries()) {
    let pay = 0;
    for (const end of ends) pay += (rules.objects[end] as Attraction).payouts[shares[end] as number] as number;
    all += pay;
    if (other === seat) own = pay;
  }
  const mean = all / held.length;
  return own > mean ? WANTED : own < mean ? UNWANTED : 1;
}

/** Missing buildings on the shortest way from an object to each other one. */
function distances(rules: Ruleset, missing: readonly number[], from: number): number[] {
  const found = rules.objects.map(() => Number.POSITIVE_INFINITY);
  found[from] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let street = 0; street < rules.streets.length; street++) {
      const [one, other] = (rules.streets[street] as Street).ends;
      const length = missing[street] as number;
      if ((found[one] as number) + length < (found[other] as number)) {
        found[other] = (found[one] as number) + length;
        changed = true;
      } else if ((found[other] as number) + length < (found[one] as number)) {
        found[one] = (found[other] as number) + length;
        changed = true;
      }
    }
  }
  return found;
}

/** A lot that ends the game at once. */
function closingLot(rules: Ruleset, s: State, missing: readonly number[], lengths: readonly number[]): number {
  const back = distances(rules, missing, rules.goal[1]);
  return rules.lots.findIndex(({ street }: Lot, lot) => {
    if (s.buildings[lot] === BOARD || missing[street] !== 1) return false;
    const [one, other] = (rules.streets[street] as Street).ends;
    return (
      (lengths[one] as number) + (back[other] as number) === 0 ||
      (lengths[other] as number) + (back[one] as number) === 0
    );
  });
}
