/** A probability that was told, and what came of it: 1, 0, or a share of a victory. */
export interface Forecast {
  readonly told: number;
  readonly came: number;
}

/** How far told probabilities are from how often it came so. */
export interface Reliability {
  /** Expected calibration error: the mean over all forecasts of how far their bin is off. */
  readonly error: number;
  readonly bins: readonly { readonly count: number; readonly told: number; readonly came: number }[];
}

export function reliabilityOf(forecasts: readonly Forecast[], bins = 10): Reliability {
  const sums = Array.from({ length: bins }, () => ({ count: 0, told: 0, came: 0 }));
  for (const { told, came } of forecasts) {
    const bin = sums[Math.min(bins - 1, Math.floor(told * bins))] as (typeof sums)[number];
    bin.count++;
    bin.told += told;
    bin.came += came;
  }
  const off = sums.reduce((sum, { told, came }) => sum + Math.abs(told - came), 0);
  return {
    error: off / Math.max(1, forecasts.length),
    bins: sums.map(({ count, told, came }) => ({
      count,
      told: told / Math.max(1, count),
      came: came / Math.max(1, count),
    })),
  };
}
