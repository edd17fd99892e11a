import type { Edition } from "./table.ts";

/** The first edition, 2012. */
export const FIRST: Edition = {
  stacks: {
    2: { A: 15, B: 15, C: 15, withMarker: 6 },
    3: { A: 18, B: 18, C: 18, withMarker: 9 },
    4: { A: 21, B: 21, C: 21, withMarker: 12 },
  },
  under: { from: "box", count: 4 },
  loneArchitect: { removal: "after-refill" },
  dale: { titleNeedsVictory: false },
};

/** The second edition, 2019. */
export const SECOND: Edition = {
  stacks: {
    2: { A: 14, B: 12, C: 17, withMarker: 6 },
    3: { A: 18, B: 15, C: 23, withMarker: 9 },
    4: { A: 22, B: 20, C: 29, withMarker: 12 },
  },
  under: { from: "top", count: 5 },
  loneArchitect: { removal: "before-refill" },
  dale: { titleNeedsVictory: true },
};
