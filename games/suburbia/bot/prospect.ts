import { STATS, type Stat } from "../data/table.ts";
import { type At, touching } from "../rules/hex.ts";
import type { Kind, Ruleset } from "../rules/ruleset.ts";
import type { Borough } from "../rules/state.ts";
import type { Habits } from "./outlook.ts";

/** What the tiles of a borough are likely to bring per turn by reacting to tiles still to come, and per red line. */
export interface Prospect {
  readonly money: number;
  readonly income: number;
  readonly reputation: number;
  readonly population: number;
  readonly incomePerLine: number;
  readonly reputationPerLine: number;
}

/** One number for each of `STATS`, in their order. */
type PerStat = readonly number[];

/** The same for one tile of a kind. */
export interface Trend {
  /** For tiles built in its own borough, and in each other one; a marker doubles both. */
  readonly home: PerStat;
  readonly abroad: PerStat;
  /** For each free space beside it, if any; doubled too. */
  readonly beside: PerStat | undefined;
  /** What it adds, on average over all buildings, to one that is built later and counts its signs. */
  readonly appeal: PerStat;
  readonly incomePerLine: number;
  readonly reputationPerLine: number;
}

export function trendsOf(rules: Ruleset, habits: Habits): ReadonlyMap<string, Trend> {
  const all = [...rules.tiles.A, ...rules.tiles.B, ...rules.tiles.C].map((id) => rules.kinds.get(id) as Kind);
  return new Map([...rules.kinds.values()].map((kind) => [kind.id, trendOf(kind, all, habits)]));
}

function trendOf({ each, redLine, signs: shown }: Kind, all: readonly Kind[], habits: Habits): Trend {
  const share = (wanted: number): number => all.filter(({ signs }) => (signs & wanted) !== 0).length / all.length;
  const reactions = (fits: (each: Kind["each"][number]) => boolean): PerStat =>
    sums(each.filter(fits).map(({ stat, amount, signs }) => ({ stat, amount: amount * share(signs) })));
  const beside = each
    .filter(({ where }) => where === "adjacent")
    .map(({ stat, amount, signs }) => ({
      stat,
      amount: amount * (amount > 0 ? habits.fills : habits.shuns) * share(signs),
    }));
  const counting = all
    .flatMap((kind) => kind.each)
    .filter(({ where, later, signs }) => !later && (where === "own" || where === "every") && (signs & shown) !== 0);
  const [, incomePerLine = 0, reputationPerLine = 0] = sums(redLine);
  return {
    home: reactions(({ where }) => where === "own" || where === "every"),
    abroad: reactions(({ where }) => where === "every" || where === "others"),
    beside: beside.length === 0 ? undefined : sums(beside),
    appeal: sums(counting.map(({ stat, amount }) => ({ stat, amount: (habits.choosy * amount) / all.length }))),
    incomePerLine,
    reputationPerLine,
  };
}

function sums(changes: readonly { readonly stat: Stat; readonly amount: number }[]): PerStat {
  return STATS.map((wanted) => changes.reduce((sum, { stat, amount }) => (stat === wanted ? sum + amount : sum), 0));
}

export function prospectOf(trends: ReadonlyMap<string, Trend>, { tiles, frontier }: Borough, others: number): Prospect {
  const sum = [0, 0, 0, 0];
  let incomePerLine = 0;
  let reputationPerLine = 0;
  for (let i = 0; i < tiles.length; i++) {
    const { kind, at, invested } = tiles[i] as Borough["tiles"][number];
    const trend = trends.get(kind) as Trend;
    const times = invested ? 2 : 1;
    add(sum, trend.home, times);
    add(sum, trend.abroad, times * others);
    if (trend.beside !== undefined) add(sum, trend.beside, times * freeBeside(frontier, at));
    add(sum, trend.appeal, 1);
    incomePerLine += times * trend.incomePerLine;
    reputationPerLine += times * trend.reputationPerLine;
  }
  const [money = 0, income = 0, reputation = 0, population = 0] = sum;
  return { money, income, reputation, population, incomePerLine, reputationPerLine };
}

function add(sum: number[], more: PerStat, times: number): void {
  for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] as number) + times * (more[i] as number);
}

function freeBeside(frontier: readonly At[], at: At): number {
  let free = 0;
  for (let i = 0; i < frontier.length; i++) if (touching(frontier[i] as At, at)) free++;
  return free;
}
