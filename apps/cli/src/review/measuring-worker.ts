import { parentPort, workerData } from "node:worker_threads";
import { chooseGame } from "../chosen-game.ts";
import { blunderMeasurer } from "./blunders.ts";
import { reviewMeasurer } from "./measure.ts";
import type { Measurement } from "./measurement.ts";

const measurement = workerData as Measurement;
const chosen = await chooseGame(measurement.game, measurement);
const mind = (await chosen.entry.mind?.())?.mind(chosen.game.options, chosen.table);
const measure = (measurement.bench === "review" ? reviewMeasurer : blunderMeasurer)({
  game: chosen.game,
  mind,
  measurement,
});
parentPort?.on("message", (number: number) => parentPort?.postMessage(measure(number)));
