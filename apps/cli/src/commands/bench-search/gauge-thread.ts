import { parentPort, workerData } from "node:worker_threads";
import { type CatalogEntry, catalog } from "@tabletown/catalog";
import { type Figure, gaugeOf } from "./figures.ts";

export interface Errand {
  readonly figure: Figure;
  readonly game: string;
  readonly folder: string | undefined;
}

const { figure, game, folder } = workerData as Errand;
const entry = catalog.find(({ id }) => id === game) as CatalogEntry;
const gauge = await gaugeOf(figure, entry, folder);
parentPort?.on("message", async (milliseconds: number) => parentPort?.postMessage(await gauge?.(milliseconds)));
