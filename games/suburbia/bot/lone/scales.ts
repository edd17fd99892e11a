import { between } from "@tabletown/kernel";

/** Whole numbers spread over a few knots: each counts for the knot below it and the one above, in parts. */
export interface Scale {
  readonly size: number;
  readonly lowest: number;
  readonly highest: number;
  /** By number, counted from the lowest: the knot below, and the part of the way to the next. */
  readonly knot: Int32Array;
  readonly part: Float64Array;
}

export function scaleOf(knots: readonly number[], lowest: number, highest: number): Scale {
  const places = Array.from({ length: highest - lowest + 1 }, (_, i) => between(knots, lowest + i));
  return {
    size: knots.length,
    lowest,
    highest,
    knot: Int32Array.from(places, ({ index }) => index),
    part: Float64Array.from(places, ({ part }) => part),
  };
}

/** Where a number lies on a scale, for its `knot` and `part`. */
export function placeOn({ lowest, highest }: Scale, x: number): number {
  return (x < lowest ? lowest : x > highest ? highest : x) - lowest;
}
