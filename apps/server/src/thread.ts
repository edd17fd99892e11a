import { Worker } from "node:worker_threads";

interface ThreadSettings {
  /** The module of the thread's program, and what it is told when it starts. */
  readonly program: URL;
  readonly data: unknown;
  /** Milliseconds after which it is stopped, whatever it does. Loading its program does not count. */
  readonly patience: number;
  readonly megabytes: number;
}

/** What a thread says when its program has been loaded and it listens. */
export const LISTENS = "listens";

/** A thread that answers one question at a time. It is started when first asked; one that takes too long, or dies, is replaced. */
export class Thread<Question, Answer> {
  private readonly settings: ThreadSettings;
  private worker: Worker | undefined;
  private heard: ((answer: Answer | undefined) => void) | undefined;
  private listens = false;
  private timer: NodeJS.Timeout | undefined;
  private full = false;

  constructor(settings: ThreadSettings) {
    this.settings = settings;
  }

  get busy(): boolean {
    return this.heard !== undefined;
  }

  /** Whether the last question that got no answer needed more memory than there is for one: asking again would not help. */
  get ranOutOfMemory(): boolean {
    return this.full;
  }

  /** The answer, or nothing when it did not come in time. */
  ask(question: Question): Promise<Answer | undefined> {
    this.worker ??= this.start();
    this.worker.postMessage(question);
    this.full = false;
    return new Promise((resolve) => {
      this.heard = (answer) => {
        clearTimeout(this.timer);
        this.heard = undefined;
        resolve(answer);
      };
      if (this.listens) this.wait();
    });
  }

  async stop(): Promise<void> {
    await this.worker?.terminate();
  }

  private wait(): void {
    this.timer = setTimeout(() => this.replace(), this.settings.patience);
  }

  /** The thread is stopped; the next question gets a new one. */
  private replace(): void {
    const worker = this.worker;
    this.worker = undefined;
    this.listens = false;
    void worker?.terminate();
    this.heard?.(undefined);
  }

  private start(): Worker {
    const { program, data, megabytes } = this.settings;
    const worker = new Worker(program, {
      workerData: data,
      execArgv: ["--conditions=source"],
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    const mine = (): boolean => this.worker === worker;
    worker.on("message", (said: Answer | typeof LISTENS) => {
      if (!mine()) return;
      if (said !== LISTENS) return this.heard?.(said);
      this.listens = true;
      if (this.busy) this.wait();
    });
    worker.on("error", (error) => {
      if (!mine()) return;
      this.full = "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
      this.replace();
    });
    worker.on("exit", () => mine() && this.replace());
    return worker;
  }
}
