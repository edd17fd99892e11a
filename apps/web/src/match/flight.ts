import type { Flight } from "@tabletown/ui";
import { pause } from "../part/pause.ts";
import { anchored } from "./anchor.ts";

/** How long one thing travels, and how far apart several of them start, in milliseconds. */
const TRAVEL = 620;
const TAKEOFF = 90;
const MOST_DRAWN = 5;

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
  const start = centreOf(from);
  const end = centreOf(to);
  if (start === undefined || end === undefined) return;
  await pause(delay);
  if (!isWanted()) return;
  const drawn = Math.min(MOST_DRAWN, count);
  await Promise.all(Array.from({ length: drawn }, (_, i) => travel(token, [start, end], i * TAKEOFF * pace, pace)));
}

async function travel(
  token: Flight["token"],
  [start, end]: readonly [Point, Point],
  delay: number,
  pace: number,
): Promise<void> {
  const element = document.createElement("div");
  element.className = `flying flying-${token}`;
  element.setAttribute("aria-hidden", "true");
  document.body.append(element);
  const middle = { x: (start.x + end.x) / 2, y: Math.min(start.y, end.y) - 40 };
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

function centreOf(anchor: string): Point | undefined {
  const box = anchored(anchor)?.getBoundingClientRect();
  if (box === undefined) return undefined;
  const clamp = (n: number, most: number): number => Math.max(8, Math.min(n, most - 8));
  return { x: clamp(box.left + box.width / 2, innerWidth), y: clamp(box.top + box.height / 2, innerHeight) };
}
