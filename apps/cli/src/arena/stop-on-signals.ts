import { constants } from "node:os";
import process from "node:process";
import type { TournamentRunner } from "./tournament-runner.ts";

/** Whoever interrupts the arena leaves none of its programs behind, however often they ask. */
export function stopOnSignals(runner: TournamentRunner): void {
  let leaving = false;
  for (const signal of ["SIGHUP", "SIGINT", "SIGTERM"] as const) {
    process.on(signal, async () => {
      if (leaving) return;
      leaving = true;
      await runner.stop();
      process.exit(128 + constants.signals[signal]);
    });
  }
}
