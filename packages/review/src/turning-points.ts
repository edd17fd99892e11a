import type { MoveReview, Review, TurningPoint } from "./review.ts";

const MOST_TURNING_POINTS = 5;
/** While a review is made more are shown, as many as have room beside each other on a narrow phone. */
const MOST_WHILE_MADE = 10;
/** What changed the chances by less, in winning probability, decided nothing. */
const LEAST_SWING = 0.04;

/** What changed the chances most, in the order in which it happened. */
export function turningPointsOf(moves: readonly MoveReview[], units: readonly number[]): TurningPoint[] {
  const found: { readonly point: TurningPoint; readonly swing: number }[] = [];
  for (const [index, { seat, luck, choice }] of moves.entries()) {
    const unit = units[index] as number;
    const note = (kind: TurningPoint["kind"], by: number): void => {
      const swing = Math.abs(by) / unit;
      if (swing >= LEAST_SWING) found.push({ point: { move: index + 1, seat, kind, by }, swing });
    };
    if (luck !== undefined) note("luck", luck.by[seat] as number);
    if (choice?.mark !== undefined) note("choice", choice.by[seat] as number);
  }
  return found
    .sort((a, b) => b.swing - a.swing)
    .slice(0, MOST_TURNING_POINTS)
    .map(({ point }) => point)
    .sort((a, b) => a.move - b.move);
}

/**
 * A review that is still being made, after an earlier picture of it: what was a turning point there stays one, so that
 * nothing on the edge comes and goes before the reader's eyes; where they become too many, the lightest go. Of a choice
 * that looks harmless for now the earlier estimate stands.
 */
export function steadied(before: Review, now: Review): Review {
  const lost = before.moments.filter(
    ({ move, kind }) => !now.moments.some((point) => point.move === move && point.kind === kind),
  );
  const room = MOST_WHILE_MADE - now.moments.length;
  const heaviest = lost.toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by)).slice(0, room);
  const moves = [...now.moves];
  const kept = heaviest.map((point): TurningPoint => {
    const index = point.move - 1;
    const earlier = before.moves[index]?.choice;
    const harmless = point.kind === "choice" && now.moves[index]?.choice?.mark === undefined;
    if (harmless && earlier !== undefined) moves[index] = { ...(now.moves[index] as MoveReview), choice: earlier };
    return { ...point, by: moves[index]?.[point.kind]?.by[point.seat] ?? point.by };
  });
  return { ...now, moves, moments: [...now.moments, ...kept].sort((a, b) => a.move - b.move) };
}
