import type { Seat } from "@tabletown/kernel";
import { type CityObject, type Lot, NONE, type Ruleset, type Street } from "../rules/ruleset.ts";
import { countMissing, firstLot, hasLot, lotsOf, sharesOf, TABLE } from "../rules/sets.ts";
import type { City, State } from "../rules/state.ts";
import type { Habits } from "./habits.ts";

/** Cities that are kept; search meets the same ones again and again with other hands and shares. */
const KEPT_BITS = 12;

const MOST_SEATS = 6;

/** However little a seat wants a lot built on, it may have to. */
const LEAST = 0.02;

/** How far the city is from being finished, whoever holds what. */
export interface CityOutlook {
  /** The lots built on, by which a city is known. */
  readonly first: number;
  readonly second: number;
  /** Streets that are not finished. */
  readonly open: readonly number[];
  /** Their empty lots, street by street. */
  readonly empty: readonly number[];
  /** By street: lots that are not built on. */
  readonly missing: readonly number[];
  /** Buildings still missing on the shortest way between the two objects of the goal. */
  readonly gap: number;
  /** The lot that would close a gap of one. */
  readonly closing: number;
  /** Buildings that will probably still be placed. */
  readonly builds: number;
  /** How often so many lots that are empty now are built on, with their buildings in the bag. */
  readonly often: readonly number[];
  /** How often one stays empty whose building is in the hand of a seat that gains by it as much as the others. */
  readonly seldom: number;
}

/** What the rest of the game is likely to bring. */
export interface GameOutlook {
  readonly city: CityOutlook;
  /** By object: how many more payouts it will probably bring. */
  readonly payouts: Float64Array;
  /** What objects pay for the shares that are held: all objects to the first seat, then to the next. */
  readonly pays: Int32Array;
}

/** Finds what states promise. Lists are made once: what was found holds until the next state is looked at. */
export class OutlookFinder {
  private readonly rules: Ruleset;
  private readonly habits: Habits;
  private readonly kept = new Array<CityOutlook | undefined>(1 << KEPT_BITS).fill(undefined);
  private readonly payouts: Float64Array;
  private readonly pays: Int32Array;
  /** Whose building belongs on each lot. */
  private readonly owners: Int8Array;
  /** What seats stand to gain by a street, compared with the mean of all, and the most that anybody does. */
  private readonly leads: Float64Array;
  private readonly most: Float64Array;

  constructor(rules: Ruleset, habits: Habits) {
    this.rules = rules;
    this.habits = habits;
    this.payouts = new Float64Array(rules.objects.length);
    this.pays = new Int32Array(MOST_SEATS * rules.objects.length);
    this.owners = new Int8Array(rules.lots.length);
    this.leads = new Float64Array(MOST_SEATS * rules.streets.length);
    this.most = new Float64Array(rules.streets.length);
  }

  of(s: State): GameOutlook {
    const { payouts, pays } = this;
    const city = this.cityOf(s);
    this.findPays(s);
    this.findPayouts(s, city);
    return { city, payouts, pays };
  }

  private cityOf(s: State): CityOutlook {
    const first = lotsOf(s.sets, TABLE, 0);
    const second = lotsOf(s.sets, TABLE, 1);
    const place = Math.imul(first ^ Math.imul(second, 0x85ebca6b), 0x9e3779b1) >>> (32 - KEPT_BITS);
    const known = this.kept[place];
    if (known !== undefined && known.first === first && known.second === second) return known;
    const city = cityOutlookOf(this.rules, this.habits, s);
    this.kept[place] = city;
    return city;
  }

  private findPays({ sets, money }: State): void {
    const { objects } = this.rules;
    let next = 0;
    for (let seat = 0; seat < money.length; seat++) {
      for (let object = 0; object < objects.length; object++) {
        this.pays[next++] = (objects[object] as CityObject).paysFor[sharesOf(sets, seat, object)] as number;
      }
    }
  }

