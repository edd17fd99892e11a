import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { GameResult } from "@tabletown/bots";
import { endPrograms, noteProgram, type ProgramNews } from "./programs.ts";
import { append, resume } from "./results-file.ts";

/** A tournament as its workers are told about it: plain data, the same whenever it is resumed. */
export interface Tournament {
  readonly game: string;
  /** JSON. */
  readonly options: string;
  readonly components?: string;
  readonly players: number;
  readonly bots: string;
  readonly games: number;
  readonly seed: string;
  /** For programs. */
  readonly memoryMiB?: number;
  /** The folder into which every game is written as a record. */
  readonly save?: string;
}

/** What a worker is given: which games of which tournament. */
export interface Share {
  readonly tournament: Tournament;
  readonly numbers: readonly number[];
}

/** Plays the games not played yet on all cores; more than the file knows of may be asked for, or fewer. With a file every result is written down as it comes. */
export async function runTournament(
  tournament: Tournament,
  games: number,
  threads: number | undefined,
  file: string | undefined,
  heard: (result: GameResult) => void,
): Promise<GameResult[]> {
  const results = new Map<number, GameResult>();
  const written = file === undefined ? [] : await resume(file, tournament);
  for (const result of written) if (result.number < games) results.set(result.number, result);
  for (const result of results.values()) heard(result);
  const open = Array.from({ length: games }, (_, number) => number).filter((number) => !results.has(number));
  const workers = Math.min(threads ?? availableParallelism(), open.length);
  await Promise.all(
    Array.from({ length: workers }, (_, worker) => {
      const numbers = open.filter((_, i) => i % workers === worker);
      return runShare({ tournament, numbers }, async (result) => {
        results.set(result.number, result);
        heard(result);
        if (file !== undefined) await append(file, result);
      });
    }),
  ).catch(async (error) => {
    await stopTournament();
    throw error;
  });
  return [...results.values()].sort((a, b) => a.number - b.number);
}

const working = new Set<Worker>();

/** Stops the workers where they are and ends all programs. */
export async function stopTournament(): Promise<void> {
  const workers = [...working];
  working.clear();
  await Promise.all(workers.map((worker) => worker.terminate()));
  endPrograms();
}

async function runShare(share: Share, played: (result: GameResult) => Promise<void>): Promise<void> {
  const writing: Promise<void>[] = [];
  await new Promise<void>((resolve, reject) => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: share });
    working.add(worker);
    worker.on("message", (said: GameResult | ProgramNews) => {
      if ("program" in said) return noteProgram(said);
      const write = played(said);
      write.catch(reject);
      writing.push(write);
    });
    worker.on("error", reject);
    worker.on("exit", (code) => {
      // Otherwise it was stopped, and nobody waits for it.
      if (!working.delete(worker)) return;
      if (code === 0) resolve();
      else reject(new Error(`a worker ended with code ${code}`));
    });
  });
  await Promise.all(writing);
}
