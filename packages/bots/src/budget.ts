/**
 * How much thinking a move is worth. With `iterations` alone the answer depends on nothing but the
 * question and its chance; `milliseconds` bounds the time as well and makes it depend on the machine.
 */
export interface Budget {
  readonly milliseconds?: number;
  readonly iterations?: number;
}

/** Watches a budget while it is being spent. */
export interface Meter {
  /** Counts one iteration. */
  tick(): void;
  /** Whether there is nothing left of it. */
  spent(): boolean;
  /** How much of it is gone, from 0 to 1. */
  share(): number;
  readonly iterations: () => number;
  readonly milliseconds: () => number;
}

export function meterOf(budget: Budget): Meter {
  const start = now();
  const deadline = budget.milliseconds === undefined ? Number.POSITIVE_INFINITY : start + budget.milliseconds;
  const most = budget.iterations ?? Number.POSITIVE_INFINITY;
  let iterations = 0;
  return {
    tick: () => {
      iterations++;
    },
    share: () => Math.min(1, Math.max(iterations / most, (now() - start) / (deadline - start))),
    spent: () => iterations >= most || (deadline !== Number.POSITIVE_INFINITY && now() >= deadline),
    iterations: () => iterations,
    milliseconds: () => now() - start,
  };
}

/** The finest clock of wherever this runs: page, worker or Node. */
export const now: () => number =
  (globalThis as { performance?: { now(): number } }).performance?.now.bind(
    (globalThis as { performance?: unknown }).performance,
  ) ?? Date.now;
