import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import {
  addGame,
  contest,
  type GameResult,
  pilesBySeat,
  randomContest,
  scheduleOf,
  tallyOf,
  withArrangedPiles,
} from "@tabletown/bots";
import { chooseGame } from "../chosen-game.ts";
import { writeText } from "../files.ts";
import { processorMilliseconds } from "../processor-time.ts";
import { entriesOf, seat } from "./contestants.ts";
import { luckIn } from "./luck-in.ts";
import { matchRecorder } from "./match-recorder.ts";
import { RunningPrograms } from "./running-programs.ts";
import { type AddedGames, recordName, type Share, type WorkerMessage } from "./tournament.ts";

/** Milliseconds for which results of quick games gather: one message costs more than many a game. */
const GATHER = 50;

const { tournament, numbers } = workerData as Share;
const running = new RunningPrograms((news) => parentPort?.postMessage(news));
const { players, games, seed, memoryMiB, recordsFolder, adjust, again, processorTime } = tournament;
const chosen = await chooseGame(tournament.game, tournament);
const entries = entriesOf(tournament.bots);
const limits = memoryMiB === undefined ? {} : { memoryMiB };
const clock = processorTime ? processorMilliseconds : undefined;
const { contestants, close } = await seat(chosen, entries, limits, { running, clock, again });
const schedule = scheduleOf(entries.length, players, games, seed);
if (tournament.random) addAll();
else await playAll();
close();

function addAll(): void {
  const added = (): AddedGames => ({ games: 0, moves: 0, tallies: tallyOf(entries.length, []) });
  let gathered = added();
  let told = performance.now();
  for (const number of numbers) {
    const result = randomContest(chosen.game, schedule.gameNumbered(number));
    gathered.games++;
    gathered.moves += result.moves;
    addGame(gathered.tallies, result);
    if (performance.now() - told < GATHER) continue;
    parentPort?.postMessage(gathered satisfies WorkerMessage);
    gathered = added();
    told = performance.now();
  }
  parentPort?.postMessage(gathered satisfies WorkerMessage);
}

async function playAll(): Promise<void> {
  let gathered: GameResult[] = [];
  let told = performance.now();
  for (const number of numbers) {
    const scheduled = schedule.gameNumbered(number);
    const arrange = adjust && pilesBySeat(chosen.game, scheduled.seed);
    const game = arrange ? withArrangedPiles(chosen.game, arrange) : chosen.game;
    const records = recordsFolder !== undefined || adjust === true;
    const recorder = records ? matchRecorder({ ...chosen, game }, scheduled, entries) : undefined;
    const result = await contest(game, contestants, scheduled, recorder?.play);
    if (recorder !== undefined && recordsFolder !== undefined) {
      const file = join(recordsFolder, recordName(chosen.game.id, number + 1));
      await writeText(file, "--save", `${JSON.stringify(recorder.record())}\n`);
    }
    const luck = arrange && recorder !== undefined ? await luckIn(chosen, arrange, recorder) : {};
    gathered.push({ ...result, ...luck });
    if (performance.now() - told < GATHER) continue;
    parentPort?.postMessage(gathered satisfies WorkerMessage);
    gathered = [];
    told = performance.now();
  }
  parentPort?.postMessage(gathered satisfies WorkerMessage);
}
