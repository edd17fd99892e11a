import { useSignal } from "@preact/signals";
import { type PartQueue, PartsContext } from "@tabletown/ui";
import type { ComponentChildren, JSX } from "preact";
import { useContext, useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { fit, triesToFit } from "./board-size.ts";

/** So long, in milliseconds, the search for the right size may hold the page up at a time. */
const SLICE = 8;

interface FittedBoardProps {
  /** Another one with each position: then the board may need more room, or less. */
  readonly position: string;
  readonly children: ComponentChildren;
}

/**
 * On a screen wide enough the whole table is in sight, as large as that allows. `--room` is the height that a board
 * may fill, in its own pixels. On narrower screens boards scroll. Where a board comes part by part, its size is looked
 * for once all are there, bit by bit, and a wide screen does not show it meanwhile.
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
    let searching = false;
    /** What was asked for meanwhile, for afterwards: a search that began anew with every move would never end. */
    let asked: { readonly grow: boolean } | undefined;
    refit.current = (grow) => {
      if (parts === undefined) {
        fit(frame, board);
        return;
      }
      if (board.childElementCount === 0) return;
      asked = { grow: grow || asked?.grow === true };
      if (searching) return;
      take();
      take = parts.add(search(parts));
    };
    const search = (queue: PartQueue) => (): void => {
      const tries = triesToFit({ frame, board, grow: asked?.grow === true, gradual: true });
      asked = undefined;
      const tryNext = (): void => {
        const since = performance.now();
        do {
          searching = tries.next().done !== true;
        } while (searching && performance.now() - since < SLICE);
        fitting.value = searching;
        if (searching) {
          const soon = setTimeout(tryNext);
          take = () => clearTimeout(soon);
        } else if (asked !== undefined) take = queue.add(search(queue));
      };
      tryNext();
    };
    const watcher = new ResizeObserver(() => {
      if (parts === undefined) refit.current(true);
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
