import type { Seat } from "./game.ts";
import type { Json } from "./json.ts";

/** Why something happened: a numbered rule of the game's SPEC.md and, where there is one, the component at work. */
export interface Cause {
  readonly rule: string;
  readonly component?: string;
  /** Whose component it is. */
  readonly seat?: Seat;
}

/**
 * Something that happened. Logs, "why this number?", previews, animation and
 * screen readers all read these and nothing else.
 */
export interface GameEvent {
  /** A word of the game's own vocabulary: "coins", "built", "roll". */
  readonly what: string;
  /** Whose thing changed. */
  readonly seat?: Seat;
  /** By how much, signed. */
  readonly by?: number;
  /** The value after the change. */
  readonly now?: number;
  /** The component it is about. */
  readonly of?: string;
  /** The other side of a payment or swap. */
  readonly with?: Seat;
  /** Whatever else a picture or a sentence needs: dice, a place on the board. */
  readonly detail?: Json;
  readonly cause: Cause;
  /** Set where something hidden became known to somebody: no free undo beyond this. */
  readonly reveals?: true;
  /** Only these seats see this event; everybody sees it when absent. */
  readonly seenBy?: readonly Seat[];
  /** What everybody else sees instead; nothing when absent. */
  readonly otherwise?: GameEvent;
}

/** `emit?.({…})` builds no event at all when nobody listens: silent play is free. */
export type Emit = (event: GameEvent) => void;

/** The events as one viewer may see them. */
export function eventsFor(events: readonly GameEvent[], viewer: Seat | undefined): GameEvent[] {
  return events.flatMap((event) => {
    const shown = eventFor(event, viewer);
    return shown === undefined ? [] : [shown];
  });
}

function eventFor(event: GameEvent, viewer: Seat | undefined): GameEvent | undefined {
  const { seenBy, otherwise, ...open } = event;
  if (seenBy === undefined || (viewer !== undefined && seenBy.includes(viewer))) return open;
  return otherwise === undefined ? undefined : eventFor(otherwise, viewer);
}
