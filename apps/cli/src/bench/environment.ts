import { ANY_ACTION, batchOf, type EpisodeSetting, stepBatch } from "@tabletown/bots";
import { processorSeconds } from "../processor-time.ts";
import { median } from "./engine.ts";

const SLICES = 7;

/**
 * Steps per second of processor time of this thread: a random legal action in every row, observations, masks, rewards
 * and new episodes included. The median of some slices.
 */
export function measureSteps(setting: EpisodeSetting, rows: number, secondsPerSlice: number): number {
  const batch = batchOf(setting, rows, "bench");
  const actions = new Int32Array(rows).fill(ANY_ACTION);
  const slice = (): number => {
    const start = processorSeconds();
    let steps = 0;
    let spent = 0;
    while (spent < secondsPerSlice) {
      stepBatch(batch, actions);
      steps += rows;
      spent = processorSeconds() - start;
    }
    return steps / spent;
  };
  slice();
  return median(Array.from({ length: SLICES }, slice));
}
