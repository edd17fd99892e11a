import type { GameResult } from "@tabletown/bots";
import { victoryShares } from "@tabletown/kernel";
import { several } from "../terminal/several.ts";
import { meanOf } from "./interval.ts";

/** With one alone nobody knows how much deals differ. */
export const FEWEST_DEALS = 2;

/** What one contestant got on one deal, from every seat: a share of the victory, and what luck of each kind is said to have given it. */
export interface DealResult {
  readonly contestant: number;
  /** Of each of its games. */
  readonly games: readonly number[];
  /** The means of its games. */
  readonly won: number;
  readonly luck: number;
  readonly choiceLuck: number;
}

/**
 * Deal by deal, for each contestant. What luck gave a seat it gives to everybody in turn where a deal is played from
 * every seat, and who always begins has an advantage: so deals that are not whole, of a run that was stopped or of a
 * part, are left out. Games that were broken off have no luck.
 */
export function wholeDeals(results: readonly GameResult[], gamesOfDeal: number): readonly (readonly DealResult[])[] {
  const deals = Map.groupBy(results, ({ number }) => Math.floor(number / gamesOfDeal));
  return [...deals.values()].filter(({ length }) => length === gamesOfDeal).map(dealResults);
}

/** Says what adjusted results leave out, if anything. */
export function leftOutText(results: readonly GameResult[], gamesOfDeal: number): string | undefined {
  const deals = wholeDeals(results, gamesOfDeal).length;
  if (deals < FEWEST_DEALS) return "To adjust results takes two deals or more, each played from every seat.";
  const left = results.length - deals * gamesOfDeal;
  if (left === 0) return undefined;
  return `Adjusted results leave out ${several(left, "game")}: not every seat of the deal has been played from.`;
}

function dealResults(results: readonly GameResult[]): readonly DealResult[] {
  const shares = results.flatMap(({ seats, ranks, luck, choiceLuck }) => {
    const won = victoryShares(ranks);
    return seats.map((contestant, seat) => ({
      contestant,
      won: won[seat] as number,
      luck: luck?.[seat] ?? 0,
      choiceLuck: choiceLuck?.[seat] ?? 0,
    }));
  });
  return [...Map.groupBy(shares, ({ contestant }) => contestant)].map(([contestant, own]) => {
    const games = own.map(({ won }) => won);
    return {
      contestant,
      games,
      won: meanOf(games),
      luck: meanOf(own.map(({ luck }) => luck)),
      choiceLuck: meanOf(own.map(({ choiceLuck }) => choiceLuck)),
    };
  });
}
