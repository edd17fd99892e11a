import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Command } from "commander";
import type { Figure } from "../bench/search/figures.ts";
import type { MeasureTask } from "../bench/search/measure-thread.ts";
import type { SearchSpeed } from "../bench/search/speed.ts";
import { findEntries, wholeNumber } from "../chosen-game.ts";
import { Fault } from "../fault.ts";
import { alignedTable } from "../terminal/aligned-table.ts";
import { type Progress, progress } from "../terminal/progress.ts";
import { benchPart } from "./bench-part.ts";

interface Flags {
  readonly games?: string;
  readonly time: string;
  readonly boardgameIo?: string;
  readonly json?: boolean;
}

/** What boardgame.io's own tree-search bot reaches with a small game: playouts of depth 50 per second. */
const YARDSTICK = 150;

const FIGURES = ["theirs", "playouts", "tree", "rollouts"] as const satisfies readonly Figure[];

/** Everything is measured in turns, so that all meet the same machine; a first one is for warming up. */
const TURNS = 9;

export function benchSearchCommand(program: Command): void {
  benchPart(program, "search")
    .description("iterations of tree search, and rollouts, per second in every game")
    .option("--games <ids>", "only these games, separated by commas")
    .option("--time <ms>", "processor time for each figure of each game", "1000")
    .option(
      "--boardgame-io <folder>",
      "where `npm install boardgame.io` was run: its own tree-search bot is measured with the same rules",
    )
    .option("--json", "print JSON")
    .action(benchSearch);
}

async function benchSearch({ games, time, boardgameIo: folder, json }: Flags): Promise<void> {
  const milliseconds = wholeNumber(time, "--time");
  if (folder !== undefined && !existsSync(join(folder, "node_modules", "boardgame.io"))) {
    throw new Fault(`Run \`npm install boardgame.io\` in ${folder} first.`);
  }
  const rows: Row[] = [];
  const entries = findEntries(games);
  const bar = progress("measuring", entries.length * (TURNS + 1));
  for (const { id } of entries) rows.push(await rowOf(id, folder, Math.ceil(milliseconds / TURNS), bar));
  bar.end();
  if (json) console.log(JSON.stringify(rows));
  else tell(rows, folder === undefined ? "theirs, small" : "boardgame.io");
}

interface Row {
  readonly game: string;
  readonly theirs: number;
  readonly playouts: number;
  readonly tree: SearchSpeed;
  readonly rollouts: SearchSpeed | undefined;
}

/** The middle of each figure, since whatever else the machine does comes and goes. */
async function rowOf(game: string, folder: string | undefined, slice: number, bar: Progress): Promise<Row> {
  // Each in a thread of its own: code that has met another's objects is slower from then on.
  const threads = FIGURES.map((figure) => {
    const workerData: MeasureTask = { figure, game, folder };
    return new Worker(new URL("../bench/search/measure-thread.ts", import.meta.url), { workerData });
  });
  const found = FIGURES.map((): SearchSpeed[] => []);
  for (let turn = 0; turn <= TURNS; turn++) {
    for (const [i, thread] of threads.entries()) {
      thread.postMessage(slice);
      const [speed] = (await once(thread, "message")) as [SearchSpeed | undefined];
      if (turn > 0 && speed !== undefined) found[i]?.push(speed);
    }
    bar.advance();
  }
  await Promise.all(threads.map((thread) => thread.terminate()));
  const [theirs, playouts, tree, rollouts] = found.map(middleOf);
  return {
    game,
    theirs: theirs?.iterations ?? YARDSTICK,
    playouts: (playouts as SearchSpeed).iterations,
    tree: tree as SearchSpeed,
    rollouts,
  };
}

function middleOf(speeds: readonly SearchSpeed[]): SearchSpeed | undefined {
  return speeds.toSorted((a, b) => a.iterations - b.iterations)[speeds.length >> 1];
}

function tell(measured: readonly Row[], theirs: string): void {
  const heads = ["game", theirs, "playouts/s", "ratio", "tree search/s", "ratio", "judged/s", "ratio"];
  const rows = measured.map(({ game, playouts, tree, rollouts, theirs: other }) => {
    const count = (n: number | undefined): string => n?.toLocaleString("en") ?? "";
    const ours = [playouts, tree.iterations, tree.judged].flatMap((n) => [count(n), `× ${Math.round(n / other)}`]);
    return [game, count(other), ...ours, count(rollouts?.iterations), count(rollouts?.judged)];
  });
  console.log(alignedTable([...heads, "rollouts/s", "judged/s"], rows));
}
