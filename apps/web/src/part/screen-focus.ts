import { afterFrame, onceUncovered } from "@tabletown/ui";

/**
 * To be told whenever another address is there. Where another screen comes with it, whoever goes by keys goes on at its
 * heading, and at a table at the board; whoever listens hears where they are. What has the focus by then keeps it.
 */
export function screenFocus(): () => void {
  let coming = new MutationObserver(() => undefined);
  return () => {
    coming.disconnect();
    const left = beginning();
    coming = new MutationObserver(() => {
      const next = beginning();
      if (next === null || next === left) return;
      coming.disconnect();
      afterFrame(() => onceUncovered(focusBeginning));
    });
    coming.observe(document.body, { childList: true, subtree: true });
  };
}

/** Where a screen begins; one that is still being fetched has no such place. */
function beginning(): HTMLElement | null {
  return document.getElementById("match-board") ?? document.querySelector("h1");
}

function focusBeginning(): void {
  if (document.activeElement !== document.body) return;
  const place = beginning();
  place?.setAttribute("tabindex", "-1");
  place?.focus({ preventScroll: true });
}
