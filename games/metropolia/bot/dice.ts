/** How likely each total is with one and with two dice. */
export const ONE_DIE: readonly number[] = Array.from({ length: 13 }, (_, total) =>
  total >= 1 && total <= 6 ? 1 / 6 : 0,
);
export const TWO_DICE: readonly number[] = Array.from({ length: 13 }, (_, total) =>
  total >= 2 ? (6 - Math.abs(7 - total)) / 36 : 0,
);

/** The mean of what each total brings. */
export function mean(luck: readonly number[], totals: readonly number[]): number {
  let sum = 0;
  for (let total = 1; total <= 12; total++) sum += (luck[total] as number) * (totals[total] as number);
  return sum;
}
