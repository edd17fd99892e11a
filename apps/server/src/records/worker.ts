import { parentPort, workerData } from "node:worker_threads";
import { failure, type GameRecord, gameOfRecord, replay, success } from "@tabletown/kernel";
import type { Catalog } from "../catalog.ts";
import { Games } from "../games.ts";
import { LISTENS } from "../thread.ts";
import { badRecord } from "./bad-record.ts";
import { framesOf } from "./frames.ts";
import { recordOfLog } from "./record.ts";
import type { Answers, RecordTask } from "./task.ts";

const { catalog } = (await import((workerData as { catalog: string }).catalog)) as Catalog;
const games = new Games(catalog);

async function answer(task: RecordTask): Promise<Answers[RecordTask["type"]]> {
  if (task.type === "check") return check(task.record, task.table);
  const found = await games.of(task.type === "write" ? task.row : task.played);
  if (!found.ok) return found;
  const game = found.value;
  if (task.type === "write") return success(recordOfLog({ row: task.row, game, state: task.state }, task.log));
  return success(framesOf(game, task));
}

async function check(record: GameRecord, table: unknown): Promise<Answers["check"]> {
  const title = await games.title(record.game);
  if (!title.ok) return title;
  const game = gameOfRecord(title.value, record, table);
  const again = game.ok ? replay(game.value, record) : game;
  return again.ok ? success(undefined) : failure(badRecord(again.problem));
}

parentPort?.on("message", (task: RecordTask) => {
  answer(task).then(
    (done) => parentPort?.postMessage(done),
    () => parentPort?.postMessage(failure({ code: "internal" })),
  );
});
parentPort?.postMessage(LISTENS);
