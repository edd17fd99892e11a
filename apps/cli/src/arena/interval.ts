/** Of the standard normal distribution: 95 % lie as near to its mean. */
const Z = 1.959964;

/** The Wilson interval: between which rates the true one lies, with 95 % confidence. */
export function wilson(successes: number, trials: number): readonly [low: number, high: number] {
  if (trials === 0) return [0, 1];
  const rate = successes / trials;
  const centre = rate + Z ** 2 / (2 * trials);
  const spread = Z * Math.sqrt((rate * (1 - rate) + Z ** 2 / (4 * trials)) / trials);
  const scale = 1 + Z ** 2 / trials;
  return [Math.max(0, (centre - spread) / scale), Math.min(1, (centre + spread) / scale)];
}

/** Of Student's distribution: 95 % lie as near to its mean. */
export function studentQuantile(degrees: number): number {
  if (degrees === 1) return Math.tan(0.475 * Math.PI);
  if (degrees === 2) return 0.95 * Math.sqrt(2 / (1 - 0.95 ** 2));
  // The expansion of Cornish and Fisher; with three degrees it is a thousandth too small.
  const terms = [
    Z,
    (Z ** 3 + Z) / 4,
    (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96,
    (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384,
    (79 * Z ** 9 + 776 * Z ** 7 + 1482 * Z ** 5 - 1920 * Z ** 3 - 945 * Z) / 92_160,
  ];
  return terms.reduce((sum, term, power) => sum + term / degrees ** power, 0);
}

/** Between which numbers the true mean lies, with 95 % confidence. */
export function meanInterval(sample: readonly number[]): readonly [low: number, high: number] {
  const mean = meanOf(sample);
  const spread = sample.length < 2 ? 0 : Z * Math.sqrt(varianceOf(sample) / sample.length);
  return [mean - spread, mean + spread];
}

export function meanOf(sample: readonly number[]): number {
  return sample.reduce((sum, each) => sum + each, 0) / sample.length;
}

export function varianceOf(sample: readonly number[]): number {
  const mean = meanOf(sample);
  return sample.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (sample.length - 1);
}
