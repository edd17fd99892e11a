import { afterFrame, onceUncovered } from "@tabletown/ui";
import { placeOf } from "./anchor.ts";

const BOARD = "match-board";

/** Remembers where somebody was; afterwards they are there again, or where they can go on. */
export function keepFocus(): () => void {
  const { activeElement } = document;
  const anchor = activeElement?.closest("[data-anchor]")?.getAttribute("data-anchor");
  const takeBack = (): void => {
    if (!isNowhere()) return;
    const place = activeElement?.isConnected ? activeElement : anchor && placeOf([anchor]);
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    // What is gone, or can be done no more, takes no focus.
    if (isNowhere()) document.getElementById(BOARD)?.focus({ preventScroll: true });
  };
  return () => onceDrawn(takeBack);
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
