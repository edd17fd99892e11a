import type { DealResult } from "./deals.ts";
import { meanOf } from "./interval.ts";

/** As if so many results had shown that luck is worth what it is said to be. */
const BELIEVED = 20;

const PARTS = 10;

/**
 * The results of every deal without luck. What is said of luck is partly noise, which would be added to results where it
 * is more than the luck: so luck counts by a factor. It is found for every tenth of the deals from the others, as the one
 * with which their results differ least: a factor that has not seen a deal leaves luck its mean of zero, whatever it is.
 */
export function withoutLuck(
  deals: readonly (readonly DealResult[])[],
): readonly (DealResult & { readonly without: number })[] {
  const parts = Array.from({ length: PARTS }, (_, n) => deals.filter((_, i) => i % PARTS === n).flat());
  return parts.flatMap((part) => {
    const factor = factorFor(parts.filter((other) => other !== part).flat());
    return part.map((each) => ({ ...each, without: each.won - factor * each.luck }));
  });
}

function factorFor(sample: readonly DealResult[]): number {
  let [together, squares] = [0, 0];
  for (const own of Map.groupBy(sample, ({ contestant }) => contestant).values()) {
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
