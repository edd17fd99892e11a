import type { Json } from "./json.ts";
import type { Seat } from "./seat.ts";

/** Why something happened: a numbered rule of the game's SPEC.md and, where there is one, the component at work. */
export interface Cause {
  readonly rule: string;
  readonly component?: string;
  /** Whose component it is. */
  readonly seat?: Seat;
}

/** What an event of any game may carry beside its name. */
export interface EventFields {
  /** Whose thing changed. */
  readonly seat?: Seat;
  /** By how much, signed. */
  readonly by?: number;
  /** The value after the change. */
  readonly now?: number;
  /** The component it is about. */
  readonly about?: string;
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

/**
 * Something that happened. Logs, "why this number?", previews, animation and
 * screen readers all read these and nothing else.
 */
export interface GameEvent extends EventFields {
  /** A word of the game's own vocabulary: "coins", "built", "roll". */
  readonly what: string;
}

/**
 * One event of a game's union. `Known` says what this event always carries, and how its detail looks:
 * `EventOf<"roll", { seat: Seat; now: number; detail: { dice: readonly number[] } }>`.
 */
export type EventOf<What extends string, Known extends Partial<EventFields> = Record<never, never>> = {
  readonly what: What;
} & Readonly<Known> &
  Omit<EventFields, keyof Known>;

/** `emit?.({…})` builds no event at all when nobody listens: silent play is free. */
export type Emit<E extends GameEvent = GameEvent> = (event: E) => void;

/** The events as one viewer may see them; what somebody else is told instead is an event of the same game. */
export function eventsFor<E extends GameEvent>(events: readonly E[], viewer: Seat | undefined): E[] {
  return events.flatMap((event) => {
    const shown = eventFor(event, viewer);
    return shown === undefined ? [] : [shown as E];
  });
}

function eventFor(event: GameEvent, viewer: Seat | undefined): GameEvent | undefined {
  const { seenBy, otherwise, ...open } = event;
  if (seenBy === undefined || (viewer !== undefined && seenBy.includes(viewer))) return open;
  return otherwise === undefined ? undefined : eventFor(otherwise, viewer);
}
