import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { addTallies, type GameResult, tallyOf } from "@tabletown/bots";
import { Fault } from "../fault.ts";
import { isInShard, type Shard } from "../shard.ts";
import { entriesOf } from "./contestants.ts";
import { append, resume } from "./results-file.ts";
import { RunningPrograms } from "./running-programs.ts";
import type { AddedGames, PlayedGames, Share, Tournament, WorkerMessage } from "./tournament.ts";

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
    await this.share(tournament, open, threads, async (said) => {
      for (const result of said as readonly GameResult[]) {
        results.set(result.number, result);
        onResult(result);
        if (file !== undefined) await append(file, result);
      }
    });
    return [...results.values()].sort((a, b) => a.number - b.number);
  }

  /** Plays games among players who take any option (`Tournament.random`) and adds them up. */
  async addUp(
    tournament: Tournament,
    { games, threads, onAdded }: Pick<RunSettings, "games" | "threads"> & { onAdded(games: number): void },
  ): Promise<AddedGames> {
    const numbers = Array.from({ length: games }, (_, number) => number);
    const sum: AddedGames = { games: 0, moves: 0, tallies: tallyOf(entriesOf(tournament.bots).length, []) };
    await this.share(tournament, numbers, threads, async (said) => {
      const added = said as AddedGames;
      sum.games += added.games;
      sum.moves += added.moves;
      addTallies(sum.tallies, added.tallies);
      onAdded(added.games);
    });
    return sum;
  }

  /** Stops the workers where they are and ends all programs. */
  async stop(): Promise<void> {
    const workers = [...this.workers];
    this.workers.clear();
    await Promise.all(workers.map((worker) => worker.terminate()));
    this.programs.endAll();
  }

  /** Shares games out among as many workers as are wanted, and waits until all have been told. */
  private async share(
    tournament: Tournament,
    numbers: readonly number[],
    threads: number | undefined,
    tell: (said: PlayedGames) => Promise<void>,
  ): Promise<void> {
    const workers = Math.min(threads ?? availableParallelism(), numbers.length);
    const shares = Array.from({ length: workers }, (_, worker) => numbers.filter((_, i) => i % workers === worker));
    await Promise.all(shares.map((share) => this.runShare({ tournament, numbers: share }, tell))).catch(
      async (error) => {
        await this.stop();
        throw error;
      },
    );
  }

  private async runShare(share: Share, tell: (said: PlayedGames) => Promise<void>): Promise<void> {
    const telling: Promise<void>[] = [];
    await new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: share });
      this.workers.add(worker);
      worker.on("message", (said: WorkerMessage) => {
        if ("program" in said) return this.programs.note(said);
        const told = tell(said);
        told.catch(reject);
        telling.push(told);
      });
      worker.on("error", (error) => reject(faultIn(error) ?? error));
      worker.on("exit", (code) => {
        // Otherwise it was stopped, and nobody waits for it.
        if (!this.workers.delete(worker)) return;
        if (code === 0) resolve();
        else reject(new Error(`a worker ended with code ${code}`));
      });
    });
    await Promise.all(telling);
  }
}

/** What the person at the keyboard can put right: an error from a worker has lost its class. */
function faultIn(error: unknown): Fault | undefined {
  const { message, exitCode } = error as Partial<Fault>;
  return message !== undefined && typeof exitCode === "number" ? new Fault(message, exitCode) : undefined;
}
