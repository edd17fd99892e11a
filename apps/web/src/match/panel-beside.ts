import { type Signal, signal } from "@preact/signals";
import { BREAKPOINTS } from "@tabletown/ui";
import { change, settings } from "../settings.ts";

const wideEnough = matchMedia(`(min-width: ${BREAKPOINTS.panel}px)`);

/** Whether there is room for the side panel beside the board; `--below-panel` in the styles is the same line. */
const roomBeside = signal(wideEnough.matches);
wideEnough.addEventListener("change", ({ matches }) => {
  roomBeside.value = matches;
});

/** Whether the side panel is to be seen: beside the board unless it is folded away, over it once it is opened. */
export function isPanelSeen(over: Signal<boolean>): boolean {
  return roomBeside.value ? settings.value.panel === "beside" : over.value;
}

/** Opens the side panel or puts it away, wherever it has its place. Beside the board it stays as it was left. */
export function setPanel(over: Signal<boolean>, seen: boolean): void {
  if (roomBeside.value) change({ panel: seen ? "beside" : "folded" });
  over.value = seen && !roomBeside.value;
}
