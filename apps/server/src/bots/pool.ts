import { randomInt } from "node:crypto";
import { newId } from "../random.ts";
import { Thread } from "../thread.ts";
import type { BotQuestion, SeededQuestion } from "./question.ts";

interface PoolSettings {
  readonly catalog: string;
  readonly threads: number;
  /** Milliseconds after which a thinking bot is stopped and a choice made for it. */
  readonly patience: number;
  readonly megabytes: number;
}

const PROGRAM = new URL("./worker.ts", import.meta.url);

interface QueuedQuestion {
  readonly question: SeededQuestion;
  readonly resolve: (action: unknown) => void;
}

/** Threads that think for bots. One that thinks too long, or dies, is replaced; its match goes on with some legal move. */
export class BotPool {
  private readonly settings: PoolSettings;
  /** Each answers with the index of its choice among the options. */
  private readonly threads: Thread<SeededQuestion, number>[] = [];
  private readonly queue: QueuedQuestion[] = [];
  private closed = false;
  /** How often a choice had to be made for a bot. */
  forfeits = 0;

  constructor(settings: PoolSettings) {
    this.settings = settings;
  }

  get waiting(): number {
    return this.queue.length;
  }

  get thinking(): number {
    return this.threads.filter(({ busy }) => busy).length;
  }

  /** The action that a bot chooses: one of the options. */
  ask({ row, seat, level, view, options }: BotQuestion): Promise<unknown> {
    // Only what is listed here is sent to the thread.
    const { game, rules, settings } = row;
    const question = { row: { game, rules, settings }, seat, level, view, options, seed: newId() };
    return new Promise((resolve) => {
      if (options.length === 1 || level === "random") return resolve(anyOf(options));
      this.queue.push({ question, resolve });
      this.next();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { resolve, question } of this.queue.splice(0)) resolve(anyOf(question.options));
    await Promise.all(this.threads.map((thread) => thread.stop()));
  }

  private next(): void {
    if (this.closed || this.queue.length === 0) return;
    let free = this.threads.find((thread) => !thread.busy);
    if (free === undefined && this.threads.length < this.settings.threads) {
      const { catalog, patience, megabytes } = this.settings;
      free = new Thread({ program: PROGRAM, data: { catalog }, patience, megabytes });
      this.threads.push(free);
    }
    const queued = free === undefined ? undefined : this.queue.shift();
    if (free === undefined || queued === undefined) return;
    const { question, resolve } = queued;
    const { options } = question;
    void free.ask(question).then((index) => {
      const listed = index !== undefined && index >= 0 && index < options.length;
      if (!listed) this.forfeits++;
      resolve(listed ? options[index] : anyOf(options));
      this.next();
    });
  }
}

function anyOf(options: readonly unknown[]): unknown {
  return options[randomInt(options.length)];
}
