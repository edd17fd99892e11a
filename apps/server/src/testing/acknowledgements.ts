/** Counts acknowledgements, so that a test can wait for them: how long they take is the machine's business. */
export class Acknowledgements {
  private count = 0;
  private waiting: { readonly count: number; readonly resolve: () => void }[] = [];

  add(): void {
    this.count++;
    for (const { count, resolve } of this.waiting) if (count <= this.count) resolve();
    this.waiting = this.waiting.filter(({ count }) => count > this.count);
  }

  /** Resolves with the `more`th acknowledgement from now. */
  next(more: number): Promise<void> {
    return new Promise((resolve) => this.waiting.push({ count: this.count + more, resolve }));
  }
}
