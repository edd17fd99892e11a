import { afterFrame, onceUncovered } from "@tabletown/ui";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { placeOf } from "./anchor.ts";

const BOARD = "match-board";
/** Where the focus has been put back, as long as whoever goes by keys has not gone on from there. */
const putBack = new WeakSet<Element>();

/** Remembers where somebody was; afterwards they are there again, or where they can go on. */
function keepFocus(): () => void {
  const { activeElement } = document;
  const anchor = activeElement?.closest("[data-anchor]")?.getAttribute("data-anchor");
  const takeBack = (): void => {
    if (!isNowhere()) return;
    const place = activeElement?.isConnected ? activeElement : anchor && placeOf([anchor]);
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    // What is gone, or can be done no more, takes no focus.
    if (isNowhere()) document.getElementById(BOARD)?.focus({ preventScroll: true });
    else if (document.activeElement !== null) putBack.add(document.activeElement);
  };
  return () => onceDrawn(takeBack);
}

/** Whoever goes by keys is afterwards where they were when this came: noted at once, for the next key may close it before a frame. */
export function useKeptFocus(): void {
  useLayoutEffect(() => keepFocus(), []);
}

/**
 * The heading of what has come instead of what was pressed, or because of it: whoever goes by keys goes on there, and
 * whoever listens hears it. What is still there keeps the focus, unless the heading is wanted in any case.
 */
export function useHeadingFocus(wanted: "if nowhere" | "always" = "if nowhere"): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    onceDrawn(() => {
      if (wanted === "always" || isNowhere()) heading.current?.focus({ preventScroll: true });
    });
  }, []);
  return heading;
}

/**
 * Whatever was pressed lets go of the focus until the move is drawn, and has it again if it is still there. A browser
 * lays the whole page out at once when something focused is taken away in the middle of drawing.
 */
export function releaseFocus(): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return;
  const takeBack = keepFocus();
  activeElement.blur();
  takeBack();
}

/** Whether whoever goes by keys is at nothing in particular. */
export function isNowhere(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.id === BOARD;
}

/** Whether the focus is where it was put back, and not where somebody has gone; whoever asks goes on from there. */
export function leavesPutBack(): boolean {
  const { activeElement } = document;
  return activeElement !== null && putBack.delete(activeElement);
}

/**
 * After the next frame, after all parts of a board that changes part by part, and after whatever dialog has opened
 * meanwhile: the focus is kept in it, and would go nowhere when it closes.
 */
function onceDrawn(work: () => void): void {
  afterFrame(() => {
    if (document.querySelector(".match-board[aria-busy]") === null) onceUncovered(work);
    else onceDrawn(work);
  });
}
