interface Flushed {
  flush(): void;
}

/** Whatever is said in one turn of the event loop goes out at its end: one piece for each connection, one trip through all of them. */
export class Outbox {
  private waiting: Flushed[] = [];

  add(connection: Flushed): void {
    if (this.waiting.length === 0) setImmediate(() => this.flush());
    this.waiting.push(connection);
  }

  private flush(): void {
    const waiting = this.waiting;
    this.waiting = [];
    for (const connection of waiting) connection.flush();
  }
}
