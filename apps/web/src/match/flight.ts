import type { Flight } from "@tabletown/ui";
import { pause } from "../part/pause.ts";
import { whenAnchored } from "./anchor.ts";

/** How long one thing travels, and how far apart several of them start, in milliseconds. */
const TRAVEL = 620;
const TAKEOFF = 90;
const MOST_DRAWN = 5;
/** Nothing that travels comes nearer than this to the edge of its frame: half of the largest thing. */
const EDGE = 34;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Lets things travel between two anchors, after a delay and if they still should. `pace` stretches every length of time. */
export async function fly(
  { token, from, to, count = 1 }: Flight,
  delay: number,
  pace: number,
  isWanted: () => boolean,
): Promise<void> {
  const place = document.querySelector(".flights");
  if (place === null) return;
  const [source, target] = await Promise.all([whenAnchored(from), whenAnchored(to)]);
  if (source === undefined || target === undefined) return;
  const frame = place.getBoundingClientRect();
  const start = centreOf(source, frame);
  const end = centreOf(target, frame);
  await pause(delay);
  if (!isWanted()) return;
  const drawn = Math.min(MOST_DRAWN, count);
  const middle = within(frame, { x: (start.x + end.x) / 2, y: Math.min(start.y, end.y) - 40 });
  await Promise.all(
    Array.from({ length: drawn }, (_, i) => travel(place, token, [start, middle, end], i * TAKEOFF * pace, pace)),
  );
}

async function travel(
  place: Element,
  token: Flight["token"],
  [start, middle, end]: readonly [Point, Point, Point],
  delay: number,
  pace: number,
): Promise<void> {
  const element = document.createElement("div");
  element.className = `flying flying-${token}`;
  place.append(element);
  const placed = ({ x, y }: Point, scale: number): string =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  const animation = element.animate(
    [
      { transform: placed(start, 0.6), opacity: 0 },
      { transform: placed(start, 1), opacity: 1, offset: 0.15 },
      { transform: placed(middle, 1.15), offset: 0.55 },
      { transform: placed(end, 0.8), opacity: 1, offset: 0.95 },
      { transform: placed(end, 0.5), opacity: 0 },
    ],
    { duration: TRAVEL * pace, delay, easing: "cubic-bezier(.4,0,.3,1)", fill: "both" },
  );
  await animation.finished.catch(() => undefined);
  element.remove();
}

/** Whatever is in the air vanishes. */
export function stopFlights(): void {
  for (const element of document.querySelectorAll(".flying")) element.remove();
}

/** Where something is, from the corner of the board; what is scrolled away is at its edge. */
function centreOf(element: Element, frame: DOMRect): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return within(frame, { x: left + width / 2 - frame.left, y: top + height / 2 - frame.top });
}

/** The nearest point of the board: nothing crosses the head, the dock or the panel. */
function within({ width, height }: DOMRect, { x, y }: Point): Point {
  const clamp = (n: number, most: number): number => Math.max(EDGE, Math.min(n, most - EDGE));
  return { x: clamp(x, width), y: clamp(y, height) };
}
