import type { MoveReview, TurningPoint } from "./review.ts";

const MOST_MOMENTS = 5;
/** What changed the chances by less, in winning probability, decided nothing. */
const LEAST_SWING = 0.04;

/** What changed the chances most, in the order in which it happened. */
export function momentsOf(moves: readonly MoveReview[], units: readonly number[]): TurningPoint[] {
  const found: { readonly moment: TurningPoint; readonly swing: number }[] = [];
  for (const [index, { seat, luck, choice }] of moves.entries()) {
    const unit = units[index] as number;
    const note = (kind: TurningPoint["kind"], by: number): void => {
      const swing = Math.abs(by) / unit;
      if (swing >= LEAST_SWING) found.push({ moment: { move: index + 1, seat, kind, by }, swing });
    };
    if (luck !== undefined) note("luck", luck.by[seat] as number);
    if (choice?.mark !== undefined) note("choice", choice.by[seat] as number);
  }
  return found
    .sort((a, b) => b.swing - a.swing)
    .slice(0, MOST_MOMENTS)
    .map(({ moment }) => moment)
    .sort((a, b) => a.move - b.move);
}
