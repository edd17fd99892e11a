import { stoppedBySignals } from "../stopped-by-signals.ts";

/** A measurement that is interrupted exits, and with this process goes what it has started and written. */
export function interruptible<T>(measurement: () => Promise<T>): Promise<T> {
  return stoppedBySignals(async () => {}, measurement);
}
