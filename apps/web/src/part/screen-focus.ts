import { afterFrame, onceUncovered } from "@tabletown/ui";

/** Ends what was waited for last. */
let stop = (): void => undefined;

/**
 * To be told when another screen is about to come, or has come in the place of one that began there. Whoever goes by keys
 * goes on at its heading, and at a table at the board; whoever listens hears where they are. What has the focus by then
 * keeps it, and whoever has gone on somewhere else is not waited for.
 */
export function focusNextScreen(left: HTMLElement | null = screenBeginning()): void {
  stop();
  const look = (): void => {
    const next = screenBeginning();
    if (next === null || next === left) return;
    stop();
    afterFrame(() => onceUncovered(focusBeginning));
  };
  const coming = new MutationObserver(look);
  stop = () => {
    coming.disconnect();
    removeEventListener("focusin", stop);
  };
  coming.observe(document.body, { childList: true, subtree: true });
  addEventListener("focusin", stop);
  look();
}

/** Where a screen begins; one that is still being fetched has no such place. */
export function screenBeginning(): HTMLElement | null {
  return document.getElementById("match-board") ?? document.querySelector("h1");
}

function focusBeginning(): void {
  if (document.activeElement !== document.body) return;
  const place = screenBeginning();
  place?.setAttribute("tabindex", "-1");
  place?.focus({ preventScroll: true });
}
