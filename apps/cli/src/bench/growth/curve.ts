/** One line of a chart, from left to right. */
export interface Series {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

/** A figure against what it may grow with. */
export interface Curve {
  /** Names its file. */
  readonly id: string;
  readonly title: string;
  readonly x: string;
  readonly y: string;
  readonly lines: readonly Series[];
}

/** How many times as much the right third of a line costs as the left third. */
export function growthOf({ points }: Series): number {
  const third = Math.max(1, Math.floor(points.length / 3));
  const mean = (part: Series["points"]): number => part.reduce((sum, [, y]) => sum + y, 0) / part.length;
  return mean(points.slice(-third)) / mean(points.slice(0, third));
}
