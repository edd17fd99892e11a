import { signal } from "@preact/signals";
import type { Seat } from "@tabletown/kernel";
import type { MissedMove } from "@tabletown/protocol";
import type { Moment } from "@tabletown/ui";
import { pause } from "../part/pause.ts";
import { fetchFrames } from "./match-requests.ts";

/** Milliseconds before a log that could not be read is asked for again. */
const AGAIN = 2_000;

type Happened = Pick<MissedMove, "seat" | "events">;

/** The moves of an online match as we were told of them: read once, and then added to as they happen. */
export class OnlineMatchLog {
  readonly moments = signal<readonly Moment[]>([]);
  /** Counts what has made earlier reading pointless. */
  #replaced = 0;

  /** Move number `seq` was made; whatever was known from there on is not so. */
  add(move: Happened, seq: number): Moment {
    const moment = momentOf(seq, move.seat, move.events);
    this.moments.value = [...this.#before(seq), moment];
    return moment;
  }

  /** The match stands at so many moves, of which only the last ones given are new. Whether it is known as a whole. */
  continueWith(moves: number, missed: readonly Happened[]): boolean {
    const first = moves - missed.length + 1;
    const known = this.#before(first);
    const added = missed.map(({ seat, events }, i) => momentOf(first + i, seat, events));
    this.moments.value = [...known, ...added];
    const isWhole = known.length === first - 1;
    // What is being read is what was so before.
    if (isWhole) this.#replaced++;
    return isWhole;
  }

  /** Reads everything anew, until that works or becomes pointless. */
  async read(match: string): Promise<void> {
    const number = ++this.#replaced;
    this.moments.value = [];
    for (;;) {
      const frames = await fetchFrames(match, 1, false);
      if (number !== this.#replaced) return;
      if (frames !== undefined) {
        const read = frames.map(({ move, seat, events }) => momentOf(move, seat, events));
        // What happened while we were reading is already there.
        this.moments.value = [...read, ...this.moments.value.filter(({ seq }) => seq > read.length)];
        return;
      }
      await pause(AGAIN);
    }
  }

  /** Nothing is read any more. */
  close(): void {
    this.#replaced++;
  }

  #before(seq: number): readonly Moment[] {
    return this.moments.value.filter((moment) => moment.seq < seq);
  }
}

function momentOf(seq: number, seat: Seat | undefined, events: Moment["events"]): Moment {
  return { seq, seat: seat ?? 0, events };
}
