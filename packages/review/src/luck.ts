import { allOutcomes } from "@tabletown/bots";
import { type Move, quickChance } from "@tabletown/kernel";
import type { LuckReview } from "./review.ts";
import { meanVector, minus, rounded, spreadOf } from "./statistics.ts";
import { resampled } from "./unknown.ts";
import { positionValues, type Valuation } from "./valuation.ts";

/** Luck with no more outcomes than this is summed up exactly: three dice are. */
const MOST_OUTCOMES = 216;
/** Alternatives per pass where luck is sampled, how many at most, and how sure is sure enough. */
const ALTERNATIVES = 4;
const MOST_ALTERNATIVES = 48;
const SURE_ENOUGH = 0.005;

/** A move during which luck had its say, and what is known of it so far. */
export interface LuckEstimate<S, A> {
  readonly move: Move<A>;
  readonly before: S;
  readonly after: S;
  /** Where its random numbers come from. */
  readonly seed: string;
  /** Differences between what came and what else could have come, one per alternative; one in all where that is exact. */
  readonly differences: (readonly number[])[];
  exact: boolean;
}

/** Whether luck can have had its say in a move: something was drawn, or something hidden became known. */
export function hasLuck({ draws, events }: Pick<Move<unknown>, "draws" | "events">): boolean {
  return draws.length > 0 || events.some(({ reveals }) => reveals);
}

/**
 * Looks at what else could have come. What came is one of those things, no likelier than chance would have it, and all
 * are valued by the same judge with the same random numbers: therefore luck has mean zero whatever the judge is worth.
 */
export function refineLuck<S, A, V>(valuation: Valuation<S, A, V>, luck: LuckEstimate<S, A>): void {
  const { game } = valuation;
  const { move, before, after, seed, differences } = luck;
  const hidden = move.events.some(({ reveals }) => reveals);
  if (!hidden && differences.length === 0) {
    const outcomes = allOutcomes(game, before, move.seat, move.action, MOST_OUTCOMES);
    if (outcomes !== undefined) {
      const mean = positionValues(valuation, after, seed).map(() => 0);
      for (const outcome of outcomes) {
        const values = positionValues(valuation, outcome.after, seed);
        for (const [seat, value] of values.entries()) mean[seat] = (mean[seat] as number) + outcome.weight * value;
      }
      differences.push(minus(positionValues(valuation, after, seed), mean));
      luck.exact = true;
      return;
    }
  }
  for (let n = 0; n < ALTERNATIVES; n++) {
    const number = differences.length;
    const chance = quickChance(`${seed}/alternative/${number}`);
    const other = game.copy(resampled(game, before, chance));
    game.apply(other, move.seat, move.action, chance);
    const sameSeed = `${seed}/value/${number}`;
    differences.push(minus(positionValues(valuation, after, sameSeed), positionValues(valuation, other, sameSeed)));
  }
}

/** Whether looking further at the luck of a move would tell more. */
export function isLuckOpen<S, A, V>({ unit }: Valuation<S, A, V>, luck: LuckEstimate<S, A>): boolean {
  if (luck.exact) return false;
  const { differences, before, move } = luck;
  if (differences.length === 0) return true;
  if (differences.length >= MOST_ALTERNATIVES) return false;
  const scale = unit(before);
  return errorOf(luck, move.seat, scale) > SURE_ENOUGH * scale;
}

export function luckReview<S, A, V>({ unit }: Valuation<S, A, V>, luck: LuckEstimate<S, A>): LuckReview | undefined {
  if (luck.differences.length === 0) return undefined;
  const { move, before } = luck;
  const by = meanVector(luck.differences).map(rounded);
  const error = luck.exact ? 0 : rounded(errorOf(luck, move.seat, unit(before)));
  return { by, error };
}

function errorOf<S, A>({ differences }: LuckEstimate<S, A>, seat: number, unit: number): number {
  // Where every alternative comes to the same, nothing was at stake.
  if (differences.every((each) => each.every((by) => by === 0))) return 0;
  return spreadOf(
    differences.map((each) => each[seat] as number),
    unit,
  ).error;
}
