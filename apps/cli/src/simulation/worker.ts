import { parentPort, workerData } from "node:worker_threads";
import { chooseGame } from "../chosen-game.ts";
import { botsFor } from "../opponents.ts";
import { add, emptyTally, type Job, playOne } from "./job.ts";

const REPORT_EVERY_MS = 200;

const job = workerData as Job;
const chosen = await chooseGame(job.game, job);
const opponents = await botsFor(chosen, job.bots, job.players);
const nothing = emptyTally(job.players);
let tally = nothing;
let told = performance.now();
for (let n = job.from; n < job.to; n++) {
  tally = add(tally, playOne(chosen.game, opponents, job.seed, n));
  if (performance.now() - told < REPORT_EVERY_MS) continue;
  parentPort?.postMessage(tally);
  tally = nothing;
  told = performance.now();
}
parentPort?.postMessage(tally);
