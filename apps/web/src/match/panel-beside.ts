import { signal } from "@preact/signals";
import { BREAKPOINTS } from "@tabletown/ui";

const wideEnough = matchMedia(`(min-width: ${BREAKPOINTS.panel}px)`);

/** Whether the side panel stands beside the board; `--panel-over` in the styles is the same line. */
export const panelIsBeside = signal(wideEnough.matches);
wideEnough.addEventListener("change", ({ matches }) => {
  panelIsBeside.value = matches;
});
