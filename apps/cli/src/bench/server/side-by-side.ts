import { stage } from "../../terminal/progress.ts";
import { type TemporaryFolder, temporaryFolder } from "../temporary-folder.ts";
import { BenchMatch } from "./bench-match.ts";
import { BgioMatch } from "./bgio-match.ts";
import { type Child, launch, launchServer } from "./child.ts";
import type { Gate } from "./gate.ts";
import { playedGame } from "./played-game.ts";

/** A match that plays itself as fast as its server answers, from `play` on, except while it is held. */
interface Playing {
  readonly moves: number;
  play(): void;
  readonly gate: Gate;
  close(): void;
}

/** A server under load. */
export interface LoadedServer {
  readonly child: Child;
  readonly running: readonly Playing[];
  end(): Promise<void>;
}

export interface Figures {
  readonly moves: number;
  readonly movesPerSecond: number;
  readonly movesPerCpuSecond: number;
  /** Processor time of a database in processes of its own. */
  readonly databaseMillisecondsPerMove?: number;
}

/**
 * Enough moves for the compiler to have seen everything; a slow server, or a busy machine, may not get there. Who
 * measures for a moment only does not wait for it.
 */
const WARM_UP = { moves: 20_000, milliseconds: 40_000, timesMeasured: 4 };
/** Further games dealt beforehand for each match, on every server: dealing is not measured. Further ones are dealt when they are needed. */
const SPARE = 12;
const SEATS = 2;
/** Seconds that each server is measured before the next one is, at most. */
const TURN = 4;

/**
 * Servers measured in turns, a few seconds each and round after round: what else
 * the machine does meanwhile is then the same for all of them.
 */
export async function sideBySide(
  openers: readonly (() => Promise<LoadedServer>)[],
  seconds: number,
): Promise<readonly Figures[]> {
  const servers: LoadedServer[] = [];
  try {
    for (const [index, open] of openers.entries()) {
      stage(`${nameOf(index, openers)}: opening, warming up …`);
      const server = await open();
      servers.push(server);
      await warmUp(server, seconds);
    }
    const sums = servers.map(() => ({ moves: 0, seconds: 0, cpu: 0, database: 0 }));
    const turnSeconds = Math.min(TURN, seconds);
    // Whoever waited for the others has lost part of what the compiler had made: a turn that is not counted brings it back.
    if (servers.length > 1) for (const server of servers) await counted(server, turnSeconds);
    for (let past = 0; past < seconds; past += turnSeconds) {
      for (const [index, server] of servers.entries()) {
        stage(`${nameOf(index, openers)}: ${past} of ${seconds} s …`);
        const turn = await counted(server, turnSeconds);
        const sum = sums[index];
        if (sum === undefined) continue;
        sum.moves += turn.moves;
        sum.seconds += turn.seconds;
        sum.cpu += turn.cpu;
        sum.database += turn.database;
      }
    }
    return sums.map((sum) => ({
      moves: sum.moves,
      movesPerSecond: Math.round(sum.moves / sum.seconds),
      movesPerCpuSecond: Math.round(sum.moves / sum.cpu),
      ...(sum.database > 0 && { databaseMillisecondsPerMove: Number(((1_000 * sum.database) / sum.moves).toFixed(3)) }),
    }));
  } finally {
    for (const server of servers) await server.end();
    stage();
  }
}

function nameOf(index: number, all: readonly unknown[]): string {
  return `server ${index + 1} of ${all.length}`;
}

async function warmUp({ running }: LoadedServer, seconds: number): Promise<void> {
  for (const match of running) match.play();
  const late = performance.now() + Math.min(WARM_UP.milliseconds, WARM_UP.timesMeasured * seconds * 1_000);
  while (madeBy(running) < WARM_UP.moves && performance.now() < late) await pause(100);
  for (const match of running) match.gate.hold();
  await pause(300);
}

async function counted({ child, running }: LoadedServer, seconds: number) {
  const used = async () => ({
    cpu: await child.ask<number>("cpu"),
    database: (await child.ask<number | undefined>("database")) ?? 0,
  });
  const [moves, before, begun] = [madeBy(running), await used(), performance.now()];
  for (const match of running) match.gate.go();
  await pause(seconds * 1_000);
  for (const match of running) match.gate.hold();
  const took = (performance.now() - begun) / 1_000;
  // What is under way comes to its end, and is counted.
  await pause(300);
  const { cpu, database } = await used();
  return {
    moves: madeBy(running) - moves,
    seconds: took,
    cpu: cpu - before.cpu,
    database: database - before.database,
  };
}

function madeBy(running: readonly Playing[]): number {
  return running.reduce((sum, { moves }) => sum + moves, 0);
}

/** Our server, on a folder of its own or a given one. */
export async function tabletown(game: string, matches: number, given?: string): Promise<LoadedServer> {
  const own = given === undefined ? temporaryFolder() : undefined;
  const child = await launchServer(given ?? own?.path ?? "");
  const url = await child.ask<string>("url");
  const running = Array.from({ length: matches }, (_, n) => new BenchMatch([url], game, SEATS, `table ${n}`, () => 0));
  for (const match of running) await match.open(SPARE);
  return underLoad(child, running, own);
}

/** boardgame.io's server, in memory or in files that are not synced. */
export async function boardgameIo(
  folder: string,
  game: string,
  matches: number,
  storage: "memory" | "files",
): Promise<LoadedServer> {
  const files = storage === "files" ? temporaryFolder() : undefined;
  const child = await launch(new URL("./bgio-child.ts", import.meta.url), [folder, game, files?.path ?? ""]);
  const port = await child.ask<number>("port");
  const played = await playedGame(game);
  const running = Array.from({ length: matches }, (_, n) => new BgioMatch(folder, port, played, SEATS, `match${n}`));
  // In files every match that lies there slows all the others down, and dealing one is no more than a move.
  for (const match of running) await match.open(storage === "files" ? 0 : SPARE);
  return underLoad(child, running, files);
}

/** In the end a folder made for it, if there is one, goes too. */
function underLoad(child: Child, running: readonly Playing[], folder: TemporaryFolder | undefined): LoadedServer {
  return {
    child,
    running,
    async end() {
      for (const match of running) match.close();
      await child.stop();
      folder?.remove();
    },
  };
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
