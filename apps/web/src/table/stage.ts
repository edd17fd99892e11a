import { signal } from "@preact/signals";
import type { Seat } from "@tabletown/kernel";
import type { BoardModule, Flight, Moment } from "@tabletown/ui";
import { paced, settings, stillness } from "../settings.ts";
import { chime } from "./chime.ts";

/** The move being shown right now; boards use it to animate. */
export const onStage = signal<Moment | undefined>(undefined);

const TAKEOFF = 90;
const FLIGHT = 620;
const LONGEST = 2600;

/** Of a long row of moves by others each is shown a little faster than the one before, down to this part of the time. */
const HASTE = 0.4;
const HASTENS = 0.08;
let haste = 1;

function timed(milliseconds: number): number {
  return haste * paced(milliseconds);
}

/** How many moves in a row others have made since the viewer's last. */
export function rowOf(history: readonly Moment[], viewer: Seat | undefined): number {
  return history.length - 1 - history.findLastIndex(({ seat }) => seat === viewer);
}

/** Lets things travel for a move just shown, the last of a row, and resolves when the eye has followed. */
export async function show(moment: Moment, board: BoardModule, row = 0, root: ParentNode = document): Promise<void> {
  onStage.value = moment;
  haste = Math.max(HASTE, 1 - HASTENS * row);
  if (settings.value.sound) chime.ring(moment.events);
  const flights = moment.events.flatMap((event) => board.flights(event));
  if (stillness()) return pause(timed(400));
  await nextFrame();
  await pause(moment.events.some(({ what }) => what === "roll") ? timed(700) : 0);
  const step = Math.min(timed(TAKEOFF * 2), timed(LONGEST) / Math.max(1, flights.length));
  const landings = flights.map((flight, i) => fly(flight, i * step, root));
  await Promise.race([Promise.all(landings), pause(timed(LONGEST))]);
  await pause(timed(flights.length === 0 ? 420 : 160));
}

async function fly({ token, from, to, count = 1 }: Flight, delay: number, root: ParentNode): Promise<void> {
  const start = centre(from, root);
  const end = centre(to, root);
  if (start === undefined || end === undefined) return;
  await pause(delay);
  const each = Math.min(5, count);
  await Promise.all(Array.from({ length: each }, (_, i) => travel(token, start, end, i * timed(TAKEOFF))));
}

async function travel(token: Flight["token"], start: Point, end: Point, delay: number): Promise<void> {
  const element = document.createElement("div");
  element.className = `flying flying-${token}`;
  element.setAttribute("aria-hidden", "true");
  document.body.append(element);
  const middle = { x: (start.x + end.x) / 2, y: Math.min(start.y, end.y) - 40 };
  const at = ({ x, y }: Point, scale: number): string =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  const animation = element.animate(
    [
      { transform: at(start, 0.6), opacity: 0 },
      { transform: at(start, 1), opacity: 1, offset: 0.15 },
      { transform: at(middle, 1.15), offset: 0.55 },
      { transform: at(end, 0.8), opacity: 1, offset: 0.95 },
      { transform: at(end, 0.5), opacity: 0 },
    ],
    { duration: timed(FLIGHT), delay, easing: "cubic-bezier(.4,0,.3,1)", fill: "both" },
  );
  await animation.finished.catch(() => undefined);
  element.remove();
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function centre(anchor: string, root: ParentNode): Point | undefined {
  const boxes = [...root.querySelectorAll(`[data-anchor="${CSS.escape(anchor)}"]`)].map((each) =>
    each.getBoundingClientRect(),
  );
  // A board may draw a thing twice, once for each width of screen.
  const box = boxes.find(({ width }) => width > 0);
  if (box === undefined) return undefined;
  const clamp = (n: number, most: number): number => Math.max(8, Math.min(n, most - 8));
  return { x: clamp(box.left + box.width / 2, innerWidth), y: clamp(box.top + box.height / 2, innerHeight) };
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function nextFrame(): Promise<void> {
  // A hidden page draws no frames, and a match must go on there too.
  return Promise.race([new Promise<void>((resolve) => requestAnimationFrame(() => resolve())), pause(60)]);
}
