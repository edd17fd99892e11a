import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Command } from "commander";
import { wholeNumber } from "../../chosen-game.ts";
import { Fault } from "../../fault.ts";
import { BgioTable } from "./bgio-table.ts";
import { type Child, launch } from "./child.ts";
import { playedGame } from "./played-game.ts";
import { BenchTable } from "./table.ts";

interface Flags {
  readonly game: string;
  readonly seconds: string;
  readonly matches: string;
  readonly stored: string;
  readonly boardgameIo?: string;
  readonly only?: string;
  readonly json?: boolean;
}

interface Throughput {
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly movesPerCpuSecond: number;
}

/** Enough moves for the compiler to have seen everything; a machine that is busy otherwise may not get there. */
const WARM_UP = { moves: 20_000, milliseconds: 60_000 };

/** Matches dealt beforehand for each table; further ones are dealt when they are needed. */
const SPARE = 6;

const PARTS = ["throughput", "latency", "memory", "stored"] as const;

export function benchServerCommand(program: Command): void {
  program.commands
    .find((command) => command.name() === "bench")
    ?.command("server")
    .description("load a server in a process of its own, and boardgame.io's beside it")
    .option("--game <id>", "the game played at full speed", "metropolia")
    .option("--seconds <n>", "how long each part plays", "10")
    .option("--matches <n>", "matches played at full speed", "50")
    .option("--stored <n>", "matches in the database of the last part", "100000")
    .option(
      "--boardgame-io <folder>",
      "where `npm install boardgame.io node-persist@3` was run",
      process.env.BOARDGAME_IO,
    )
    .option("--only <parts>", `some of ${PARTS.join(",")}`)
    .option("--json", "print JSON")
    .action(benchServer);
}

async function benchServer(flags: Flags): Promise<void> {
  const seconds = wholeNumber(flags.seconds, "--seconds");
  const matches = wholeNumber(flags.matches, "--matches");
  const stored = wholeNumber(flags.stored, "--stored");
  const parts = flags.only?.split(",") ?? PARTS;
  const stranger = parts.find((part) => !(PARTS as readonly string[]).includes(part));
  if (stranger !== undefined) throw new Fault(`There is no part "${stranger}".`);
  const folder = flags.boardgameIo;
  const missing = ["boardgame.io", "node-persist"].some(
    (name) => folder !== undefined && !existsSync(join(folder, "node_modules", name)),
  );
  if (missing) throw new Fault(`Run \`npm install boardgame.io node-persist@3\` in ${folder} first.`);
  const report: Record<string, unknown> = {};
  const tell = (part: string, figures: unknown): void => {
    report[part] = figures;
    if (!flags.json) console.log(part, figures);
  };
  if (parts.includes("throughput")) {
    const ours = await onServer((child) => throughput(child, flags.game, matches, seconds));
    tell("throughput, every move committed to disk", ours);
    if (folder !== undefined) {
      const times = ({ movesPerCpuSecond }: Throughput): number =>
        rounded(ours.movesPerCpuSecond / movesPerCpuSecond, 1);
      const inMemory = await boardgameIo(folder, flags.game, matches, seconds, "");
      tell("boardgame.io, in memory", { ...inMemory, oursPerCpuSecond: times(inMemory) });
      const files = mkdtempSync(join(tmpdir(), "tabletown-bench-"));
      const inFiles = await boardgameIo(folder, flags.game, matches, seconds, files);
      tell("boardgame.io, in files that are not synced", { ...inFiles, oursPerCpuSecond: times(inFiles) });
      rmSync(files, { recursive: true, force: true });
    }
  }
  if (parts.includes("latency")) {
    tell("move to everyone, 500 matches, 2,000 connections", await onServer((child) => latency(child, 500, seconds)));
  }
  if (parts.includes("memory")) {
    const { loaded, evicted, moves } = await onServer((child) =>
      child.ask<{ loaded: number; evicted: number; moves: number }>("idle", 500),
    );
    tell("heap per match of four after about 40 moves", {
      bytesLoadedIdle: Math.round(loaded),
      bytesEvicted: Math.round(evicted),
      moves,
    });
  }
  if (parts.includes("stored")) tell(`with ${stored} stored matches`, await withStored(stored, matches, seconds));
  if (flags.json) console.log(JSON.stringify(report));
}

