import type { Watcher } from "./audience.ts";
import type { LiveMatch } from "./live-match.ts";

/**
 * Spectators of a match with a delay who have come in the middle. What happened
 * shortly before they came is still kept back from them, and was never put aside
 * for them: they are shown the match again whenever some more of it may be seen.
 */
export class DelayedSpectators {
  private readonly match: LiveMatch;
  private readonly now: () => number;
  /** Shows what may be seen now, and tells up to which entry that was. */
  private readonly show: (watcher: Watcher) => Promise<number | undefined>;
  private readonly waiting = new Map<Watcher, NodeJS.Timeout | undefined>();

  constructor(match: LiveMatch, now: () => number, show: DelayedSpectators["show"]) {
    this.match = match;
    this.now = now;
    this.show = show;
  }

  /** From entry `seen`, which they have been shown, up to `last`; whatever comes later is put aside for them as for everybody. */
  async start(watcher: Watcher, seen: number, last: number): Promise<void> {
    const delay = this.match.row.settings.spectators.delay * 1_000;
    this.waiting.set(watcher, undefined);
    for (let shown: number | undefined = seen; shown !== undefined && shown < last; ) {
      const [next] = await this.match.log(shown);
      if (next === undefined || !this.waiting.has(watcher)) break;
      const due = Math.max(0, next.at + delay - this.now());
      await new Promise<void>((resolve) => this.waiting.set(watcher, setTimeout(resolve, due).unref()));
      shown = await this.show(watcher);
    }
    this.waiting.delete(watcher);
  }

  stop(watcher: Watcher): void {
    clearTimeout(this.waiting.get(watcher));
    this.waiting.delete(watcher);
  }

  /** Nothing is kept back any more: those who were waiting. */
  release(): Watcher[] {
    const released = [...this.waiting.keys()];
    for (const watcher of released) this.stop(watcher);
    return released;
  }
}
