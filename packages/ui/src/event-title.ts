import type { GameEvent } from "@tabletown/kernel";
import type { Setting } from "./board.ts";

/** What happened, as a heading: its sentence without the full stop. */
export function eventTitle<A, V, O, T, E extends GameEvent>(
  { words, name, you }: Setting<A, V, O, T, E>,
  event: E,
): string {
  return words.event(event, name, you).replace(/\.$/, "");
}
