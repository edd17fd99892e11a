/** Mean and standard error of numbers that come one by one. */
export interface Spread {
  readonly mean: number;
  readonly error: number;
}

/** With a handful of samples their own spread says little: it is taken as if a few more had been this far off. */
const SPREAD_BEFORE_SAMPLES = 0.05;
const SAMPLES_BEFORE = 2;

/** Mean and standard error of a sample; `unit` is how much a sample usually differs, in the sample's own unit. */
export function spreadOf(sample: readonly number[], unit = 1): Spread {
  const { length } = sample;
  if (length === 0) return { mean: 0, error: Number.POSITIVE_INFINITY };
  let sum = 0;
  for (const each of sample) sum += each;
  const mean = sum / length;
  let squares = SAMPLES_BEFORE * (SPREAD_BEFORE_SAMPLES * unit) ** 2;
  for (const each of sample) squares += (each - mean) ** 2;
  return { mean, error: Math.sqrt(squares / (length + SAMPLES_BEFORE - 1) / length) };
}

export function meanVector(vectors: readonly (readonly number[])[]): number[] {
  const [first = []] = vectors;
  return first.map((_, i) => {
    let sum = 0;
    for (const vector of vectors) sum += vector[i] as number;
    return sum / vectors.length;
  });
}

export function minus(a: readonly number[], b: readonly number[]): number[] {
  return a.map((each, i) => each - (b[i] as number));
}

/** Enough digits for any purpose, few enough to store. */
export function rounded(x: number): number {
  return Math.round(x * 1e6) / 1e6 + 0;
}
