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
