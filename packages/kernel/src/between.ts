/** A place on a rising scale of knots: behind knot `at`, by a `part` of the way to the next one. */
export interface Between {
  readonly at: number;
  readonly part: number;
}

export function between(knots: readonly number[], x: number): Between {
  const last = knots.length - 1;
  if (x <= (knots[0] as number)) return { at: 0, part: 0 };
  if (x >= (knots[last] as number)) return { at: last - 1, part: 1 };
  let at = 0;
  while (x >= (knots[at + 1] as number)) at++;
  const from = knots[at] as number;
  return { at, part: (x - from) / ((knots[at + 1] as number) - from) };
}
