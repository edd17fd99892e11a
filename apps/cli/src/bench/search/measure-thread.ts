import { parentPort, workerData } from "node:worker_threads";
import { findEntry } from "../../chosen-game.ts";
import { type Figure, measurementOf } from "./figures.ts";

export interface MeasureTask {
  readonly figure: Figure;
  readonly game: string;
  readonly folder: string | undefined;
}

const { figure, game, folder } = workerData as MeasureTask;
const measure = await measurementOf(figure, findEntry(game), folder);
parentPort?.on("message", async (milliseconds: number) => parentPort?.postMessage(await measure?.(milliseconds)));
