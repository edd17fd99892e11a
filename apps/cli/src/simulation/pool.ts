import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { add, emptyTally, type Job, type Tally } from "./job.ts";

/** Splits a job over the machine's cores and adds up what comes of it. */
export async function runParallel(job: Job, cores: number | undefined, heard: (tally: Tally) => void): Promise<Tally> {
  const games = job.to - job.from;
  const workers = Math.max(1, Math.min(cores ?? availableParallelism(), games));
  const parts = Array.from({ length: workers }, (_, i): Job => {
    const cut = (share: number): number => job.from + Math.floor((games * share) / workers);
    return { ...job, from: cut(i), to: cut(i + 1) };
  });
  let total = emptyTally(job.players);
  await Promise.all(
    parts.map(
      (part) =>
        new Promise<void>((resolve, reject) => {
          const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: part });
          worker.on("message", (tally: Tally) => {
            total = add(total, tally);
            heard(tally);
          });
          worker.on("error", reject);
          worker.on("exit", () => resolve());
        }),
    ),
  );
  return total;
}
