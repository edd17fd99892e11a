/** Does one thing after the other. What comes while nothing is under way begins at once. */
export class Queue {
  private readonly waiting: (() => void)[] = [];
  private busy = false;

  get idle(): boolean {
    return !this.busy;
  }

  /** How many wait for what is under way. */
  get length(): number {
    return this.waiting.length;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    if (!this.busy) return this.begin(work);
    return new Promise((resolve, reject) => {
      this.waiting.push(() => this.begin(work).then(resolve, reject));
    });
  }

  private begin<T>(work: () => Promise<T>): Promise<T> {
    this.busy = true;
    const done = started(work);
    const next = (): void => {
      this.busy = false;
      this.waiting.shift()?.();
    };
    done.then(next, next);
    return done;
  }
}

/** Work that throws before there is a promise of it has failed like any other: the next gets its turn. */
function started<T>(work: () => Promise<T>): Promise<T> {
  try {
    return work();
  } catch (error) {
    return Promise.reject(error);
  }
}
