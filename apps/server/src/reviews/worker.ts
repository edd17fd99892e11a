import { constants, setPriority } from "node:os";
import process from "node:process";
import { parentPort, workerData } from "node:worker_threads";
import { replay } from "@tabletown/kernel";
import { judgeNameOf, reviewGame } from "@tabletown/review";
import type { Catalog } from "../catalog.ts";
import { Games } from "../games.ts";
import type { ReviewAnswer, ReviewTask } from "./task.ts";

const { catalog, findMind } = (await import((workerData as { catalog: string }).catalog)) as Catalog;
const games = new Games(catalog);

// On Linux this is the priority of one thread; elsewhere it would be that of the whole server.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_LOW);

/** Reviews one match at a time; nothing comes back where that cannot be done. */
async function answer(task: ReviewTask): Promise<ReviewAnswer | undefined> {
  const found = await games.of(task.played);
  if (!found.ok) return undefined;
  const game = found.value;
  const mind = (await findMind(game.id))?.mind(game.options, task.played.settings.table);
  if (task.type === "judge") return { judge: judgeNameOf(game, mind, task.seats) };
  const { record, result, budget } = task;
  const played = replay(game, record);
  if (!played.ok) return undefined;
  const review = reviewGame(
    {
      ...{ game, mind, played: played.value },
      seats: record.seats.length,
      record: record.seal,
      ...(result !== undefined && { result }),
    },
    { milliseconds: budget, clock: processorTime },
  );
  return { judge: review.judge, review };
}

/** Milliseconds that this thread has computed for. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

parentPort?.on("message", (task: ReviewTask) => {
  answer(task)
    .catch(() => undefined)
    .then((answered) => parentPort?.postMessage(answered));
});
