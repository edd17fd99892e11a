/** A place on a rising scale of knots: behind knot `index`, by a `part` of the way to the next one. */
export interface Between {
  readonly index: number;
  readonly part: number;
}

export function between(knots: readonly number[], x: number): Between {
  const last = knots.length - 1;
  if (x <= (knots[0] as number)) return { index: 0, part: 0 };
  if (x >= (knots[last] as number)) return { index: last - 1, part: 1 };
  let index = 0;
  while (x >= (knots[index + 1] as number)) index++;
  const from = knots[index] as number;
  return { index, part: (x - from) / ((knots[index + 1] as number) - from) };
}
