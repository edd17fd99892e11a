import { constants } from "node:os";
import process from "node:process";
import type { TournamentRunner } from "./tournament-runner.ts";

const SIGNALS = ["SIGHUP", "SIGINT", "SIGTERM"] as const;

/** Whoever interrupts the arena while it plays leaves none of its programs behind, however often they ask. */
export async function stoppedBySignals<T>(runner: TournamentRunner, playing: () => Promise<T>): Promise<T> {
  let leaving = false;
  const leave = async (signal: (typeof SIGNALS)[number]): Promise<void> => {
    if (leaving) return;
    leaving = true;
    await runner.stop();
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of SIGNALS) process.on(signal, leave);
  try {
    return await playing();
  } finally {
    for (const signal of SIGNALS) process.off(signal, leave);
  }
}
