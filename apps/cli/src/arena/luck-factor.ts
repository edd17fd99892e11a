import type { GameResult } from "@tabletown/bots";
import { meanOf } from "./interval.ts";

/** What one contestant got in a game, a share of the victory, and what luck is said to have given it. */
interface LuckyResult {
  readonly contestant: number;
  readonly won: number;
  readonly luck: number;
}

/** As if so many results had shown that luck is worth what it is said to be. */
const BELIEVED = 20;

/**
 * The results of every game without luck. What is said of luck is partly noise, which would be added to results where it
 * is more than the luck: so luck counts by a factor, the one with which the results of the other half of the games differ
 * least. A factor that has not seen a game leaves luck its mean of zero, whatever it is.
 */
export function withoutLuck(results: readonly GameResult[]): readonly (LuckyResult & { readonly without: number })[] {
  const games = results.map(luckyResults);
  const middle = games.length >> 1;
  const halves = [games.slice(0, middle), games.slice(middle)].map((half) => half.flat());
  return halves.flatMap((half, n) => {
    const factor = factorFor(halves[1 - n] as readonly LuckyResult[]);
    return half.map((each) => ({ ...each, without: each.won - factor * each.luck }));
  });
}

function luckyResults({ seats, ranks, luck }: GameResult): readonly LuckyResult[] {
  if (luck === undefined) return [];
  const winners = ranks.filter((rank) => rank === 1).length;
  return seats.map((contestant, seat) => ({
    contestant,
    won: ranks[seat] === 1 ? 1 / winners : 0,
    luck: luck[seat] as number,
  }));
}

function factorFor(sample: readonly LuckyResult[]): number {
  let [together, squares] = [0, 0];
  for (const contestant of new Set(sample.map((each) => each.contestant))) {
    const own = sample.filter((each) => each.contestant === contestant);
    const [won, luck] = [meanOf(own.map((each) => each.won)), meanOf(own.map((each) => each.luck))];
    for (const each of own) {
      together += (each.won - won) * (each.luck - luck);
      squares += (each.luck - luck) ** 2;
    }
  }
  if (squares === 0) return 1;
  const believed = (BELIEVED * squares) / sample.length;
  return (together + believed) / (squares + believed);
}
