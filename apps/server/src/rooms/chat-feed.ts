import type { ChatMessage } from "@tabletown/protocol";
import { Queue } from "../queue.ts";

interface ChatSource {
  /** The next lines after a number, in order. */
  after(number: number): Promise<readonly ChatMessage[]>;
  /** The number of the last line, or 0. */
  newest(): Promise<number>;
}

/** The chat of one match for those who watch it: every line once and in order, whichever process it was said through. */
export class ChatFeed {
  private readonly source: ChatSource;
  private readonly send: (line: ChatMessage) => void;
  private readonly queue = new Queue();
  /** The line up to which everything has been sent; unknown while nobody watches. */
  private sent: number | undefined;

  constructor(source: ChatSource, send: (line: ChatMessage) => void) {
    this.source = source;
    this.send = send;
  }

  /** Somebody is about to watch: what is said from now on will be sent. */
  begin(): Promise<void> {
    return this.queue.run(async () => {
      this.sent ??= await this.source.newest();
    });
  }

  /** Nobody watches any more. */
  forget(): void {
    this.sent = undefined;
  }

  /** Lines that were sent may be no more: what is said from now on will be sent. */
  startOver(): Promise<void> {
    return this.queue.run(async () => {
      if (this.sent !== undefined) this.sent = await this.source.newest();
    });
  }

  /** A line was said here. Others, said elsewhere, may come before it. */
  said(line: ChatMessage): Promise<void> {
    return this.queue.run(async () => {
      if (this.sent === undefined || line.id <= this.sent) return;
      if (line.id > this.sent + 1) return this.readOn(this.sent);
      this.sent = line.id;
      this.send(line);
    });
  }

  /** The chat has at least so many lines; without a number, nobody knows. */
  catchUp(number = Number.POSITIVE_INFINITY): Promise<void> {
    return this.queue.run(async () => {
      if (this.sent !== undefined && number > this.sent) await this.readOn(this.sent);
    });
  }

  private async readOn(from: number): Promise<void> {
    let sent = from;
    for (let lines = await this.source.after(sent); lines.length > 0; lines = await this.source.after(sent)) {
      for (const line of lines) {
        sent = line.id;
        this.send(line);
      }
      if (this.sent === undefined) return;
      this.sent = sent;
    }
  }
}
