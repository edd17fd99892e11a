import { constants } from "node:os";
import process from "node:process";

const SIGNALS = ["SIGHUP", "SIGINT", "SIGTERM"] as const;

/** Whoever interrupts this program while it works leaves nothing of it behind, however often they ask: it is stopped, then it exits. */
export async function stoppedBySignals<T>(stop: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  let leaving = false;
  const leave = async (signal: (typeof SIGNALS)[number]): Promise<void> => {
    if (leaving) return;
    leaving = true;
    await stop();
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of SIGNALS) process.on(signal, leave);
  try {
    return await work();
  } finally {
    for (const signal of SIGNALS) process.off(signal, leave);
  }
}
