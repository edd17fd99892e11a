import { useEffect } from "preact/hooks";

/** How far from what covered it something lies that is brought into sight, in pixels: its outline is seen too. */
const APART = 8;

/**
 * Whoever goes by keys sees where they are: what stays at an edge while the rest is scrolled past below it, such as the
 * choices of a board or the filters of the log, may come to lie on what has the focus. It is scrolled to beside that.
 */
export function useUncoveredFocus(): void {
  useEffect(() => {
    let next = 0;
    const look = (): void => {
      cancelAnimationFrame(next);
      // By then the browser itself has scrolled to it.
      next = requestAnimationFrame(uncoverFocused);
    };
    addEventListener("focusin", look);
    return () => {
      cancelAnimationFrame(next);
      removeEventListener("focusin", look);
    };
  }, []);
}

function uncoverFocused(): void {
  const { activeElement } = document;
  // What a finger or a mouse has pressed was seen.
  if (activeElement?.matches(":focus-visible") !== true) return;
  const cover = coverOf(activeElement);
  const place = cover === undefined ? undefined : scrolledPlace(cover);
  if (cover === undefined || place === undefined) return;
  const [box, over, frame] = [activeElement, cover, place].map((each) => each.getBoundingClientRect());
  if (box === undefined || over === undefined || frame === undefined) return;
  const isAbove = over.top - frame.top < frame.bottom - over.bottom;
  const top = isAbove ? box.top - over.bottom - APART : box.bottom - over.top + APART;
  place.scrollBy({ top, behavior: "instant" });
}

/** What stays in its place on an element, wherever the element is scrolled to. */
function coverOf(element: Element): Element | undefined {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const inside = Math.min(2, (bottom - top) / 2);
  for (const y of [top + inside, (top + bottom) / 2, bottom - inside]) {
    const hit = document.elementFromPoint((left + right) / 2, y);
    const cover = around(hit, ({ position }) => position === "sticky");
    if (cover !== undefined && !cover.contains(element)) return cover;
  }
  return undefined;
}

function scrolledPlace(element: Element): Element | undefined {
  return around(element.parentElement, ({ overflowY }) => overflowY === "auto" || overflowY === "scroll");
}

/** The innermost element, from this one outwards, whose style is so. */
function around(from: Element | null, isSo: (style: CSSStyleDeclaration) => boolean): Element | undefined {
  for (let each = from; each !== null; each = each.parentElement) if (isSo(getComputedStyle(each))) return each;
  return undefined;
}
