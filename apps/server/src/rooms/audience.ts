import type { Seat } from "@tabletown/kernel";
import type { ServerMessage } from "@tabletown/protocol";

/** Somebody who looks at a match through one connection. */
export interface Watcher {
  readonly person: string;
  /** Through whose eyes they want to look; by their own seat, if they have one, unless told. */
  readonly wish: Seat | "spectator" | undefined;
  /** Through whose eyes they do look: a seat of their own, or nobody's. */
  seat: Seat | undefined;
  /** May see the invitation code and the chat. */
  inside: boolean;
  readonly mutes: (person: string) => boolean;
  hear(text: string): void;
}

interface Late {
  readonly due: number;
  readonly text: string;
}

/** The connections that watch one match. Those of one viewer get the same text, made once. */
export class Audience {
  readonly watchers = new Set<Watcher>();
  private late: Late[] = [];
  private timer: NodeJS.Timeout | undefined;

  /** Players see things as they happen; spectators `delay` milliseconds later. */
  tell(delay: number, now: number, build: (viewer: Seat | undefined, inside: boolean) => ServerMessage): void {
    const made = new Map<string, string>();
    let queued = false;
    for (const watcher of this.watchers) {
      const { seat, inside } = watcher;
      const key = `${seat ?? "-"}${inside ? "+" : ""}`;
      let text = made.get(key);
      if (text === undefined) {
        text = JSON.stringify(build(seat, inside));
        made.set(key, text);
      }
      if (seat !== undefined || delay === 0) watcher.hear(text);
      else if (!queued) {
        this.late.push({ due: now + delay, text: JSON.stringify(build(undefined, false)) });
        queued = true;
      }
    }
    if (queued) this.schedule(now);
  }

  /** The game is over: nothing is kept back any more. */
  release(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const late = this.late;
    this.late = [];
    for (const { text } of late) this.toSpectators(text);
  }

  close(): void {
    clearTimeout(this.timer);
    this.late = [];
    this.watchers.clear();
  }

  private toSpectators(text: string): void {
    for (const watcher of this.watchers) if (watcher.seat === undefined) watcher.hear(text);
  }

  private schedule(now: number): void {
    const [first] = this.late;
    if (first === undefined || this.timer !== undefined) return;
    this.timer = setTimeout(
      () => {
        this.timer = undefined;
        const [next] = this.late.splice(0, 1);
        if (next !== undefined) this.toSpectators(next.text);
        this.schedule(next?.due ?? now);
      },
      Math.max(0, first.due - now),
    );
    this.timer.unref();
  }
}
