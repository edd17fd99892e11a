import { PartsContext } from "@tabletown/ui";
import type { ComponentChildren, JSX } from "preact";
import { useContext, useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { expectSize, type FoundSize, fit, forgetFull, triesToFit } from "./board-size.ts";
import { rememberSize, usualSize } from "./usual-size.ts";

interface FittedBoardProps {
  /** The game and how many play it: their boards have one size. */
  readonly subject: string;
  /** Another one with each position: then the board may need more room, or less. */
  readonly position: string;
  /** How often most of the board has changed: until all parts have followed it is busy. */
  readonly leaps: number;
  readonly children: ComponentChildren;
}

/**
 * On a screen wide enough the whole table is in sight, as large as that allows. `--room` is the height that a board
 * may fill. On narrower screens boards scroll. A board that comes part by part begins in the size that
 * the last one had, and is put right once all are there; until then it is busy.
 */
export function FittedBoard({ subject, position, leaps, children }: FittedBoardProps): JSX.Element {
  const place = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const parts = useContext(PartsContext);
  const refit = useRef((_grow: boolean): void => {});
  useLayoutEffect(() => {
    const [frame, board] = [place.current, sheet.current];
    if (frame === null || board === null) return;
    let later = 0;
    let take = (): void => {};
    let growing = true;
    let last = "";
    const remember = (found: FoundSize | undefined): void => {
      const written = JSON.stringify(found);
      if (found !== undefined && written !== last) rememberSize(subject, found);
      last = written;
    };
    refit.current = (grow) => {
      if (board.childElementCount === 0) return;
      if (parts === undefined) {
        remember(fit(frame, board, grow));
        return;
      }
      growing ||= grow;
      take();
      take = parts.addLast(() => {
        const tries = triesToFit(frame, board, growing);
        growing = false;
        const tryNext = (): void => {
          const { done, value } = tries.next();
          if (done) remember(value);
          else take = parts.addLast(tryNext);
        };
        tryNext();
      });
    };
    expectSize(frame, board, usualSize(subject));
    let box = boxOf(frame);
    const watcher = new ResizeObserver(() => {
      // It is told of the first size too.
      if (parts !== undefined && box === boxOf(frame)) return;
      box = boxOf(frame);
      if (parts === undefined) refit.current(true);
      // What the board itself watches the size of, such as a map, has settled by the next frame.
      cancelAnimationFrame(later);
      later = requestAnimationFrame(() => {
        forgetFull(board);
        refit.current(true);
      });
    });
    watcher.observe(frame);
    return () => {
      watcher.disconnect();
      cancelAnimationFrame(later);
      take();
    };
  }, [parts, subject]);
  // Before the next frame is painted, when it has to be laid out anyway, and not while it is being drawn.
  useLayoutEffect(() => {
    if (parts !== undefined) return;
    const next = requestAnimationFrame(() => refit.current(true));
    return () => cancelAnimationFrame(next);
  }, [position, parts]);
  useLayoutEffect(() => {
    const frame = place.current;
    if (parts === undefined || frame === null) return;
    const rest = (): void => frame.removeAttribute("aria-busy");
    frame.setAttribute("aria-busy", "true");
    const take = parts.addLast(rest);
    return () => {
      take();
      rest();
    };
  }, [position, leaps, parts]);
  // Walking through a game, nobody wants to see the table grow.
  useEffect(() => {
    if (parts !== undefined) refit.current(false);
  }, [position, parts]);
  return (
    <main class="match-board" id="match-board" tabIndex={-1} ref={place}>
      <div class="fitted-board as-drawn" ref={sheet}>
        {children}
      </div>
    </main>
  );
}

function boxOf({ offsetWidth, offsetHeight }: HTMLElement): string {
  return `${offsetWidth} ${offsetHeight}`;
}
