/**
 * Dialogs that let nobody reach what is behind them: by pointer, since they cover it, by keys, or with a screen reader.
 * The browser's own way, `showModal`, makes the page behind inert and styles all of it anew for that, which on a full
 * table takes longer than a frame may.
 */
interface Modal {
  /** Lies over everything, with the dialog in it. */
  readonly cover: HTMLElement;
  readonly dialog: HTMLDialogElement;
  /** Somebody wants it closed, by the key for it or a tap beside it. */
  onLeave(): void;
}

/** The last one is on top. */
const opened: Modal[] = [];
/** What screen readers leave out while a dialog is open. */
const hidden: Element[] = [];
/** What waits until no dialog is open any more. */
const waiting: (() => void)[] = [];
/** Where Tab goes, until it has come there. */
let tabbing: "forwards" | "backwards" | undefined;

/** Opens a dialog over everything; what is returned closes it. */
export function openModal(modal: Modal): () => void {
  const { cover, dialog } = modal;
  const { activeElement } = document;
  if (opened.length === 0) {
    addEventListener("keydown", pressed);
    document.addEventListener("focusin", keepInside);
  }
  opened.push(modal);
  // Whoever marks text in the dialog may let go of it beside: that is a click there too, but not a wish to leave.
  let pressedBeside = false;
  cover.addEventListener("pointerdown", ({ target }) => {
    pressedBeside = target === cover;
  });
  cover.addEventListener("click", ({ target }) => {
    if (pressedBeside && target === cover) modal.onLeave();
  });
  // The gesture for going back, made twice, closes what it may not: an empty cover would be left.
  dialog.addEventListener("close", () => {
    if (opened.includes(modal)) dialog.show();
  });
  cover.prepend(tabStop());
  cover.append(tabStop());
  cover.showPopover();
  dialog.show();
  hideBehind();
  return () => {
    opened.splice(opened.indexOf(modal), 1);
    if (opened.length === 0) {
      removeEventListener("keydown", pressed);
      document.removeEventListener("focusin", keepInside);
    }
    hideBehind();
    dialog.close();
    // What has the focus in it keeps it until the next frame where the browser knows no other place for it.
    const { activeElement: left } = document;
    if (left instanceof HTMLElement && dialog.contains(left)) left.blur();
    // A dialog that is gone from the page already returns no focus.
    if (activeElement instanceof HTMLElement && document.activeElement === document.body)
      activeElement.focus({ preventScroll: true });
    if (opened.length === 0) for (const work of waiting.splice(0)) work();
  };
}

/** Does something behind all dialogs: at once, or when the last of them has closed. */
export function onceUncovered(work: () => void): void {
  if (opened.length === 0) work();
  else waiting.push(work);
}

/** Whether keys belong to a dialog, and to nothing behind it. */
export function isDialogOpen(): boolean {
  return opened.length > 0;
}

/** Where Tab comes to when it leaves a dialog: in sight, so that nothing behind it is scrolled to. */
function tabStop(): HTMLElement {
  const stop = document.createElement("span");
  stop.className = "sheet-end";
  stop.tabIndex = 0;
  stop.ariaHidden = "true";
  return stop;
}

/** All beside the way from the page down to the dialog on top. */
function hideBehind(): void {
  for (const each of hidden.splice(0)) each.removeAttribute("aria-hidden");
  for (let each = opened.at(-1)?.cover; each?.parentElement && each !== document.body; each = each.parentElement) {
    for (const beside of each.parentElement.children) {
      if (beside === each || beside.hasAttribute("aria-hidden")) continue;
      beside.setAttribute("aria-hidden", "true");
      hidden.push(beside);
    }
  }
}

function pressed(event: KeyboardEvent): void {
  if (event.key === "Tab") {
    tabbing = event.shiftKey ? "backwards" : "forwards";
    // It may go to the browser's own buttons. Browsers put this off for up to several frames after a key.
    setTimeout(() => {
      tabbing = undefined;
    });
  }
  // What explains a number closes first, and the browser closes it.
  if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
  if (document.querySelector("[popover=auto]:popover-open") !== null) return;
  event.preventDefault();
  opened.at(-1)?.onLeave();
}

/** Tab goes round in the dialog, and what asks for the focus behind it does not get it. */
function keepInside({ target, relatedTarget }: FocusEvent): void {
  const dialog = opened.at(-1)?.dialog;
  if (dialog === undefined || !(target instanceof Node)) return;
  if (dialog.contains(target)) {
    // Whatever asks for the focus from now on is not Tab.
    tabbing = undefined;
    return;
  }
  const before = relatedTarget instanceof HTMLElement && dialog.contains(relatedTarget) ? relatedTarget : undefined;
  if (tabbing === undefined && before !== undefined) before.focus({ preventScroll: true });
  else focusEnd(dialog);
}

const REACHED_BY_TAB = "a[href], button, input, select, textarea, summary, [tabindex]";

function focusEnd(dialog: HTMLElement): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>(REACHED_BY_TAB)].filter(({ tabIndex }) => tabIndex >= 0);
  if (tabbing === "backwards") stops.reverse();
  // What is hidden or switched off takes no focus.
  stops.find((stop) => {
    stop.focus();
    return document.activeElement === stop;
  });
}
