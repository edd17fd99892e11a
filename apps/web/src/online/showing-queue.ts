/** Changes that may wait to be shown; beyond that the match jumps to where it stands. */
const MOST_WAITING = 6;

/** How something is to be shown. */
export interface Showing {
  /** Too much waits for anything to be shown at leisure. */
  readonly hurried: boolean;
  /** Whether it still matters. */
  isWanted(): boolean;
}

/** Shows what happens in order, one thing after the other. */
export class ShowingQueue {
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;
  #cleared = 0;

  add(work: (showing: Showing) => Promise<void>): void {
    const round = this.#cleared;
    const isWanted = (): boolean => round === this.#cleared;
    this.#waiting++;
    this.#last = this.#last
      .then(() => (isWanted() ? work({ hurried: this.#waiting >= MOST_WAITING, isWanted }) : undefined))
      // What cannot be shown must not hold up what comes after it.
      .catch((error: unknown) => reportError(error))
      .finally(() => {
        if (isWanted()) this.#waiting--;
      });
  }

  /** Nothing that was added before is shown any more, and what is added from now on does not wait for it. */
  clear(): void {
    this.#cleared++;
    this.#waiting = 0;
    this.#last = Promise.resolve();
  }
}
