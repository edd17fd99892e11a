import type { Seat } from "@tabletown/kernel";
import type { ServerMessage } from "@tabletown/protocol";
import { bytesOf, frameOf, type SocketFrame } from "./frame.ts";
import type { Listener } from "./payload.ts";

/** Somebody who looks at a match through one connection. */
export interface Watcher {
  readonly person: string;
  /** Whose view they ask for; that of their own seat, if they have one, unless told. */
  readonly wanted: Seat | "spectator" | undefined;
  /** Whose view they get: that of a seat of their own, or nobody's. */
  seat: Seat | undefined;
  /** May see the invitation code and the chat. */
  inside: boolean;
  /** Has not been heard from for longer than they said. */
  readonly away: boolean;
  readonly mutes: (person: string) => boolean;
  /** Sends a message, put into a frame once for everybody who gets the same. */
  send(frame: SocketFrame): void;
}

/** A message as it is sent to a connection. */
export function messageFrame(message: ServerMessage): SocketFrame {
  return frameOf(bytesOf(JSON.stringify(message)));
}

interface DelayedFrame {
  readonly due: number;
  readonly frame: SocketFrame;
  /** Whom it is for among the spectators. */
  readonly isFor: (watcher: Watcher) => boolean;
}

const everybody = (): boolean => true;

/** The connections that watch one match. Those of one viewer get the same text, made once. */
export class Audience {
  readonly watchers = new Set<Watcher>();
  private delayed: DelayedFrame[] = [];
  private timer: NodeJS.Timeout | undefined;

  /** Players see things as they happen; spectators `delay` milliseconds later. The bytes of a message may be built in parts. */
  publish(
    { delay, now, host }: { readonly delay: number; readonly now: number; readonly host: string | undefined },
    build: (viewer: Seat | undefined, listener: Listener) => readonly string[],
  ): void {
    const made: SocketFrame[] = [];
    const waiting = new Set<boolean>();
    for (const watcher of this.watchers) {
      const { person, seat, inside } = watcher;
      if (seat === undefined && delay > 0) {
        waiting.add(inside);
        continue;
      }
      const hosts = person === host;
      const key = ((seat ?? -1) + 1) * 4 + (inside ? 2 : 0) + (hosts ? 1 : 0);
      let frame = made[key];
      if (frame === undefined) {
        frame = frameOf(...build(seat, { inside, hosts }));
        made[key] = frame;
      }
      watcher.send(frame);
    }
    if (waiting.size === 0) return;
    // Of those who come till then, or are let in, each gets the one that is for them.
    for (const inside of waiting.has(true) ? [false, true] : [false]) {
      const frame = frameOf(...build(undefined, { inside, hosts: false }));
      const isFor = waiting.has(true) ? (watcher: Watcher) => watcher.inside === inside : everybody;
      this.delayed.push({ due: now + delay, frame, isFor });
    }
    this.schedule(now);
  }

  /** Sends something to some of them: to players now, to spectators `delay` milliseconds later, also if they come till then. */
  tell(
    { delay, now }: { readonly delay: number; readonly now: number },
    frame: SocketFrame,
    isFor: (watcher: Watcher) => boolean,
  ): void {
    for (const watcher of this.watchers) {
      if ((watcher.seat !== undefined || delay === 0) && isFor(watcher)) watcher.send(frame);
    }
    if (delay === 0) return;
    this.delayed.push({ due: now + delay, frame, isFor });
    this.schedule(now);
  }

  /** The game is over: nothing is kept back any more. */
  release(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { delayed } = this;
    this.delayed = [];
    for (const each of delayed) this.toSpectators(each);
  }

  /** What was kept back is not to be seen any more. */
  forgetDelayed(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.delayed = [];
  }

  close(): void {
    this.forgetDelayed();
    this.watchers.clear();
  }

  private toSpectators({ frame, isFor }: DelayedFrame): void {
    for (const watcher of this.watchers) if (watcher.seat === undefined && isFor(watcher)) watcher.send(frame);
  }

  private schedule(now: number): void {
    const [first] = this.delayed;
    if (first === undefined || this.timer !== undefined) return;
    this.timer = setTimeout(
      () => {
        this.timer = undefined;
        const [next] = this.delayed.splice(0, 1);
        if (next !== undefined) this.toSpectators(next);
        this.schedule(next?.due ?? now);
      },
      Math.max(0, first.due - now),
    );
    this.timer.unref();
  }
}
