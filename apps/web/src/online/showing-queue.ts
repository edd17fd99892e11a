/** Changes that may wait to be shown; beyond that the match jumps to where it stands. */
const MOST_WAITING = 6;

/** Shows what happens in order, one thing after the other. */
export class ShowingQueue {
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  /** `hurried` tells that too much waits for anything to be shown at leisure. */
  add(work: (hurried: boolean) => Promise<void>): void {
    this.#waiting++;
    this.#last = this.#last
      .then(() => work(this.#waiting >= MOST_WAITING))
      // What cannot be shown must not hold up what comes after it.
      .catch(reportError)
      .finally(() => {
        this.#waiting--;
      });
  }

  /** What is added from now on waits for nothing that was added before. */
  clear(): void {
    this.#last = Promise.resolve();
  }
}
