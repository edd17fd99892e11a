import { type Signal, signal } from "@preact/signals";
import { BREAKPOINTS, inEm } from "@tabletown/ui";
import { change, settings } from "../settings.ts";

/** Whether there is room for the side panel beside the board; `--below-panel` in the styles is the same line. */
const roomBeside = isWide(BREAKPOINTS.panel);
/** Whether there is for what a review says, which is narrower; `--from-review` in the styles is the same line. */
const roomForReview = isWide(BREAKPOINTS.review);

function isWide(least: number): Signal<boolean> {
  const query = matchMedia(`(min-width: ${inEm(least)})`);
  const wide = signal(query.matches);
  query.addEventListener("change", ({ matches }) => {
    wide.value = matches;
  });
  return wide;
}

/** Whether the side panel is to be seen: beside the board unless it is folded away, over it once it is opened. */
export function isPanelSeen(over: Signal<boolean>): boolean {
  return roomBeside.value ? settings.value.panel === "beside" : over.value;
}

/** Opens the side panel or puts it away, wherever it has its place. Beside the board it stays as it was left. */
export function setPanel(over: Signal<boolean>, seen: boolean): void {
  if (roomBeside.value) change({ panel: seen ? "beside" : "folded" });
  over.value = seen && !roomBeside.value;
}

/** Puts away a side panel that lies over the board; one that stands beside it stays. */
export function uncoverBoard(over: Signal<boolean>, reviewed: boolean): void {
  if (!reviewed || !roomForReview.value) over.value = false;
}
