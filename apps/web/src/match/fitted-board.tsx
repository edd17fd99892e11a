import { useSignal } from "@preact/signals";
import { BREAKPOINTS, PartsContext } from "@tabletown/ui";
import type { ComponentChildren, JSX } from "preact";
import { useContext, useEffect, useLayoutEffect, useRef } from "preact/hooks";

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
 * may fill, in its own pixels. On narrower screens boards scroll. Where a board comes part by part, its size is looked
 * for once all are there, one try for each frame, and a wide screen does not show it meanwhile.
 */
export function FittedBoard({ position, children }: FittedBoardProps): JSX.Element {
  const place = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const parts = useContext(PartsContext);
  const fitting = useSignal(parts !== undefined);
  const refit = useRef((_grow: boolean): void => {});
  useLayoutEffect(() => {
    const [frame, board] = [place.current, sheet.current];
    if (frame === null || board === null) return;
    let later = 0;
    let take = (): void => {};
    refit.current = (grow) => {
      if (parts === undefined) {
        fit(frame, board);
        return;
      }
      if (board.childElementCount === 0) return;
      const tries = triesToFit(frame, board, grow);
      const tryNext = (): void => {
        fitting.value = tries.next().done !== true;
        if (fitting.value) take = parts.add(tryNext);
      };
      take();
      take = parts.add(tryNext);
    };
    const watcher = new ResizeObserver(() => {
      refit.current(true);
      // What the board itself watches the size of, such as a map, has settled by the next frame.
      cancelAnimationFrame(later);
      later = requestAnimationFrame(() => refit.current(true));
    });
    watcher.observe(frame);
    return () => {
      watcher.disconnect();
      cancelAnimationFrame(later);
      take();
    };
  }, [parts, fitting]);
  useLayoutEffect(() => {
    if (parts === undefined) refit.current(true);
  }, [position, parts]);
  // The parts of the board stand in the queue by now. Walking through a game, nobody wants to see the table grow.
  useEffect(() => {
    if (parts !== undefined) refit.current(false);
  }, [position, parts]);
  return (
    <main class="match-board" id="match-board" tabIndex={-1} ref={place}>
      <div class="fitted-board" data-fitting={fitting.value} ref={sheet}>
        {children}
      </div>
    </main>
  );
}

/** Finds the largest size at which nothing needs to be scrolled. */
function fit(frame: HTMLElement, board: HTMLElement): void {
  const tries = triesToFit(frame, board, true);
  while (!tries.next().done);
}

/** One size after the other, each laid out once. A board that nearly has the right one already keeps its own. */
function* triesToFit(frame: HTMLElement, board: HTMLElement, grow: boolean): Generator<void, void> {
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
  if (keeps && (!grow || larger === before)) return;
  yield;
  const grows = fits(larger);
  if (!grows && keeps) show(board, before, height);
  if (keeps ? !grows || larger === most : grows) return;
  yield;
  // What does not fit even in the smallest letters is scrolled, and then in letters that are easy to read.
  if (!grows && !fits(SMALLEST)) {
    show(board, 1, height);
    return;
  }
  let [low, high] = [grows ? larger : SMALLEST, most];
  while (high - low > PRECISION) {
    yield;
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  show(board, low, height);
}

function show(board: HTMLElement, size: number | undefined, height: number): void {
  board.dataset.size = String(size ?? "");
  board.style.zoom = String(size ?? "");
  if (size === undefined) board.style.removeProperty("--room");
  else board.style.setProperty("--room", `${Math.floor(height / size)}px`);
}
