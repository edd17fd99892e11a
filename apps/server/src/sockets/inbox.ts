import type { Services } from "../services.ts";
import { isCommand } from "./read-message.ts";

/** Messages that may wait to be handled. */
const MOST = 64;

/** A message, and when it came: by the clock that measures, and by the one that the players' time is kept by. */
export interface ReceivedMessage {
  readonly text: string;
  readonly received: number;
  readonly at: number;
}

/** Who handles messages. */
interface Handling {
  /** Nothing to wait for where it is done at once. */
  handle(message: ReceivedMessage): Promise<void> | undefined;
  failed(error: unknown): void;
}

/** What has come through one connection. It is handled one after the other. */
export class Inbox {
  private readonly services: Pick<Services, "config" | "store">;
  private readonly handling: Handling;
  private waiting: ReceivedMessage[] = [];
  private working = false;

  constructor(services: Pick<Services, "config" | "store">, handling: Handling) {
    this.services = services;
    this.handling = handling;
  }

  get size(): number {
    return this.waiting.length;
  }

  get full(): boolean {
    return this.waiting.length >= MOST;
  }

  add(text: string): void {
    this.waiting.push({ text, received: performance.now(), at: this.services.config.now() });
    if (this.working) return;
    this.working = isCommand(text) && this.services.store.database.joinNextCommit(this.begin);
    if (!this.working) this.begin();
  }

  /** What waits is not handled any more. */
  clear(): void {
    this.waiting = [];
  }

  private readonly begin = (): void => void this.work();

  private async work(): Promise<void> {
    this.working = true;
    for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift()) {
      try {
        const done = this.handling.handle(next);
        if (done !== undefined) await done;
      } catch (error) {
        this.handling.failed(error);
      }
    }
    this.working = false;
  }
}
