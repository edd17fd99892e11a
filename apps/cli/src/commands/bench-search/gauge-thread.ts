import { parentPort, workerData } from "node:worker_threads";
import { findEntry } from "../../chosen-game.ts";
import { type Figure, gaugeOf } from "./figures.ts";

export interface Errand {
  readonly figure: Figure;
  readonly game: string;
  readonly folder: string | undefined;
}

const { figure, game, folder } = workerData as Errand;
const gauge = await gaugeOf(figure, findEntry(game), folder);
parentPort?.on("message", async (milliseconds: number) => parentPort?.postMessage(await gauge?.(milliseconds)));
