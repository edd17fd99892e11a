import type { Seat } from "@tabletown/kernel";
import type { ServerMessage } from "@tabletown/protocol";
import { frameOf } from "../sockets/frame.ts";

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
  /** `said` is a message, put into a frame once for everybody who gets the same. */
  hear(said: Buffer): void;
}

/** A message on its way out. */
export function saying(message: ServerMessage): Buffer {
  return frameOf(JSON.stringify(message));
}

interface Late {
  readonly due: number;
  readonly said: Buffer;
}

/** The connections that watch one match. Those of one viewer get the same text, made once. */
export class Audience {
  readonly watchers = new Set<Watcher>();
  private late: Late[] = [];
  private timer: NodeJS.Timeout | undefined;

  /** Players see things as they happen; spectators `delay` milliseconds later. */
  tell(delay: number, now: number, build: (viewer: Seat | undefined, inside: boolean) => string): void {
    const made: Buffer[] = [];
    let queued = false;
    for (const watcher of this.watchers) {
      const { seat, inside } = watcher;
      if (seat === undefined && delay > 0) {
        if (!queued) this.late.push({ due: now + delay, said: frameOf(build(undefined, false)) });
        queued = true;
        continue;
      }
      const key = ((seat ?? -1) + 1) * 2 + (inside ? 1 : 0);
      let said = made[key];
      if (said === undefined) {
        said = frameOf(build(seat, inside));
        made[key] = said;
      }
      watcher.hear(said);
    }
    if (queued) this.schedule(now);
  }

  /** The game is over: nothing is kept back any more. */
  release(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const late = this.late;
    this.late = [];
    for (const { said } of late) this.toSpectators(said);
  }

  close(): void {
    clearTimeout(this.timer);
    this.late = [];
    this.watchers.clear();
  }

  private toSpectators(said: Buffer): void {
    for (const watcher of this.watchers) if (watcher.seat === undefined) watcher.hear(said);
  }

  private schedule(now: number): void {
    const [first] = this.late;
    if (first === undefined || this.timer !== undefined) return;
    this.timer = setTimeout(
      () => {
        this.timer = undefined;
        const [next] = this.late.splice(0, 1);
        if (next !== undefined) this.toSpectators(next.said);
        this.schedule(next?.due ?? now);
      },
      Math.max(0, first.due - now),
    );
    this.timer.unref();
  }
}