  private findPayouts(s: State, city: CityOutlook): void {
    const { payouts, owners, habits } = this;
    const { streets } = this.rules;
    const { open, empty, missing, often } = city;
    const bag = often[1] ?? 1;
    const seats = s.money.length;
    // Lists as short as these are filled more quickly one by one than by `fill`.
    for (let object = 0; object < payouts.length; object++) payouts[object] = 0;
    for (let i = 0; i < empty.length; i++) owners[empty[i] as number] = NONE;
    let first = 0;
    let second = 0;
    for (let seat = 0; seat < seats; seat++) {
      const one = lotsOf(s.sets, seat, 0);
      const other = lotsOf(s.sets, seat, 1);
      for (let bits = one; bits !== 0; bits &= bits - 1) owners[firstLot(bits, 0)] = seat;
      for (let bits = other; bits !== 0; bits &= bits - 1) owners[firstLot(bits, 1)] = seat;
      first |= one;
      second |= other;
    }
    this.findLeads(open, seats);
    let next = 0;
    for (let i = 0; i < open.length; i++) {
      const street = open[i] as number;
      const { ends, set } = streets[street] as Street;
      const count = missing[street] as number;
      let likely = often[count] as number;
      if (((set.first & first) | (set.second & second)) !== 0) {
        likely = 1;
        for (let lot = next; lot < next + count; lot++) {
          const seat = owners[empty[lot] as number] as Seat;
          likely *= seat === NONE ? bag : this.oftenWith(s, street, seat, city);
        }
      }
      next += count;
      likely /= 1 + habits.envied * (this.most[street] as number);
      payouts[ends[0]] = (payouts[ends[0]] as number) + likely;
      payouts[ends[1]] = (payouts[ends[1]] as number) + likely;
    }
  }

  /** What the seats stand to gain by each open street, compared with the mean of all. */
  private findLeads(open: readonly number[], seats: number): void {
    const { pays, leads, most } = this;
    const { streets, objects } = this.rules;
    for (let i = 0; i < open.length; i++) {
      const street = open[i] as number;
      const [one, other] = (streets[street] as Street).ends;
      let all = 0;
      let highest = 0;
      for (let seat = 0, start = 0; seat < seats; seat++, start += objects.length) {
        const pay = (pays[start + one] as number) + (pays[start + other] as number);
        leads[street * MOST_SEATS + seat] = pay;
        all += pay;
        if (pay > highest) highest = pay;
      }
      const mean = all / seats;
      for (let seat = 0; seat < seats; seat++) {
        leads[street * MOST_SEATS + seat] = (leads[street * MOST_SEATS + seat] as number) - mean;
      }
      most[street] = highest - mean;
    }
  }

  /** How often a lot is built on by a seat with what it stands to gain by the street, compared with the others. */
  private oftenWith(s: State, street: number, seat: Seat, city: CityOutlook): number {
    const { habits } = this;
    const lead = this.leads[street * MOST_SEATS + seat] as number;
    if (lead > 0) return 1 - city.seldom * (habits.wanted / (1 + habits.eager * lead));
    if (lead === 0) return 1 - city.seldom;
    const held = habits.unwanted * (1 - habits.grudge * lead) * habits.crowded ** this.worseIn(s, seat, lead);
    return Math.max(LEAST, 1 - city.seldom * held);
  }

  /** Buildings in the hand of a seat that it likes even less to place than one with such a lead: it cannot keep them all back. */
  private worseIn({ sets }: State, seat: Seat, lead: number): number {
    const { lots } = this.rules;
    let count = 0;
    for (let half = 0; half < 2; half++) {
      for (let bits = lotsOf(sets, seat, half); bits !== 0; bits &= bits - 1) {
        const { street } = lots[firstLot(bits, half)] as Lot;
        if ((this.leads[street * MOST_SEATS + seat] as number) < lead) count++;
      }
    }
    return count;
  }
}

function cityOutlookOf(rules: Ruleset, habits: Habits, s: City): CityOutlook {
  const { streets, goal } = rules;
  const missing: number[] = [];
  const open: number[] = [];
  const empty: number[] = [];
  for (let street = 0; street < streets.length; street++) {
    const { lots, set } = streets[street] as Street;
    const count = countMissing(s, set);
    missing.push(count);
    if (count === 0) continue;
    open.push(street);
    for (let i = 0; i < lots.length; i++) if (!hasLot(s.sets, TABLE, lots[i] as number)) empty.push(lots[i] as number);
  }
  const ways = distances(rules, missing, goal[0]);
  const gap = ways[goal[1]] as number;
  // The last of `gap` given lots among the empty ones, in random order, falls on this place.
  const builds = habits.shortcut * ((gap * (empty.length + 1)) / (gap + 1));
  const often = empty.length === 0 ? 1 : Math.min(1, builds / empty.length);
  return {
    first: lotsOf(s.sets, TABLE, 0),
    second: lotsOf(s.sets, TABLE, 1),
    open,
    empty,
    missing,
    gap,
    closing: gap === 1 ? closingLot(rules, s, missing, ways) : NONE,
    builds,
    often: powersOf(often ** habits.unseen, Math.max(0, ...missing)),
    seldom: 1 - often,
  };
}

/** From the power of 0 on. */
function powersOf(base: number, most: number): number[] {
  const powers = [1];
  for (let n = 1; n <= most; n++) powers.push((powers[n - 1] as number) * base);
  return powers;
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
