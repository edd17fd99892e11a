import type { Seat } from "@tabletown/kernel";
import { NONE, type Ruleset, type Street } from "../rules/ruleset.ts";
import { countMissing, hasLot, lotsOf, TABLE } from "../rules/sets.ts";
import type { City, State } from "../rules/state.ts";
import { payOf } from "./payouts.ts";

/** Of the buildings that the shortest way to the end would still allow, the part that is really placed: there are other ways. */
const SHORTCUT = 0.93;
/** How much less often a lot stays empty whose building is in the hand of somebody who wants it built, and the other way round. */
const WANTED = 0.4;
const UNWANTED = 1.5;

/** How far the city is from being finished, whoever holds what. */
export interface CityOutlook {
  /** Streets that are not finished. */
  readonly open: readonly number[];
  /** By street: lots that are not built on. */
  readonly missing: readonly number[];
  /** Buildings still missing on the shortest way between the two objects of the goal. */
  readonly gap: number;
  /** The lot that would close a gap of one. */
  readonly closing: number;
  /** Buildings that will probably still be placed. */
  readonly builds: number;
  /** How often a lot that is empty now is built on. */
  readonly often: number;
  /** How often so many are, whose buildings nobody has drawn yet. */
  readonly oftenAll: readonly number[];
}

/** What the rest of the game is likely to bring. */
export interface GameOutlook {
  readonly city: CityOutlook;
  /** By object: how many more payouts it will probably bring. */
  readonly payouts: readonly number[];
}

export function cityOutlookOf(rules: Ruleset, s: City): CityOutlook {
  const { streets, goal } = rules;
  const missing: number[] = [];
  const open: number[] = [];
  let empty = 0;
  for (let street = 0; street < streets.length; street++) {
    const count = countMissing(s, (streets[street] as Street).set);
    missing.push(count);
    if (count > 0) open.push(street);
    empty += count;
  }
  const ways = distances(rules, missing, goal[0]);
  const gap = ways[goal[1]] as number;
  // The last of `gap` given lots among `empty`, in random order, falls on this place.
  const builds = SHORTCUT * ((gap * (empty + 1)) / (gap + 1));
  const often = empty === 0 ? 1 : Math.min(1, builds / empty);
  const oftenAll = [1, often, often * often, often * often * often, often * often * often * often];
  const closing = gap === 1 ? closingLot(rules, s, missing, ways) : NONE;
  return { open, missing, gap, closing, builds, often, oftenAll };
}

export function outlookOf(rules: Ruleset, s: State, city: CityOutlook = cityOutlookOf(rules, s)): GameOutlook {
  const { streets, objects } = rules;
  const { open, missing, oftenAll } = city;
  let first = 0;
  let second = 0;
  for (let seat = 0; seat < s.money.length; seat++) {
    first |= lotsOf(s.sets, seat, 0);
    second |= lotsOf(s.sets, seat, 1);
  }
  const payouts: number[] = [];
  for (let object = 0; object < objects.length; object++) payouts.push(0);
  for (let i = 0; i < open.length; i++) {
    const index = open[i] as number;
    const street = streets[index] as Street;
    const isDrawn = ((street.set.first & first) | (street.set.second & second)) !== 0;
    const likely = isDrawn ? likelihood(rules, s, street, city.often) : (oftenAll[missing[index] as number] as number);
    const [one, other] = street.ends;
    payouts[one] = (payouts[one] as number) + likely;
    payouts[other] = (payouts[other] as number) + likely;
  }
  return { city, payouts };
}

/** How likely a street is to be finished, where lots in general are built on so `often`. */
function likelihood(rules: Ruleset, s: State, street: Street, often: number): number {
  const { lots } = street;
  let likely = 1;
  for (let i = 0; i < lots.length; i++) {
    const lot = lots[i] as number;
    if (hasLot(s.sets, TABLE, lot)) continue;
    const seat = ownerOf(s, lot);
    likely *= seat === NONE ? often : 1 - (1 - often) * reluctance(rules, s, street, seat);
  }
  return likely;
}

/** Who has a building in hand, NONE where it is in the bag. */
function ownerOf({ sets, money }: State, lot: number): Seat {
  for (let seat = 0; seat < money.length; seat++) if (hasLot(sets, seat, lot)) return seat;
  return NONE;
}

/** How the risk that a seat never builds on a street changes with what it stands to gain there, compared with the others. */
function reluctance(rules: Ruleset, s: State, { ends }: Street, seat: Seat): number {
  const seats = s.money.length;
  let own = 0;
  let all = 0;
  for (let other = 0; other < seats; other++) {
    const pay = payOf(rules, s, other, ends[0]) + payOf(rules, s, other, ends[1]);
    all += pay;
    if (other === seat) own = pay;
  }
  const lead = own * seats - all;
  return lead > 0 ? WANTED : lead < 0 ? UNWANTED : 1;
}

/** More buildings than there are. */
const UNREACHED = 1e6;

/** Missing buildings on the shortest way from an object to each other one. */
function distances(rules: Ruleset, missing: readonly number[], from: number): number[] {
  const found: number[] = [];
  for (let object = 0; object < rules.objects.length; object++) found.push(object === from ? 0 : UNREACHED);
  for (let changed = true; changed; ) {
    changed = false;
    for (let street = 0; street < missing.length; street++) {
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
function closingLot(rules: Ruleset, s: City, missing: readonly number[], ways: readonly number[]): number {
  const back = distances(rules, missing, rules.goal[1]);
  return rules.lots.findIndex(({ street }, lot) => {
    if (hasLot(s.sets, TABLE, lot) || missing[street] !== 1) return false;
    const [one, other] = (rules.streets[street] as Street).ends;
    return (ways[one] === 0 && back[other] === 0) || (ways[other] === 0 && back[one] === 0);
  });
}
