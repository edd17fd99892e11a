import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { GameResult } from "@tabletown/bots";
import { isInShard, type Shard } from "../shard.ts";
import { append, resume } from "./results-file.ts";
import { RunningPrograms } from "./running-programs.ts";
import type { Share, Tournament, WorkerMessage } from "./tournament.ts";

export interface RunSettings {
  /** In all, those played earlier included. */
  readonly games: number;
  /** All cores unless told. */
  readonly threads: number | undefined;
  /** Where results are written, and read from to go on. */
  readonly file?: string | undefined;
  /** Only these of the games not played yet. */
  readonly shard?: Shard | undefined;
  onResult(result: GameResult): void;
}

/** Plays tournaments on worker threads. */
export class TournamentRunner {
  readonly programs = new RunningPrograms();
  private readonly workers = new Set<Worker>();

  /** Plays the games not played yet on all cores; more than the file knows of may be asked for, or fewer. With a file every result is written down as it comes. */
  async run(tournament: Tournament, { games, threads, file, shard, onResult }: RunSettings): Promise<GameResult[]> {
    const results = new Map<number, GameResult>();
    const written = file === undefined ? [] : await resume(file, tournament);
    for (const result of written) if (result.number < games) results.set(result.number, result);
    for (const result of results.values()) onResult(result);
    const open = Array.from({ length: games }, (_, number) => number).filter(
      (number) => !results.has(number) && (shard === undefined || isInShard(shard, number)),
    );
    const workers = Math.min(threads ?? availableParallelism(), open.length);
    await Promise.all(
      Array.from({ length: workers }, (_, worker) => {
        const numbers = open.filter((_, i) => i % workers === worker);
        return this.runShare({ tournament, numbers }, async (result) => {
          results.set(result.number, result);
          onResult(result);
          if (file !== undefined) await append(file, result);
        });
      }),
    ).catch(async (error) => {
      await this.stop();
      throw error;
    });
    return [...results.values()].sort((a, b) => a.number - b.number);
  }

  /** Stops the workers where they are and ends all programs. */
  async stop(): Promise<void> {
    const workers = [...this.workers];
    this.workers.clear();
    await Promise.all(workers.map((worker) => worker.terminate()));
    this.programs.endAll();
  }

  private async runShare(share: Share, played: (result: GameResult) => Promise<void>): Promise<void> {
    const writing: Promise<void>[] = [];
    await new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: share });
      this.workers.add(worker);
      worker.on("message", (said: WorkerMessage) => {
        if ("program" in said) return this.programs.note(said);
        for (const result of said) {
          const write = played(result);
          write.catch(reject);
          writing.push(write);
        }
      });
      worker.on("error", reject);
      worker.on("exit", (code) => {
        // Otherwise it was stopped, and nobody waits for it.
        if (!this.workers.delete(worker)) return;
        if (code === 0) resolve();
        else reject(new Error(`a worker ended with code ${code}`));
      });
    });
    await Promise.all(writing);
  }
}
