/** What a worker is there for. */
export type WorkerTask = "bots" | "reviews" | "futures" | "answers";

export function startWorker(task: WorkerTask): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: task });
}