async function onServer<T>(work: (child: Child) => Promise<T>): Promise<T> {
  const data = mkdtempSync(join(tmpdir(), "tabletown-bench-"));
  const child = await launch("./server-child.ts", [data]);
  try {
    return await work(child);
  } finally {
    await child.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

async function throughput(child: Child, game: string, matches: number, seconds: number): Promise<Throughput> {
  const url = await child.ask<string>("url");
  const tables = Array.from({ length: matches }, (_, n) => new BenchTable(url, game, 2, `table ${n}`, () => 0));
  for (const table of tables) await table.open(SPARE);
  for (const table of tables) table.play();
  const figures = await measured(child, tables, seconds);
  for (const table of tables) table.close();
  return figures;
}

/** Moves and processor time over some seconds, after everything is warm. */
async function measured(child: Child, tables: readonly { moves: number }[], seconds: number): Promise<Throughput> {
  const late = performance.now() + WARM_UP.milliseconds;
  while (madeBy(tables) < WARM_UP.moves && performance.now() < late) await pause(100);
  return counted(child, tables, seconds);
}

function madeBy(tables: readonly { moves: number }[]): number {
  return tables.reduce((sum, { moves }) => sum + moves, 0);
}

async function counted(child: Child, tables: readonly { moves: number }[], seconds: number): Promise<Throughput> {
  const [moves, cpu, begun] = [madeBy(tables), await child.ask<number>("cpu"), performance.now()];
  await pause(seconds * 1_000);
  const used = (await child.ask<number>("cpu")) - cpu;
  const count = madeBy(tables) - moves;
  return {
    moves: count,
    movesPerSecond: Math.round(count / ((performance.now() - begun) / 1_000)),
    movesPerCpuSecond: Math.round(count / used),
  };
}

async function boardgameIo(
  folder: string,
  id: string,
  matches: number,
  seconds: number,
  files: string,
): Promise<Throughput> {
  const game = await playedGame(id);
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const child = await launch("./bgio-child.ts", [folder, String(port), id, files]);
  const tables = Array.from({ length: matches }, (_, n) => new BgioTable(folder, port, game, 2, `table${n}`));
  await pause(1_000);
  for (const table of tables) table.play();
  const figures = await measured(child, tables, seconds);
  for (const table of tables) table.close();
  await child.stop();
  return figures;
}

/** People think for a few seconds, so that about 200 moves are made each second. */
async function latency(child: Child, matches: number, seconds: number): Promise<unknown> {
  const url = await child.ask<string>("url");
  const think = (dice: { int(n: number): number }): number => 1_500 + dice.int(2_000);
  const tables = Array.from({ length: matches }, (_, n) => new BenchTable(url, "metropolia", 4, `table ${n}`, think));
  for (let from = 0; from < matches; from += 20) {
    await Promise.all(tables.slice(from, from + 20).map((table) => table.open()));
  }
  for (const table of tables) table.play();
  await pause(15_000);
  for (const table of tables) table.latencies.length = 0;
  const { movesPerSecond, movesPerCpuSecond } = await counted(child, tables, seconds);
  const all = tables.flatMap(({ latencies }) => latencies).sort((a, b) => a - b);
  const at = (part: number): number => rounded(all[Math.floor((all.length - 1) * part)] ?? Number.NaN, 2);
  const memory = await child.ask<number>("memory");
  for (const table of tables) table.close();
  return {
    moves: all.length,
    movesPerSecond,
    movesPerCpuSecond,
    milliseconds: { p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) },
    megabytes: Math.round(memory / 1e6),
  };
}

async function withStored(stored: number, matches: number, seconds: number): Promise<unknown> {
  const data = mkdtempSync(join(tmpdir(), "tabletown-bench-"));
  try {
    let child = await launch("./server-child.ts", [data]);
    const empty = await child.ask<number>("started");
    const before = await throughput(child, "metropolia", matches, seconds);
    await child.ask("bulk", stored);
    await child.stop();
    child = await launch("./server-child.ts", [data]);
    const full = await child.ask<number>("started");
    const after = await throughput(child, "metropolia", matches, seconds);
    await child.stop();
    return {
      startMilliseconds: { empty: Math.round(empty), full: Math.round(full) },
      movesPerSecond: { empty: before.movesPerSecond, full: after.movesPerSecond },
      movesPerCpuSecond: { empty: before.movesPerCpuSecond, full: after.movesPerCpuSecond },
    };
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
