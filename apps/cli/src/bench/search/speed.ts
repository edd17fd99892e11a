/** What was done in a second. */
export interface SearchSpeed {
  readonly iterations: number;
  /** Positions judged; an iteration of boardgame.io's judges one, at the end of its playout. */
  readonly judged: number;
}

/** Measures for some time. */
export type SpeedMeasurement = (milliseconds: number) => SearchSpeed | Promise<SearchSpeed>;

/** So many in some milliseconds, as a speed. */
export function speedOf(iterations: number, milliseconds: number, judged = iterations): SearchSpeed {
  const perSecond = (n: number): number => Math.round((n / milliseconds) * 1000);
  return { iterations: perSecond(iterations), judged: perSecond(judged) };
}
