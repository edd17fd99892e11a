import { Worker } from "node:worker_threads";

interface ThreadSettings {
  /** The module of the thread's program, and what it is told when it starts. */
  readonly program: URL;
  readonly data: unknown;
  /** Milliseconds after which it is stopped, whatever it does. */
  readonly patience: number;
  readonly megabytes: number;
}

/** A thread that answers one question at a time. It is started when first asked; one that takes too long, or dies, is replaced. */
export class Thread<Question, Answer> {
  private readonly settings: ThreadSettings;
  private worker: Worker | undefined;
  private heard: ((answer: Answer | undefined) => void) | undefined;

  constructor(settings: ThreadSettings) {
    this.settings = settings;
  }

  get busy(): boolean {
    return this.heard !== undefined;
  }

  /** The answer, or nothing when it did not come in time. */
  ask(question: Question): Promise<Answer | undefined> {
    this.worker ??= this.start();
    this.worker.postMessage(question);
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.replace(), this.settings.patience);
      this.heard = (answer) => {
        clearTimeout(timer);
        this.heard = undefined;
        resolve(answer);
      };
    });
  }

  async stop(): Promise<void> {
    await this.worker?.terminate();
  }

  /** The thread is stopped; the next question gets a new one. */
  private replace(): void {
    const worker = this.worker;
    this.worker = undefined;
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
    worker.on("message", (answer: Answer) => mine() && this.heard?.(answer));
    worker.on("error", () => mine() && this.replace());
    worker.on("exit", () => mine() && this.replace());
    return worker;
  }
}
