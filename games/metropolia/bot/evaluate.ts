import { has } from "../rules/city.ts";
import { type Counts, coinsOf, copiesAt, hashOfCities, MARKET, sameCities } from "../rules/counts.ts";
import type { Ruleset } from "../rules/ruleset.ts";
import type { State } from "../rules/state.ts";
import { type Factory, factoriesOf, income, type Prospect, prospects } from "./economy.ts";

/** An income below this is taken for this much: new cards will come. */
const LEAST_INCOME = 0.6;

/** What the shorter of two waits counts, for landmarks and for coins, and how fast that fades while coins take much longer. */
const ENDING = 0.5;
const FAR = 5;

/**
 * How much of what others take counts against a seat. Turns are many where income is low, and each coin less makes
 * them many more: counted in full, every purchase in the first rounds would go into taking from others.
 */
const FELT = 0.1;

/** Outlooks that are kept; a power of two. Search comes back to the same cities with other coins again and again. */
const KEPT = 1024;

/**
 * What the cities at a table promise, whatever coins there are: for every seat, and for each of the ways to win that
 * it may count on, what that still costs and what a round brings.
 */
interface CityOutlook {
  /** The counts of the state that it was made for. */
  readonly counts: Counts;
  readonly seats: number;
  readonly missing: readonly number[];
  /** Of each seat: as things are, and then with one more of each factory. */
  readonly costs: readonly number[];
  readonly incomes: readonly number[];
}

/**
 * Expected turns to win, as minus that many turns: what the missing landmarks cost beyond the coins at hand,
 * divided by what a round brings. A card is worth buying exactly when it brings victory nearer. A herd without
 * its factory brings nothing yet, so the turns are counted with one more factory too, its price included.
 */
export class Evaluation {
  readonly factories: readonly Factory[];
  private readonly rules: Ruleset;
  private readonly kept: (CityOutlook | undefined)[] = new Array<undefined>(KEPT).fill(undefined);

  constructor(rules: Ruleset) {
    this.rules = rules;
    this.factories = factoriesOf(rules);
  }

  /** The value of a state for every seat. */
  of(s: State): number[] {
    const { factories } = this;
    const { missing, costs, incomes } = this.outlook(s);
    const values: number[] = [];
    for (let seat = 0; seat < s.seats; seat++) {
      const first = seat * (1 + factories.length);
      const coins = coinsOf(s.counts, seat);
      const left = missing[seat] as number;
      let soonest = turnsToWin(left, (costs[first] as number) - coins, incomes[first] as number);
      for (let i = 0; i < factories.length; i++) {
        if (copiesAt(s.counts, MARKET, (factories[i] as Factory).card) === 0) continue;
        const way = first + 1 + i;
        const turns = turnsToWin(left, (costs[way] as number) - coins, incomes[way] as number);
        if (turns < soonest) soonest = turns;
      }
      values.push(-soonest);
    }
    return values;
  }

  private outlook(s: State): CityOutlook {
    const place = hashOfCities(s.counts, s.seats) % KEPT;
    const known = this.kept[place];
    if (known !== undefined && known.seats === s.seats && sameCities(known.counts, s.counts, s.seats)) return known;
    const made = outlookOf(this.rules, s, this.factories);
    this.kept[place] = made;
    return made;
  }
}

function outlookOf(rules: Ruleset, s: State, factories: readonly Factory[]): CityOutlook {
  const missing: number[] = [];
  const costs: number[] = [];
  const incomes: number[] = [];
  const all = prospects(rules, s, FELT);
  for (let seat = 0; seat < all.length; seat++) {
    const prospect = all[seat] as Prospect;
    let left = 0;
    let cost = 0;
    for (const landmark of rules.landmarks) {
      if (has(s, seat, landmark)) continue;
      left++;
      cost += landmark.cost;
    }
    missing.push(left);
    costs.push(cost);
    incomes.push(income(rules, s, seat, { prospect, station: has(s, seat, rules.station), factory: undefined }));
    for (const factory of factories) {
      costs.push(cost + factory.card.cost);
      // The station is among the missing landmarks anyway, so plans may count on it.
      incomes.push(income(rules, s, seat, { prospect, station: true, factory }));
    }
  }
  return { counts: s.counts.slice(), seats: s.seats, missing, costs, incomes };
}

function turnsToWin(missing: number, cost: number, income: number): number {
  const turns = Math.max(0, cost) / Math.max(LEAST_INCOME, income);
  // One landmark a turn at most, however rich. Near the end a coin more may still save a turn; far from it landmarks
  // that are only cheap do not bring the end nearer.
  if (turns <= missing) return missing + ENDING * turns;
  return turns + ENDING * missing * (missing / turns) ** FAR;
}
