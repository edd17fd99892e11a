import { appendFile, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { GameResult } from "@tabletown/bots";
import { Fault } from "../fault.ts";

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
  readonly memoryMiB?: number;
}

/** What a worker is given: which games of which tournament. */
export interface Share {
  readonly tournament: Tournament;
  readonly numbers: readonly number[];
}

/** Plays the games not played yet on all cores. With a file every result is written down as it comes. */
export async function runTournament(
  tournament: Tournament,
  games: number,
  threads: number | undefined,
  file: string | undefined,
  heard: (result: GameResult) => void,
): Promise<GameResult[]> {
  const results = new Map<number, GameResult>();
  for (const result of file === undefined ? [] : await resume(file, tournament)) results.set(result.number, result);
  for (const result of results.values()) heard(result);
  const open = Array.from({ length: games }, (_, number) => number).filter((number) => !results.has(number));
  const workers = Math.min(threads ?? availableParallelism(), open.length);
  await Promise.all(
    Array.from({ length: workers }, (_, worker) => {
      const numbers = open.filter((_, i) => i % workers === worker);
      return runShare({ tournament, numbers }, async (result) => {
        results.set(result.number, result);
        heard(result);
        if (file !== undefined) await appendFile(file, `${JSON.stringify(result)}\n`);
      });
    }),
  );
  return [...results.values()].sort((a, b) => a.number - b.number);
}

async function runShare(share: Share, played: (result: GameResult) => Promise<void>): Promise<void> {
  const writing: Promise<void>[] = [];
  await new Promise<void>((resolve, reject) => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: share });
    worker.on("message", (result: GameResult) => writing.push(played(result)));
    worker.on("error", reject);
    worker.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`a worker ended with code ${code}`))));
  });
  await Promise.all(writing);
}

/** Results written by an earlier run; starts the file where there is none. */
async function resume(file: string, tournament: Tournament): Promise<GameResult[]> {
  const heading = JSON.stringify({ tournament });
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch {
    await writeFile(file, `${heading}\n`);
    return [];
  }
  const [first, ...lines] = text.split("\n");
  if (first !== heading) throw new Fault(`${file} belongs to another tournament: ${first ?? "it is empty"}`);
  // A run that was stopped may have left half a line behind.
  const whole = text.endsWith("\n") ? lines : lines.slice(0, -1);
  if (whole !== lines) await writeFile(file, [first, ...whole, ""].join("\n"));
  return whole.filter((line) => line !== "").map((line): GameResult => JSON.parse(line));
}
