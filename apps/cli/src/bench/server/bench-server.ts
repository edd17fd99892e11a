import { existsSync } from "node:fs";
import { join } from "node:path";
import { wholeNumber } from "../../chosen-game.ts";
import { Fault } from "../../fault.ts";
import { stage } from "../../terminal/progress.ts";
import { chosenParts } from "../chosen-parts.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { BenchMatch } from "./bench-match.ts";
import { type Child, launchServer } from "./child.ts";
import type { ColdMoves } from "./cold-moves.ts";
import { PARTS, type ServerBench } from "./parts.ts";
import { playedGame } from "./played-game.ts";
import { boardgameIo, type Figures, pause, sideBySide, tabletown } from "./side-by-side.ts";

export async function benchServer(flags: ServerBench): Promise<void> {
  const seconds = wholeNumber(flags.seconds, "--seconds");
  const matches = wholeNumber(flags.matches, "--matches");
  const stored = wholeNumber(flags.stored, "--stored");
  const sockets = wholeNumber(flags.sockets, "--sockets");
  const tables = Math.ceil(wholeNumber(flags.people, "--people") / 4);
  const parts = chosenParts(flags.only, PARTS);
  await playedGame(flags.game);
  const folder = flags.boardgameIo;
  const missing = ["boardgame.io", "node-persist"].some(
    (name) => folder !== undefined && !existsSync(join(folder, "node_modules", name)),
  );
  if (missing) throw new Fault(`Run \`npm install boardgame.io node-persist@3\` in ${folder} first.`);
  const report: Record<string, unknown> = {};
  const tell = (part: string, figures: unknown): void => {
    report[part] = figures;
    stage();
    if (!flags.json) console.log(part, figures);
  };
  if (parts.includes("throughput")) {
    const others =
      folder === undefined
        ? []
        : (["memory", "files"] as const).map((storage) => () => boardgameIo(folder, flags.game, matches, storage));
    const [ours, inMemory, inFiles] = await sideBySide([() => tabletown(flags.game, matches), ...others], seconds);
    const beside = (theirs: Figures) => ({
      ...theirs,
      oursPerCpuSecond: rounded((ours?.movesPerCpuSecond ?? 0) / theirs.movesPerCpuSecond, 2),
    });
    tell("throughput, every move committed to disk", ours);
    if (inMemory !== undefined) tell("boardgame.io, in memory", beside(inMemory));
    if (inFiles !== undefined) tell("boardgame.io, in files that are not synced", beside(inFiles));
  }
  if (parts.includes("latency")) {
    const crowd = `${tables.toLocaleString("en")} matches, ${(4 * tables).toLocaleString("en")} connections`;
    tell(`move to everyone, ${crowd}`, await onServer((child) => latency(child, tables, seconds)));
  }
  if (parts.includes("memory")) {
    stage("memory: playing and forgetting …");
    const { loaded, evicted, moves } = await onServer((child) =>
      child.ask<{ loaded: number; evicted: number; moves: number }>("idle", tables),
    );
    tell("heap per match of four after about 40 moves", {
      bytesLoadedIdle: Math.round(loaded),
      bytesEvicted: Math.round(evicted),
      moves,
    });
  }
  if (parts.includes("sockets"))
    tell("memory per idle connection", await onServer((child) => idleSockets(child, sockets)));
  if (parts.includes("stored")) tell(`with ${stored} stored matches`, await withStored(stored, matches, seconds));
  if (flags.json) console.log(JSON.stringify(report));
}

async function onServer<T>(work: (child: Child) => Promise<T>): Promise<T> {
  const data = temporaryFolder();
  const child = await launchServer(data.path);
  try {
    return await work(child);
  } finally {
    await child.stop();
    data.remove();
  }
}

