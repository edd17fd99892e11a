import { type GameResult, scheduleOf, type Tally, tallyOf } from "@tabletown/bots";
import { alignedTable } from "../terminal/aligned-table.ts";
import { decimal, percent } from "../terminal/numbers.ts";
import { FEWEST_DEALS, wholeDeals } from "./deals.ts";
import { meanInterval, meanOf, studentQuantile, varianceOf, wilson } from "./interval.ts";
import { withoutLuck } from "./luck-factor.ts";
import { type Rated, ratingsOf } from "./ratings.ts";

/** What a tournament says about one bot. */
export interface BotReport {
  readonly name: string;
  readonly games: number;
  /** Absent where everybody plays alone. */
  readonly wins?: number;
  readonly winRate?: number;
  /** 95 %. */
  readonly interval?: readonly [number, number];
  readonly rating?: Rated;
  readonly adjusted?: Adjusted;
  /** How often it beat the opponent that the rules know for who plays alone. */
  readonly rivalBeaten?: number;
  readonly meanScore: number;
  /** 95 %. */
  readonly scoreInterval: readonly [number, number];
  readonly medianScore: number;
  readonly decisions: number;
  readonly millisecondsPerMove: number;
  readonly slowestMove: number;
  readonly forfeits: number;
}

/** The win rate without what luck gave, by the deals that were played from every seat. */
export interface Adjusted {
  readonly winRate: number;
  /** 95 %. */
  readonly interval: readonly [number, number];
  /**
   * The variance of this win rate in that of as many plain games that know nothing of each other; absent where those do
   * not differ.
   */
  readonly variance?: number;
  readonly deals: number;
}

export function botReportsOf(names: readonly string[], results: readonly GameResult[], players: number): BotReport[] {
  const ratings = ratingsOf(names.length, results);
  const luckless = results.some(({ luck }) => luck !== undefined) ? lucklessDeals(names.length, results, players) : [];
  return tallyOf(names.length, results).map((tally, i) => {
    const scores = results.flatMap((result) => result.scores.filter((_, seat) => result.seats[seat] === i));
    return {
      name: names[i] as string,
      games: tally.games,
      ...(players > 1 ? against(tally, ratings[i] as Rated) : alone(results.filter(({ seats }) => seats[0] === i))),
      ...(players > 1 && adjustedFor(i, luckless)),
      meanScore: tally.score / Math.max(1, tally.games),
      scoreInterval: meanInterval(scores),
      medianScore: medianOf(scores),
      decisions: tally.decisions,
      millisecondsPerMove: tally.milliseconds / Math.max(1, tally.decisions),
      slowestMove: tally.slowest,
      forfeits: tally.forfeits,
    };
  });
}

function against({ wins, games }: Tally, rating: Rated): Partial<BotReport> {
  return { wins, winRate: wins / Math.max(1, games), interval: wilson(wins, games), rating };
}

function lucklessDeals(contestants: number, results: readonly GameResult[], players: number) {
  const { gamesOfDeal } = scheduleOf(contestants, players, 0, "");
  return withoutLuck(wholeDeals(results, gamesOfDeal));
}

/** Luck has mean zero, so that results without it have the same mean as plain ones. Games of a deal share its luck. */
function adjustedFor(contestant: number, all: ReturnType<typeof withoutLuck>): Partial<BotReport> {
  const own = all.filter((each) => each.contestant === contestant);
  const deals = own.length;
  if (deals < FEWEST_DEALS) return {};
  const without = own.map((each) => each.without);
  const winRate = meanOf(without);
  const variance = Math.max(varianceOf(without), leastVariance(without)) / deals;
  const spread = studentQuantile(deals - 1) * Math.sqrt(variance);
  const games = own.flatMap((each) => each.games);
  const plain = varianceOf(games) / games.length;
  return {
    adjusted: {
      winRate,
      interval: [winRate - spread, winRate + spread],
      ...(plain > 0 && { variance: variance / plain }),
      deals,
    },
  };
}

/**
 * Deals that ended alike, such as those of two bots that play the same, do not prove that others would. Where all did, as
 * much is left open as if one more had been won from every seat and one lost; where fewer did, by their share less.
 */
function leastVariance(results: readonly number[]): number {
  const mean = meanOf(results);
  const alike = Map.groupBy(results, (result) => Math.round(result * 10_000));
  const most = [...alike.values()].reduce((largest, { length }) => Math.max(largest, length), 0);
  return ((most / results.length) * ((1 - mean) ** 2 + mean ** 2)) / (results.length + 1);
}

function alone(results: readonly GameResult[]): Partial<BotReport> {
  const told = results.filter(({ rivalBeaten }) => rivalBeaten !== undefined);
  if (told.length === 0) return {};
  return { rivalBeaten: told.filter(({ rivalBeaten }) => rivalBeaten).length / told.length };
}

function medianOf(scores: readonly number[]): number {
  const sorted = scores.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const high = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? high : (high + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

const rate = (share: number | undefined) => (share === undefined ? undefined : percent(share));
const times = (factor: number | undefined) => (factor === undefined ? undefined : `× ${factor.toFixed(2)}`);

/** The columns of the report; one that says nothing about any bot is left out. */
const COLUMNS: readonly (readonly [head: string, cell: (report: BotReport) => string | undefined])[] = [
  ["bot", ({ name }) => name],
  ["games", ({ games }) => String(games)],
  ["wins", ({ winRate }) => rate(winRate)],
  ["95 %", ({ interval }) => interval?.map((end) => percent(end)).join(" to ")],
  ["adjusted", ({ adjusted }) => rate(adjusted?.winRate)],
  ["95 %", ({ adjusted }) => adjusted?.interval.map((end) => percent(end)).join(" to ")],
  ["variance", ({ adjusted }) => times(adjusted?.variance)],
  ["deals", ({ adjusted }) => adjusted && String(adjusted.deals)],
  ["rating", ({ rating }) => rating && `${decimal(rating.mu, 1)} ± ${rating.sigma.toFixed(1)}`],
  ["rival beaten", ({ rivalBeaten }) => rate(rivalBeaten)],
  ["mean score", ({ meanScore }) => decimal(meanScore, 1)],
  ["median", ({ medianScore }) => decimal(medianScore, 1)],
  ["ms/move", ({ millisecondsPerMove }) => millisecondsPerMove.toFixed(2)],
  ["slowest", ({ slowestMove }) => slowestMove.toFixed(0)],
  ["forfeits", ({ forfeits }) => String(forfeits)],
];

export function reportTable(reports: readonly BotReport[]): string {
  const columns = COLUMNS.filter(([, cell]) => reports.some((report) => cell(report) !== undefined));
  const heads = columns.map(([head]) => head);
  const rows = reports.map((report) => columns.map(([, cell]) => cell(report) ?? ""));
  return alignedTable(heads, rows);
}
