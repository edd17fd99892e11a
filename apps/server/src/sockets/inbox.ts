import { whenGathered } from "../gathering.ts";

interface Worked {
  work(): Promise<void>;
}

/** Connections whose messages wait to be handled: all of them in one go. */
export class Inbox {
  private waiting: Worked[] = [];
  /** How many the last ones were. */
  private handled = 0;

  add(connection: Worked): void {
    if (this.waiting.length === 0) whenGathered(this.handled, () => this.handle());
    this.waiting.push(connection);
  }

  private handle(): void {
    const waiting = this.waiting;
    this.waiting = [];
    this.handled = waiting.length;
    for (const connection of waiting) void connection.work();
  }
}
