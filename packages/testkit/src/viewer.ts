import type { Seat } from "@tabletown/kernel";

/** Through whose eyes: a seat's, or a spectator's. */
export type Viewer = Seat | undefined;

/** Everybody who may look: the seats, then a spectator. */
export function viewersOf(seats: number): readonly Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), undefined];
}

export function viewerName(viewer: Viewer): string {
  return viewer === undefined ? "a spectator" : `seat ${viewer}`;
}

/** What would be sent: bytes are compared, so that not even the order of fields tells anything. */
export function wire(value: unknown): string {
  return JSON.stringify(value) ?? "nothing";
}
