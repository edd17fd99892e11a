import type { Signal } from "@preact/signals";
import type { Seat } from "@tabletown/kernel";
import type { BoardModule, Moment } from "@tabletown/ui";
import { pause } from "../part/pause.ts";
import { isMotionOff, scaledToSpeed, settings } from "../settings.ts";
import { chime } from "./chime.ts";
import { fly, stopFlights } from "./flight.ts";

/** The move that is being shown at one table; its board uses it to animate. */
export type ShownMove = Signal<Moment | undefined>;

/** In milliseconds at normal speed: between two flights, for all of them together, for a roll of dice. */
const BETWEEN_FLIGHTS = 180;
const LONGEST = 2600;
const ROLL = 700;

/** Of many moves by others in a row each is shown a little faster than the one before, down to this part of the time. */
const FASTEST = 0.4;
const FASTER_BY = 0.08;

/** How many moves in a row others have made since the viewer's last. */
export function movesSinceViewer(history: readonly Moment[], viewer: Seat | undefined): number {
  return history.length - 1 - history.findLastIndex(({ seat }) => seat === viewer);
}

/**
 * Lets things travel for a move just made, the last of so many in a row, and resolves when the eye has followed.
 * What is no longer wanted when its time comes does not take off.
 */
export async function showMove(
  shown: ShownMove,
  moment: Moment,
  board: Pick<BoardModule, "flights">,
  inRow = 0,
  isWanted: () => boolean = () => true,
): Promise<void> {
  shown.value = moment;
  const pace = scaledToSpeed(Math.max(FASTEST, 1 - FASTER_BY * inRow));
  if (settings.value.sound) chime.ring(moment.events);
  if (isMotionOff()) return pause(400 * pace);
  const flights = moment.events.flatMap((event) => board.flights(event));
  await nextFrame();
  await pause(moment.events.some(({ what }) => what === "roll") ? ROLL * pace : 0);
  const step = Math.min(BETWEEN_FLIGHTS, LONGEST / Math.max(1, flights.length)) * pace;
  const landings = flights.map((flight, i) => fly(flight, i * step, pace, isWanted));
  await Promise.race([Promise.all(landings), pause(LONGEST * pace)]);
  await pause((flights.length === 0 ? 420 : 160) * pace);
}

/** The position has been replaced, or the table left: nothing of what was being shown holds any more. */
export function stopShowing(shown: ShownMove): void {
  shown.value = undefined;
  stopFlights();
}

function nextFrame(): Promise<void> {
  // A hidden page draws no frames, and a match must go on there too.
  return Promise.race([new Promise<void>((resolve) => requestAnimationFrame(() => resolve())), pause(60)]);
}
