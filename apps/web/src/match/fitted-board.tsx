import { BREAKPOINTS } from "@tabletown/ui";
import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** The place, in pixels, for which boards are laid out: in a larger one everything on them is larger. */
const PLANNED = { width: 1240, height: 600 };
const LARGEST = 2.4;
const SMALLEST = 0.8;
/** How close the search for the right size comes, and how much larger it must be to be worth a change. */
const PRECISION = 0.02;
const WORTH_A_CHANGE = 1.06;

interface FittedBoardProps {
  /** Another one with each position: then the board may need more room, or less. */
  readonly position: string;
  readonly children: ComponentChildren;
}

/**
 * On a screen wide enough the whole table is in sight, as large as that allows. `--room` is the height that a board
 * may fill, in its own pixels. On narrower screens boards scroll.
 */
export function FittedBoard({ position, children }: FittedBoardProps): JSX.Element {
  const place = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [frame, board] = [place.current, sheet.current];
    if (frame === null || board === null) return;
    let later = 0;
    const watcher = new ResizeObserver(() => {
      fit(frame, board);
      // What the board itself watches the size of, such as a map, has settled by the next frame.
      cancelAnimationFrame(later);
      later = requestAnimationFrame(() => fit(frame, board));
    });
    watcher.observe(frame);
    return () => {
      watcher.disconnect();
      cancelAnimationFrame(later);
    };
  }, []);
  useLayoutEffect(() => {
    if (place.current !== null && sheet.current !== null) fit(place.current, sheet.current);
  }, [position]);
  return (
    <main class="match-board" id="match-board" tabIndex={-1} ref={place}>
      <div class="fitted-board" ref={sheet}>
        {children}
      </div>
    </main>
  );
}

/** Finds the largest size at which nothing needs to be scrolled. A board that nearly has it already keeps its own. */
function fit(frame: HTMLElement, board: HTMLElement): void {
  const { offsetWidth: width, offsetHeight: height } = frame;
  if (width < BREAKPOINTS.table) {
    show(board, undefined, height);
    return;
  }
  const fits = (size: number): boolean => {
    show(board, size, height);
    return frame.scrollHeight <= height && frame.scrollWidth <= width;
  };
  const most = Math.min(LARGEST, Math.max(1, Math.min(width / PLANNED.width, height / PLANNED.height)));
  const before = Number(board.dataset.size);
  const keeps = before > 0 && before <= most && fits(before);
  const larger = keeps ? Math.min(most, before * WORTH_A_CHANGE) : most;
  if (keeps && larger === before) return;
  const grows = fits(larger);
  if (!grows && keeps) show(board, before, height);
  // What does not fit even in the smallest letters is scrolled, and then in letters that are easy to read.
  else if (!grows && !fits(SMALLEST)) show(board, 1, height);
  else if (larger < most || !grows) show(board, between(grows ? larger : SMALLEST, most, fits), height);
}

/** The largest size that fits between one that does, or is the least there is, and one that does not. */
function between(fitting: number, tooLarge: number, fits: (size: number) => boolean): number {
  let [low, high] = [fitting, tooLarge];
  while (high - low > PRECISION) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

function show(board: HTMLElement, size: number | undefined, height: number): void {
  board.dataset.size = String(size ?? "");
  board.style.zoom = String(size ?? "");
  if (size === undefined) board.style.removeProperty("--room");
  else board.style.setProperty("--room", `${Math.floor(height / size)}px`);
}
