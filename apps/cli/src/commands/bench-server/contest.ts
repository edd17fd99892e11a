import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BgioTable } from "./bgio-table.ts";
import { type Child, launch } from "./child.ts";
import type { Gate } from "./gate.ts";
import { playedGame } from "./played-game.ts";
import { BenchTable } from "./table.ts";

/** A match that plays itself as fast as its server answers, from `play` on, except while it is held. */
interface Playing {
  readonly moves: number;
  play(): void;
  readonly gate: Gate;
  close(): void;
}

/** A server under load. */
interface Contestant {
  readonly child: Child;
  readonly tables: readonly Playing[];
  end(): Promise<void>;
}

export interface Figures {
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly movesPerCpuSecond: number;
}

/** Enough moves for the compiler to have seen everything; a slow server, or a busy machine, may not get there. */
const WARM_UP = { moves: 20_000, milliseconds: 40_000 };
/** Matches dealt beforehand for each table, on every server: dealing is not measured. Further ones are dealt when they are needed. */
const SPARE = 12;
const SEATS = 2;
/** Seconds that each server is measured before the next one is. */
const TURN = 4;

/**
 * Servers measured in turns, a few seconds each and round after round: what else
 * the machine does meanwhile is then the same for all of them.
 */
export async function sideBySide(
  openers: readonly (() => Promise<Contestant>)[],
  seconds: number,
): Promise<readonly Figures[]> {
  const contestants: Contestant[] = [];
  try {
    for (const open of openers) {
      const contestant = await open();
      contestants.push(contestant);
      await warmUp(contestant);
    }
    const sums = contestants.map(() => ({ moves: 0, seconds: 0, cpu: 0 }));
    for (let past = 0; past < seconds; past += TURN) {
      for (const [index, contestant] of contestants.entries()) {
        const turn = await counted(contestant, TURN);
        const sum = sums[index];
        if (sum === undefined) continue;
        sum.moves += turn.moves;
        sum.seconds += turn.seconds;
        sum.cpu += turn.cpu;
      }
    }
    return sums.map((sum) => ({
      moves: sum.moves,
      movesPerSecond: Math.round(sum.moves / sum.seconds),
      movesPerCpuSecond: Math.round(sum.moves / sum.cpu),
    }));
  } finally {
    for (const contestant of contestants) await contestant.end();
  }
}

async function warmUp({ tables }: Contestant): Promise<void> {
  for (const table of tables) table.play();
  const late = performance.now() + WARM_UP.milliseconds;
  while (madeBy(tables) < WARM_UP.moves && performance.now() < late) await pause(100);
  for (const table of tables) table.gate.hold();
  await pause(300);
}

async function counted({ child, tables }: Contestant, seconds: number) {
  const [moves, cpu, begun] = [madeBy(tables), await child.ask<number>("cpu"), performance.now()];
  for (const table of tables) table.gate.go();
  await pause(seconds * 1_000);
  for (const table of tables) table.gate.hold();
  const used = (performance.now() - begun) / 1_000;
  // What is under way comes to its end, and is counted.
  await pause(300);
  return { moves: madeBy(tables) - moves, seconds: used, cpu: (await child.ask<number>("cpu")) - cpu };
}

function madeBy(tables: readonly Playing[]): number {
  return tables.reduce((sum, { moves }) => sum + moves, 0);
}

/** Our server, on a folder of its own or a given one. */
export async function tabletown(game: string, matches: number, given?: string): Promise<Contestant> {
  const data = given ?? mkdtempSync(join(tmpdir(), "tabletown-bench-"));
  const child = await launch("./server-child.ts", [data]);
  const url = await child.ask<string>("url");
  const tables = Array.from({ length: matches }, (_, n) => new BenchTable(url, game, SEATS, `table ${n}`, () => 0));
  for (const table of tables) await table.open(SPARE);
  return underLoad(child, tables, given === undefined ? data : "");
}

/** boardgame.io's server, in memory or in files that are not synced. */
export async function boardgameIo(
  folder: string,
  game: string,
  matches: number,
  storage: "memory" | "files",
): Promise<Contestant> {
  const files = storage === "files" ? mkdtempSync(join(tmpdir(), "tabletown-bench-")) : "";
  const child = await launch("./bgio-child.ts", [folder, game, files]);
  const port = await child.ask<number>("port");
  const played = await playedGame(game);
  const tables = Array.from({ length: matches }, (_, n) => new BgioTable(folder, port, played, SEATS, `table${n}`));
  // In files every match that lies there slows all the others down, and dealing one is no more than a move.
  for (const table of tables) await table.open(storage === "files" ? 0 : SPARE);
  return underLoad(child, tables, files);
}

/** In the end a folder made for it, if there is one, goes too. */
function underLoad(child: Child, tables: readonly Playing[], folder: string): Contestant {
  return {
    child,
    tables,
    async end() {
      for (const table of tables) table.close();
      await child.stop();
      if (folder !== "") rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
