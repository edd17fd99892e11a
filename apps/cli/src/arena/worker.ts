import { parentPort, workerData } from "node:worker_threads";
import { contest, scheduleOf } from "@tabletown/bots";
import { chooseGame } from "../chosen-game.ts";
import { entriesOf, seat } from "./contestants.ts";
import { tellOfPrograms } from "./programs.ts";
import { contestSaved } from "./saved-game.ts";
import type { Share } from "./tournament.ts";

const { tournament, numbers } = workerData as Share;
tellOfPrograms((news) => parentPort?.postMessage(news));
const { players, games, seed, memoryMiB, save } = tournament;
const chosen = await chooseGame(tournament.game, tournament);
const entries = entriesOf(tournament.bots);
const { contestants, close } = await seat(chosen, entries, memoryMiB === undefined ? {} : { memoryMiB });
const schedule = scheduleOf(entries.length, players, games, seed);
const names = entries.map(({ name }) => name);
for (const number of numbers) {
  const fixture = schedule.fixture(number);
  const result =
    save === undefined
      ? await contest(chosen.game, contestants, fixture)
      : await contestSaved(chosen, contestants, fixture, { folder: save, names });
  parentPort?.postMessage(result);
}
close();
