import { MARKS, type Mark } from "./review.ts";
import type { Spread } from "./statistics.ts";

/** From what loss on, in winning probability, a choice is called so. */
export const THRESHOLDS: Readonly<Record<Mark, number>> = { inaccuracy: 0.02, mistake: 0.04, blunder: 0.08 };

/** A choice with less between its best and its worst option decides nothing. */
export const LEAST_STAKE = 0.01;

/**
 * The mark of a loss, or of the largest mark that it surely deserves: at least half of its threshold is beyond doubt. A
 * blunder would be one with a standard error less, too: there are many more losses just below its threshold than above.
 */
export function markOf({ mean, error, noise }: Spread & { readonly noise: number }, unit: number): Mark | undefined {
  return MARKS.findLast((mark) => {
    const threshold = THRESHOLDS[mark] * unit;
    const reached = mark === "blunder" ? mean - noise : mean;
    return reached >= threshold && mean - 2 * error >= threshold / 2;
  });
}

/** Whether a loss between two numbers may still deserve one mark or another. */
export function isInDoubt([low, high]: readonly [low: number, high: number], marks: readonly Mark[] = MARKS): boolean {
  return marks.some((mark) => low < THRESHOLDS[mark] && high >= THRESHOLDS[mark]);
}

/** From 0 to 100, by a loss of winning probability: lichess's curve. */
export function accuracyOf(loss: number): number {
  return Math.min(100, Math.max(0, 103.1668 * Math.exp(-4.354 * loss) - 3.1669));
}
