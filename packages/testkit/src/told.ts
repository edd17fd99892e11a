import type { GameEvent, Seat } from "@tabletown/kernel";
import { holds, type Subject } from "./subject.ts";

const LAW = "every change is told";

/** A part of a view, and the events that tell of a change there. */
export interface ToldPart {
  /** Names and indices; a star is any one of them. */
  readonly pattern: readonly string[];
  readonly events: readonly string[] | "any";
}

/** The longest patterns first: what is said of a part counts for it and not what is said of the whole. */
export function toldParts(told: Readonly<Record<string, readonly string[] | "any">>): readonly ToldPart[] {
  return Object.entries(told)
    .map(([path, events]) => ({ pattern: path.split("."), events }))
    .sort((a, b) => b.pattern.length - a.pattern.length);
}

/** A change as one viewer saw it. */
export interface ViewChange {
  readonly before: unknown;
  readonly after: unknown;
  readonly seen: readonly GameEvent[];
}

/** Whatever changed in somebody's view was told to them by an event. */
export function checkTold(parts: readonly ToldPart[], { before, after, seen }: ViewChange, what: () => string): void {
  for (const path of changedPaths(before, after, [])) {
    const part = parts.find(({ pattern }) => pattern.every((name, n) => name === "*" || name === path[n]));
    holds(LAW, part !== undefined, () => `nothing says which events tell of "${path.join(".")}" (${what()})`);
    if (part.events.length === 0) continue;
    const heard = part.events === "any" ? seen.length > 0 : seen.some((event) => part.events.includes(event.what));
    holds(LAW, heard, () => {
      const expected = part.events === "any" ? "an event" : part.events.map((word) => `"${word}"`).join(" or ");
      const told = seen.map((event) => event.what).join(", ") || "nothing";
      return `"${path.join(".")}" changed and ${expected} was not seen, but ${told} (${what()})`;
    });
  }
}

/** Where two values differ, as far inside as they are alike; a list that grew or shrank differs as a whole. */
export function* changedPaths(before: unknown, after: unknown, path: readonly string[]): Generator<readonly string[]> {
  if (before === after) return;
  if (!isObjectOrList(before) || !isObjectOrList(after) || Array.isArray(before) !== Array.isArray(after)) {
    yield path;
    return;
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length) {
    yield path;
    return;
  }
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (before[key] !== after[key]) yield* changedPaths(before[key], after[key], [...path, key]);
  }
}

function isObjectOrList(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** One move, as it was. */
export interface ToldMove<S, E extends GameEvent> {
  readonly before: S;
  readonly after: S;
  readonly events: readonly E[];
  readonly seats: number;
}

/** What events say that a number changed by is what it changed by. */
export function checkCounts<S, A, V, O, T, E extends GameEvent>(
  { counts }: Subject<S, A, V, O, T, E>,
  { before, after, events, seats }: ToldMove<S, E>,
  what: () => string,
): void {
  for (const [word, count] of Object.entries<((s: S, seat: Seat) => number | undefined) | undefined>(counts)) {
    if (count === undefined) continue;
    for (let seat = 0; seat < seats; seat++) {
      const told = events
        .filter(({ what: name }) => name === word)
        .reduce((sum, event) => sum + shareOf(event, seat), 0);
      const [was, is] = [count(before, seat), count(after, seat)];
      if (was === undefined || is === undefined) continue;
      const change = is - was;
      holds(LAW, told === change, () => {
        return `"${word}" of seat ${seat} changed by ${change}, its events say ${told} (${what()})`;
      });
    }
  }
}

/** What an event means for a seat: in a payment between two, what one gets is what the other gives. */
function shareOf({ seat, with: other, by = 0 }: GameEvent, counted: Seat): number {
  return (seat === counted ? by : 0) - (other === counted ? by : 0);
}
