import { failure, type GameRecord, type Result } from "@tabletown/kernel";
import type { Problem } from "@tabletown/protocol";
import { Queue } from "../queue.ts";
import type { ReadonlyMatch } from "../rooms/live-match.ts";
import type { MatchEntry } from "../stores/entry.ts";
import { Thread } from "../thread.ts";
import type { Answers, RecordTask, Replay, ReplayRequest } from "./task.ts";

const PROGRAM = new URL("./worker.ts", import.meta.url);
/** The longest games take a second or two of a processor that may have much else to do. */
const PATIENCE = 60_000;
const MEGABYTES = 256;
/** Questions that may wait for their turn. */
const WAITING = 50;

/** Goes through whole games in a thread of its own, one after the other, so that nobody's move waits for it. */
export class RecordWorker {
  private readonly thread: Thread<RecordTask, Answers[RecordTask["type"]]>;
  private readonly queue = new Queue();
  private waiting = 0;

  constructor(catalog: string, patience = PATIENCE) {
    this.thread = new Thread({ program: PROGRAM, data: { catalog }, patience, megabytes: MEGABYTES });
  }

  check(record: GameRecord, table: unknown): Promise<Result<undefined, Problem>> {
    return this.ask<"check">({ type: "check", record, table });
  }

  write({ row, state }: ReadonlyMatch, log: readonly MatchEntry[]): Promise<Result<GameRecord | undefined, Problem>> {
    return this.ask<"write">({ type: "write", row, state, log });
  }

  replay(request: ReplayRequest): Promise<Result<Replay, Problem>> {
    return this.ask<"replay">({ type: "replay", ...request });
  }

  close(): Promise<void> {
    return this.thread.stop();
  }

  private async ask<D extends RecordTask["type"]>(
    task: RecordTask & { readonly type: D },
  ): Promise<Answers[D] | Result<never, Problem>> {
    if (this.waiting >= WAITING) return failure({ code: "too-busy" });
    this.waiting++;
    try {
      return await this.queue.run(async () => {
        const answer = (await this.thread.ask(task)) as Answers[D] | undefined;
        // What is late because the machine has much else to do comes in time when asked for again.
        return answer ?? failure({ code: this.thread.ranOutOfMemory ? "too-large" : "too-busy" });
      });
    } finally {
      this.waiting--;
    }
  }
}
