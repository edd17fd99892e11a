import { parentPort, workerData } from "node:worker_threads";
import { contest, scheduleOf } from "@tabletown/bots";
import { chooseGame } from "../chosen-game.ts";
import { entriesOf, seat } from "./contestants.ts";
import { tellOfPrograms } from "./programs.ts";
import type { Share } from "./tournament.ts";

const { tournament, numbers } = workerData as Share;
tellOfPrograms((news) => parentPort?.postMessage(news));
const { players, games, seed, memoryMiB } = tournament;
const chosen = await chooseGame(tournament.game, tournament);
const entries = entriesOf(tournament.bots);
const { contestants, close } = await seat(chosen, entries, memoryMiB === undefined ? {} : { memoryMiB });
const schedule = scheduleOf(entries.length, players, games, seed);
for (const number of numbers) {
  parentPort?.postMessage(await contest(chosen.game, contestants, schedule.fixture(number)));
}
close();
