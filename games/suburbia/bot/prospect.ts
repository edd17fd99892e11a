import type { Stat } from "../data/table.ts";
import type { PlaceAction } from "../rules/action.ts";
import { type Hex, ROW, touching } from "../rules/hex.ts";
import type { Kind, Ruleset } from "../rules/ruleset.ts";
import type { Borough } from "../rules/state.ts";
import type { Habits } from "./habits.ts";

/** What the tiles of a borough are likely to bring per turn by reacting to tiles still to come, and per red line. */
export interface Prospect {
  readonly money: number;
  readonly income: number;
  readonly reputation: number;
  readonly population: number;
  readonly incomePerLine: number;
  readonly reputationPerLine: number;
}

/** The same for a tile of a kind, plain and with a marker, and for each free space beside it, if any. */
export interface Trend {
  readonly plain: Prospect;
  readonly invested: Prospect;
  readonly beside: Prospect | undefined;
}

interface ExpectedChange {
  readonly stat: Stat;
  readonly amount: number;
}

/** By the number of a kind, at a table where so many others build. */
export function trendsOf(rules: Ruleset, habits: Habits, others: number): readonly Trend[] {
  const all = [...rules.tiles.A, ...rules.tiles.B, ...rules.tiles.C].map((id) => rules.kinds.get(id) as Kind);
  return rules.kindList.map((kind) => trendOf(kind, all, habits, others));
}

function trendOf({ each, redLine, signs: shown }: Kind, all: readonly Kind[], habits: Habits, others: number): Trend {
  const share = (wanted: number): number => all.filter(({ signs }) => (signs & wanted) !== 0).length / all.length;
  // A tile reacts to those built in its own borough, and in each other one.
  const reactions: ExpectedChange[] = each.map(({ where, stat, amount, signs }) => {
    const home = where === "own" || where === "every" ? habits.choosyAtHome : 0;
    const abroad = where === "every" || where === "others" ? others * habits.choosyAbroad : 0;
    return { stat, amount: (home + abroad) * amount * share(signs) };
  });
  const beside: ExpectedChange[] = each
    .filter(({ where }) => where === "adjacent")
    .map(({ stat, amount, signs }) => ({
      stat,
      amount: amount * (amount > 0 ? habits.fills : habits.shuns) * share(signs),
    }));
  // What it adds, on average over all buildings, to one that is built later and counts its signs.
  const appeal: ExpectedChange[] = all
    .flatMap((kind) => kind.each)
    .filter(({ where, later, signs }) => !later && (where === "own" || where === "every") && (signs & shown) !== 0)
    .map(({ stat, amount }) => ({ stat, amount: (choosy(habits, stat) * amount) / all.length }));
  return {
    plain: sums([...reactions, ...appeal], redLine),
    // A marker doubles what the tile itself does.
    invested: sums([...reactions, ...reactions, ...appeal], [...redLine, ...redLine]),
    beside: beside.length === 0 ? undefined : sums(beside, []),
  };
}

function choosy(habits: Habits, stat: Stat): number {
  if (stat === "income") return habits.choosyOfIncome;
  return stat === "reputation" ? habits.choosyOfReputation : habits.choosy;
}

function sums(changes: readonly ExpectedChange[], perLine: readonly ExpectedChange[]): Prospect {
  return {
    money: sumOf(changes, "money"),
    income: sumOf(changes, "income"),
    reputation: sumOf(changes, "reputation"),
    population: sumOf(changes, "population"),
    incomePerLine: sumOf(perLine, "income"),
    reputationPerLine: sumOf(perLine, "reputation"),
  };
}

function sumOf(changes: readonly ExpectedChange[], wanted: Stat): number {
  return changes.reduce((sum, { stat, amount }) => (stat === wanted ? sum + amount : sum), 0);
}

export function prospectOf(trends: readonly Trend[], { tiles, kinds, frontier }: Borough): Prospect {
  const sum = { money: 0, income: 0, reputation: 0, population: 0, incomePerLine: 0, reputationPerLine: 0 };
  for (let i = 0; i < tiles.length; i++) {
    const { hex, invested } = tiles[i] as Borough["tiles"][number];
    const trend = trends[kinds[i] as number] as Trend;
    add(sum, invested ? trend.invested : trend.plain, 1);
    if (trend.beside !== undefined) add(sum, trend.beside, (invested ? 2 : 1) * freeBeside(frontier, hex));
  }
  return sum;
}

function add(sum: { -readonly [each in keyof Prospect]: number }, more: Prospect, times: number): void {
  sum.money += times * more.money;
  sum.income += times * more.income;
  sum.reputation += times * more.reputation;
  sum.population += times * more.population;
  sum.incomePerLine += times * more.incomePerLine;
  sum.reputationPerLine += times * more.reputationPerLine;
}

/** The frontier is in reading order: nothing beside the space comes before the first of the six, or after the last. */
function freeBeside(frontier: Borough["frontier"], hex: Hex): number {
  let free = 0;
  let i = 0;
  while (i < frontier.length && (frontier[i] as PlaceAction).hex < hex - 2 * ROW) i++;
  for (; i < frontier.length && (frontier[i] as PlaceAction).hex <= hex + 2 * ROW; i++) {
    if (touching((frontier[i] as PlaceAction).hex, hex)) free++;
  }
  return free;
}
