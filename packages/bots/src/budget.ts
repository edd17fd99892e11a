/**
 * How much thinking a move is worth. With `iterations` alone the answer depends on nothing but the
 * question and its chance; `milliseconds` bounds the time as well and makes it depend on the machine.
 */
export interface Budget {
  readonly milliseconds?: number;
  readonly iterations?: number;
}

/** A clock in milliseconds. */
export type Clock = () => number;

/** Watches a budget while it is being spent. */
export interface Meter {
  readonly budget: Budget;
  /** Counts one iteration. */
  tick(): void;
  /** Whether there is nothing left of it. */
  spent(): boolean;
  /** How much of it is gone, from 0 to 1. */
  share(): number;
  /** A meter for a part of the time, without a limit of iterations; it never runs out where the budget names no time. */
  partOfTime(part: number): Meter;
  readonly iterations: () => number;
  readonly milliseconds: () => number;
}

export function meterOf(budget: Budget, clock: Clock = now): Meter {
  const start = clock();
  const deadline = budget.milliseconds === undefined ? Number.POSITIVE_INFINITY : start + budget.milliseconds;
  const most = budget.iterations ?? Number.POSITIVE_INFINITY;
  let iterations = 0;
  return {
    budget,
    tick: () => {
      iterations++;
    },
    share: () => Math.min(1, Math.max(iterations / most, (clock() - start) / (deadline - start))),
    spent: () => iterations >= most || (deadline !== Number.POSITIVE_INFINITY && clock() >= deadline),
    partOfTime: (part) =>
      meterOf(budget.milliseconds === undefined ? {} : { milliseconds: part * budget.milliseconds }, clock),
    iterations: () => iterations,
    milliseconds: () => clock() - start,
  };
}

/** The finest clock of wherever this runs: page, worker or Node. */
export const now: Clock =
  (globalThis as { performance?: { now(): number } }).performance?.now.bind(
    (globalThis as { performance?: unknown }).performance,
  ) ?? Date.now;
