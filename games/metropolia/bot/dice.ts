/** How likely each total is with one and with two dice. */
export const ONE_DIE: readonly number[] = Array.from({ length: 13 }, (_, total) =>
  total >= 1 && total <= 6 ? 1 / 6 : 0,
);
export const TWO_DICE: readonly number[] = Array.from({ length: 13 }, (_, total) =>
  total >= 2 ? (6 - Math.abs(7 - total)) / 36 : 0,
);
