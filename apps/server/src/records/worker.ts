import { parentPort, workerData } from "node:worker_threads";
import { failure, type GameRecord, gameOfRecord, type Result, replay, type Seat, success } from "@tabletown/kernel";
import type { Frame, Problem } from "@tabletown/protocol";
import type { Catalog } from "../catalog.ts";
import { Games } from "../games.ts";
import type { Entry } from "../rooms/entry.ts";
import type { Line } from "../rooms/line.ts";
import type { Table } from "../rooms/table.ts";
import type { MatchRow, PlayedGame } from "../stores/matches.ts";
import { framesOf } from "./frames.ts";
import { recordOfLog } from "./record.ts";

export interface Looking {
  readonly played: PlayedGame;
  readonly seats: number;
  readonly line: Line;
  readonly viewer: Seat | undefined;
  readonly from: number;
  readonly views: boolean;
  /** Every move may be known to every viewer. */
  readonly openMoves: boolean;
}

/** What takes a whole game to answer. */
export type Task =
  /** Whether a record is what it says. */
  | { readonly do: "check"; readonly record: GameRecord }
  /** The record of a match. */
  | { readonly do: "write"; readonly row: MatchRow; readonly table: Table; readonly log: readonly Entry[] }
  /** A game as one viewer was allowed to see it. */
  | ({ readonly do: "look" } & Looking);

export interface Answers {
  readonly check: Result<undefined, Problem>;
  readonly write: Result<GameRecord | undefined, Problem>;
  readonly look: Result<{ moves: number; frames: Frame[] }, Problem>;
}

const { findTitle } = (await import((workerData as { catalog: string }).catalog)) as Catalog;
const games = new Games(findTitle);

async function answer(task: Task): Promise<Answers[Task["do"]]> {
  if (task.do === "check") return check(task.record);
  const game = await games.of(task.do === "write" ? task.row : task.played);
  if (game === undefined) return failure({ code: "other-rules" });
  if (task.do === "write") return success(recordOfLog({ row: task.row, game, table: task.table }, task.log));
  return success(framesOf(game, task));
}

async function check(record: GameRecord): Promise<Answers["check"]> {
  const title = await findTitle(record.game);
  if (title === undefined) return failure({ code: "unknown-game" });
  const game = gameOfRecord(title, record);
  const again = game.ok ? replay(game.value, record) : game;
  return again.ok
    ? success(undefined)
    : failure({ code: "bad-record", detail: `${again.problem.code} ${again.problem.at}` });
}

parentPort?.on("message", (task: Task) => {
  answer(task).then(
    (done) => parentPort?.postMessage(done),
    () => parentPort?.postMessage(failure({ code: "internal" })),
  );
});
