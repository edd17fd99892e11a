/**
 * What gathers in one turn of the event loop is done at its end, one after the other: the same code for all of them runs
 * faster than all of it for each.
 */
export class EndOfTurn<T> {
  private readonly work: (each: T) => void;
  private waiting: T[] = [];

  constructor(work: (each: T) => void) {
    this.work = work;
  }

  add(one: T): void {
    if (this.waiting.length === 0) setImmediate(() => this.run());
    this.waiting.push(one);
  }

  private run(): void {
    const { waiting, work } = this;
    this.waiting = [];
    for (const each of waiting) work(each);
  }
}
