import { afterFrame, onceUncovered } from "@tabletown/ui";
import { placeOf } from "./anchor.ts";

/** Remembers where somebody was; afterwards they are there again, or where they can go on. */
export function keepFocus(): () => void {
  const { activeElement } = document;
  const anchor = activeElement?.closest("[data-anchor]")?.getAttribute("data-anchor");
  const takeBack = (): void => {
    if (document.activeElement !== document.body) return;
    const place = activeElement?.isConnected ? activeElement : anchor && placeOf([anchor]);
    if (place instanceof HTMLElement && place !== document.body) place.focus({ preventScroll: true });
    else document.getElementById("match-board")?.focus({ preventScroll: true });
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
  activeElement.blur();
  onceDrawn(() => {
    if (activeElement.isConnected && document.activeElement === document.body)
      activeElement.focus({ preventScroll: true });
  });
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
