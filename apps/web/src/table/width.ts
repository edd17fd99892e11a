import { signal } from "@preact/signals";

const roomy = matchMedia("(min-width: 1020px)");

/** Whether the panels stand beside the board; style/dock.css draws the line at the same width. */
export const beside = signal(roomy.matches);
roomy.addEventListener("change", ({ matches }) => {
  beside.value = matches;
});
