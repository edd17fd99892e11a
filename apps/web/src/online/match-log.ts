import { signal } from "@preact/signals";
import type { Seat } from "@tabletown/kernel";
import type { MissedMove } from "@tabletown/protocol";
import type { Moment } from "@tabletown/ui";
import { fetchFrames } from "./match-requests.ts";

/** The moves of an online match as we saw them: read once, and then added to as they happen. */
export class MatchLog {
  readonly moments = signal<readonly Moment[]>([]);

  /** Without a number it is the move after the last known one. */
  add({ seat, events }: Pick<MissedMove, "seat" | "events">, seq = this.moments.value.length + 1): Moment {
    const moment = momentOf(seq, seat, events);
    this.moments.value = [...this.moments.value.slice(0, seq - 1), moment];
    return moment;
  }

  async read(match: string): Promise<void> {
    const frames = await fetchFrames(match, 1, false);
    const read = frames.map(({ move, seat, events }) => momentOf(move, seat, events));
    // What happened while we were reading is already there.
    this.moments.value = [...read, ...this.moments.value.filter(({ seq }) => seq > read.length)];
  }
}

function momentOf(seq: number, seat: Seat | undefined, events: Moment["events"]): Moment {
  return { seq, seat: seat ?? 0, events };
}