/** People think for a few seconds, so that about 200 moves are made each second. */
async function latency(child: Child, matches: number, seconds: number): Promise<unknown> {
  const url = await child.ask<string>("url");
  const think = (dice: { int(n: number): number }): number => 1_500 + dice.int(2_000);
  const running = Array.from(
    { length: matches },
    (_, n) => new BenchMatch([url], "metropolia", 4, `table ${n}`, think),
  );
  for (let from = 0; from < matches; from += 20) {
    stage(`latency: ${from} of ${matches} matches …`);
    await Promise.all(running.slice(from, from + 20).map((match) => match.open()));
  }
  for (const match of running) match.play();
  stage(`latency: playing for ${15 + seconds} s …`);
  await pause(15_000);
  for (const match of running) match.latencies.length = 0;
  const cpu = await child.ask<number>("cpu");
  await pause(seconds * 1_000);
  const used = (await child.ask<number>("cpu")) - cpu;
  const all = running.flatMap(({ latencies }) => latencies).sort((a, b) => a - b);
  const quantile = (part: number): number => rounded(all[Math.floor((all.length - 1) * part)] ?? Number.NaN, 2);
  const memory = await child.ask<number>("memory");
  for (const match of running) match.close();
  return {
    moves: all.length,
    movesPerSecond: Math.round(all.length / seconds),
    movesPerCpuSecond: Math.round(all.length / used),
    milliseconds: { p50: quantile(0.5), p95: quantile(0.95), p99: quantile(0.99), most: quantile(1) },
    megabytes: Math.round(memory / 1e6),
  };
}

/** Idle connections, four for each match: the match is a small part of it. */
async function idleSockets(child: Child, sockets: number): Promise<unknown> {
  const matches = Math.ceil(sockets / 4);
  const url = await child.ask<string>("url");
  const open = async (count: number): Promise<BenchMatch[]> => {
    const opened = Array.from(
      { length: count },
      (_, n) => new BenchMatch([url], "metropolia", 4, `idle ${n}`, () => 0),
    );
    for (let from = 0; from < count; from += 20) {
      stage(`sockets: ${4 * from} of ${4 * count} …`);
      await Promise.all(opened.slice(from, from + 20).map((match) => match.open()));
    }
    for (const match of opened) {
      match.gate.hold();
      match.play();
    }
    await pause(2_000);
    return opened;
  };
  // The first ones bring the program itself into memory.
  const first = await open(Math.min(50, matches));
  const before = await child.ask<number>("settled");
  const rest = await open(matches);
  const after = await child.ask<number>("settled");
  const memory = await child.ask<number>("memory");
  for (const match of [...first, ...rest]) match.close();
  return {
    connections: 4 * matches,
    bytesEach: Math.round((after - before) / (4 * matches)),
    megabytesOfTheProcess: Math.round(memory / 1e6),
  };
}

/** A server with nothing stored and one with a great deal, side by side. */
async function withStored(stored: number, matches: number, seconds: number): Promise<unknown> {
  const data = temporaryFolder();
  try {
    const few = Math.min(stored, 1_000);
    const opened = [await filledTo(data.path, 0, few), await filledTo(data.path, few, stored)] as const;
    const [empty, full] = await sideBySide(
      [() => tabletown("metropolia", matches), () => tabletown("metropolia", matches, data.path)],
      seconds,
    );
    return {
      [few]: opened[0],
      [stored]: opened[1],
      movesPerSecond: { empty: empty?.movesPerSecond, full: full?.movesPerSecond },
      movesPerCpuSecond: { empty: empty?.movesPerCpuSecond, full: full?.movesPerCpuSecond },
    };
  } finally {
    data.remove();
  }
}

/** Stores so many matches, and opens a server on them: how long its start takes, and the first move in a match that is not in memory. */
async function filledTo(data: string, from: number, to: number): Promise<unknown> {
  stage(`stored: up to ${to} matches …`);
  const filling = await launchServer(data);
  await filling.ask("bulk", { from, to });
  await filling.stop();
  const child = await launchServer(data);
  const started = await child.ask<number>("started");
  const cold = await child.ask<ColdMoves>("cold", to);
  await child.stop();
  return {
    startMilliseconds: Math.round(started),
    coldMoveMilliseconds: { p50: rounded(cold.elapsed.p50, 2), most: rounded(cold.elapsed.most, 2) },
    coldMoveProcessorMilliseconds: rounded(cold.processor, 2),
  };
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
