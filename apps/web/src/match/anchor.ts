import { isMotionOff } from "../settings.ts";

/** How long a place stays lit that somebody asked to see, in milliseconds. */
const LIT = 2600;
/** How long a board takes that changes part by part, in milliseconds. */
const LONGEST_DRAWING = 250;

/** What bears an anchor. A board may draw a thing twice, once for each width of screen: the one that is seen counts. */
function anchored(anchor: string): Element | undefined {
  const all = [...document.querySelectorAll(`[data-anchor="${CSS.escape(anchor)}"]`)];
  return all.find((each) => each.getBoundingClientRect().width > 0);
}

/** Does something with what bears an anchor as soon as it is drawn: boards may come part by part. Returned is how to give up. */
export function onceAnchored(anchor: string, found: (element: Element) => void): () => void {
  const look = (): boolean => {
    const element = anchored(anchor);
    if (element !== undefined) found(element);
    return element !== undefined;
  };
  if (look()) return () => {};
  const observer = new MutationObserver(() => {
    if (look()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** What bears an anchor, waited for no longer than a board takes to be drawn part by part. */
export function whenAnchored(anchor: string): Promise<Element | undefined> {
  return new Promise((resolve) => {
    const giveUp = onceAnchored(anchor, resolve);
    setTimeout(() => {
      giveUp();
      resolve(undefined);
    }, LONGEST_DRAWING);
  });
}

/** Lights what bears an anchor, until the returned function is called. */
export function lightUp(element: Element | undefined): () => void {
  element?.setAttribute("data-pointed", "");
  return () => element?.removeAttribute("data-pointed");
}

/** Brings a place into sight and lights it for a while; of several names the first that is on the board. */
export function showPlace(anchors: readonly string[]): void {
  const element = placeOf(anchors);
  bringIntoSight(element);
  setTimeout(lightUp(element), LIT);
}

/** The first of these places that is on the board. */
export function placeOf(anchors: readonly string[]): Element | undefined {
  for (const anchor of anchors) {
    const element = anchored(anchor);
    if (element !== undefined) return element;
  }
  return undefined;
}

/**
 * Brings what is chosen into sight as soon as it is drawn, where nobody sees its middle: what is said of it takes room
 * from the board, and a move of the list may be about a thing far away. Returned is how to give up.
 */
export function keepChosenInSight(): () => void {
  const look = (): void => {
    const chosen = [...document.querySelectorAll(".match-board .chosen")];
    if (document.querySelector(".match-board[aria-busy]") !== null) timer = setTimeout(look, LONGEST_DRAWING);
    else if (!chosen.some(isMiddleSeen)) bringIntoSight(chosen[0]);
  };
  let timer = setTimeout(look, LONGEST_DRAWING);
  return () => clearTimeout(timer);
}

function isMiddleSeen(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

export function bringIntoSight(element: Element | undefined): void {
  element?.scrollIntoView({ block: "center", behavior: isMotionOff() ? "auto" : "smooth" });
}
