import type { GameEvent } from "@tabletown/kernel";

interface Detail {
  readonly dice?: readonly number[];
  readonly due?: number;
  readonly given?: string;
}

/** Details of our own events, as `rules/` emits them. */
function detailOf(event: GameEvent): Detail {
  return (event.detail ?? {}) as Detail;
}

export function diceOf(event: GameEvent): readonly number[] {
  return detailOf(event).dice ?? [];
}

/** What should have been paid. */
export function dueOf(event: GameEvent): number {
  return detailOf(event).due ?? 0;
}

/** The establishment given in a swap. */
export function givenOf(event: GameEvent): string | undefined {
  return detailOf(event).given;
}
