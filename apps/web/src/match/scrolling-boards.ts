import { signal } from "@preact/signals";
import { BREAKPOINTS, inEm } from "@tabletown/ui";

const narrow = matchMedia(`(max-width: ${inEm(BREAKPOINTS.table - 1)})`);

/** Whether the window is so narrow that boards scroll; `--below-table` in the styles is the same line. */
export const scrollingBoards = signal(narrow.matches);
narrow.addEventListener("change", ({ matches }) => {
  scrollingBoards.value = matches;
});
