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
  private readonly show: (watcher: Watcher) => Promise<void>;
  private readonly waiting = new Map<Watcher, NodeJS.Timeout | undefined>();

  constructor(match: LiveMatch, now: () => number, show: (watcher: Watcher) => Promise<void>) {
    this.match = match;
    this.now = now;
    this.show = show;
  }

  /** Up to entry `seq`; whatever comes later is put aside for them as for everybody. */
  async start(watcher: Watcher, seq: number): Promise<void> {
    const delay = this.match.row.settings.spectators.delay * 1_000;
    this.waiting.set(watcher, undefined);
    for (;;) {
      const log = await this.match.log();
      const next = log.find((entry) => entry.seq <= seq && entry.at > this.now() - delay);
      if (next === undefined || !this.waiting.has(watcher)) break;
      const due = next.at + delay - this.now();
      await new Promise<void>((resolve) => this.waiting.set(watcher, setTimeout(resolve, due).unref()));
      await this.show(watcher);
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
