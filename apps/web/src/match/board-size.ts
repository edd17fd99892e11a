import { BREAKPOINTS } from "@tabletown/ui";

/** The place, in pixels, for which boards are laid out: in a larger one everything on them is larger. */
const PLANNED = { width: 1240, height: 600 };
const LARGEST = 2.4;
const SMALLEST = 0.8;
/** How close the search for the right size comes, and how much larger it must be to be worth a change. */
const PRECISION = 0.02;
const WORTH_A_CHANGE = 1.06;
/** Elements that are laid out at once where a board may come bit by bit. */
const BIT = 120;

interface Fitting {
  /** What the board has to fit into. */
  readonly frame: HTMLElement;
  readonly board: HTMLElement;
  /** Whether a board that has room to spare grows into it. */
  readonly grow: boolean;
  /** Another size is another layout of everything: bit by bit it holds nobody up. */
  readonly gradual: boolean;
}

/** Finds the largest size at which nothing needs to be scrolled. */
export function fit(frame: HTMLElement, board: HTMLElement): void {
  const tries = triesToFit({ frame, board, grow: true, gradual: false });
  while (!tries.next().done);
}

/** One size after the other. A board that nearly has the right one already keeps its own. */
export function* triesToFit(fitting: Fitting): Generator<void, void> {
  const { frame, board, grow } = fitting;
  const { offsetWidth: width, offsetHeight: height } = frame;
  if (width < BREAKPOINTS.table) {
    yield* show(fitting, undefined, height);
    return;
  }
  function* fits(size: number): Generator<void, boolean> {
    yield* show(fitting, size, height);
    return frame.scrollHeight <= height && frame.scrollWidth <= width;
  }
  const most = Math.min(LARGEST, Math.max(1, Math.min(width / PLANNED.width, height / PLANNED.height)));
  const before = Number(board.dataset.size);
  const sized = before > 0 && before <= most;
  const keeps = sized && (yield* fits(before));
  let [low, high] = [SMALLEST, sized ? before : most];
  if (keeps) {
    low = Math.min(most, before * WORTH_A_CHANGE);
    high = most;
    if (!grow || low === before) return;
    yield;
    if (!(yield* fits(low))) {
      yield* show(fitting, before, height);
      return;
    }
  } else {
    if (!sized && (yield* fits(most))) return;
    yield;
    // What does not fit even in the smallest letters is scrolled, and then in letters that are easy to read.
    if (!(yield* fits(SMALLEST))) {
      yield* show(fitting, 1, height);
      return;
    }
  }
  while (high - low > PRECISION) {
    yield;
    const middle = (low + high) / 2;
    if (yield* fits(middle)) low = middle;
    else high = middle;
  }
  yield* show(fitting, low, height);
}

function* show({ frame, board, gradual }: Fitting, size: number | undefined, height: number): Generator<void, void> {
  const another = board.dataset.size !== String(size ?? "");
  if (gradual && another) for (const bit of bitsOf(board)) bit.dataset.later = "";
  board.dataset.size = String(size ?? "");
  board.style.zoom = String(size ?? "");
  if (size === undefined) board.style.removeProperty("--room");
  else board.style.setProperty("--room", `${Math.floor(height / size)}px`);
  // Some may have been left when a search was given up for another.
  let elements = 0;
  for (const bit of board.querySelectorAll<HTMLElement>("[data-later]")) {
    delete bit.dataset.later;
    elements += sizeOf(bit);
    if (elements < BIT) continue;
    layOut(frame);
    elements = 0;
    yield;
  }
}

/** Asked how high it is, the browser lays out what has changed. */
function layOut(frame: HTMLElement): number {
  return frame.scrollHeight;
}

/** The largest elements that are still few enough to be laid out at once. */
function bitsOf(element: Element): readonly HTMLElement[] {
  if (sizeOf(element) > BIT) return [...element.children].flatMap(bitsOf);
  return element instanceof HTMLElement ? [element] : [];
}

function sizeOf(element: Element): number {
  return element.getElementsByTagName("*").length + 1;
}
