/** Numbers that are being learned, and what Adam remembers of each (Kingma and Ba 2015). */
export interface LearnedPart {
  readonly values: Float32Array;
  /** Summed up by whoever sees examples; emptied by each step. */
  readonly gradient: Float32Array;
  readonly mean: Float32Array;
  readonly square: Float32Array;
}

export function partOf(values: Float32Array): LearnedPart {
  const zeros = (): Float32Array => new Float32Array(values.length);
  return { values, gradient: zeros(), mean: zeros(), square: zeros() };
}

/** The given step, counted from 1, downhill after so many examples. Slopes smaller than `epsilon` make smaller steps. */
export function adam(
  { values, gradient, mean, square }: LearnedPart,
  rate: number,
  step: number,
  seen: number,
  epsilon = 1e-8,
): void {
  const size = (rate * Math.sqrt(1 - 0.999 ** step)) / (1 - 0.9 ** step);
  for (let i = 0; i < values.length; i++) {
    const slope = (gradient[i] as number) / seen;
    const m = 0.9 * (mean[i] as number) + 0.1 * slope;
    const v = 0.999 * (square[i] as number) + 0.001 * slope * slope;
    mean[i] = m;
    square[i] = v;
    values[i] = (values[i] as number) - (size * m) / (Math.sqrt(v) + epsilon);
    gradient[i] = 0;
  }
}
