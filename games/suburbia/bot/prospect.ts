import { STATS, type Stat } from "../data/table.ts";
import { touching } from "../rules/hex.ts";
import type { Kind, Ruleset } from "../rules/ruleset.ts";
import type { Borough } from "../rules/state.ts";
import type { Habits } from "./outlook.ts";

/** What the tiles of a borough are likely to bring per turn by reacting to tiles still to come, and per red line. */
export interface Prospect {
  money: number;
  income: number;
  reputation: number;
  population: number;
  incomePerLine: number;
  reputationPerLine: number;
}

/** What a tile of each kind adds, on average over all buildings, to one that is built later and counts its signs. */
export type Appeals = ReadonlyMap<string, Gains>;
type Gains = readonly { readonly stat: Stat; readonly amount: number }[];

/** What there is to expect of the buildings outside the boroughs. */
export interface Outside {
  readonly share: Share;
  readonly appeals: Appeals;
}

export function appealsOf(rules: Ruleset): Appeals {
  const all = [...rules.tiles.A, ...rules.tiles.B, ...rules.tiles.C];
  const counting = all
    .flatMap((id) => (rules.kinds.get(id) as Kind).each)
    .filter(({ where, later }) => !later && (where === "own" || where === "every"));
  return new Map(
    [...rules.kinds].map(([id, { signs: shown }]) => {
      const fitting = counting.filter(({ signs }) => (signs & shown) !== 0);
      const sum = (wanted: Stat) =>
        fitting.reduce((total, { stat, amount }) => (stat === wanted ? total + amount : total), 0);
      return [id, STATS.map((stat) => ({ stat, amount: sum(stat) / all.length })).filter(({ amount }) => amount !== 0)];
    }),
  );
}

/** How many of all buildings show any of these signs. */
export type Share = (signs: number) => number;

export function sharesOf(rules: Ruleset): Share {
  const all = [...rules.tiles.A, ...rules.tiles.B, ...rules.tiles.C].map((id) => (rules.kinds.get(id) as Kind).signs);
  const known = new Map<number, number>();
  return (signs) => {
    let share = known.get(signs);
    if (share === undefined) {
      share = all.filter((shown) => (shown & signs) !== 0).length / all.length;
      known.set(signs, share);
    }
    return share;
  };
}

export function prospectOf(
  rules: Ruleset,
  outside: Outside,
  { tiles, frontier }: Borough,
  others: number,
  habits: Habits,
): Prospect {
  const prospect = { money: 0, income: 0, reputation: 0, population: 0, incomePerLine: 0, reputationPerLine: 0 };
  for (const { kind: id, at, invested } of tiles) {
    const { each, redLine } = rules.kinds.get(id) as Kind;
    const times = invested ? 2 : 1;
    for (const { stat, amount, where, signs } of each) {
      let arrivals = 0;
      if (where === "adjacent") {
        let free = 0;
        for (const space of frontier) if (touching(space, at)) free++;
        arrivals = free * (amount > 0 ? habits.fills : habits.shuns);
      } else arrivals = where === "own" ? 1 : where === "every" ? 1 + others : others;
      prospect[stat] += times * amount * arrivals * outside.share(signs);
    }
    for (const { stat, amount } of outside.appeals.get(id) as Gains) prospect[stat] += habits.choosy * amount;
    for (const { stat, amount } of redLine) {
      if (stat === "income") prospect.incomePerLine += times * amount;
      else prospect.reputationPerLine += times * amount;
    }
  }
  return prospect;
}
