import type { JSX } from "preact";
import type { ObjectId } from "../data/table.ts";

/** The objects as signs on a 24 grid, for places too small for a drawing. */
const shapes: Readonly<Record<ObjectId, string>> = {
  pool: "M2 17c2 -2 4 -2 6 0s4 2 6 0s4 -2 6 0M2 21c2 -2 4 -2 6 0s4 2 6 0s4 -2 6 0M8 14V6a2 2 0 0 1 4 0M15 14V6a2 2 0 0 1 4 0M8 10h7",
  cinema: "M3 9h18v11H3zM3 9l2 -5l17 -1l-1 6M8 9l2 -5M14 9l2 -5M10 12v5l5 -2.500z",
  mall: "M5 8h14l1 13H4zM8 11V7a4 4 0 0 1 8 0v4",
  theatre: "M4 5c5 2 11 2 16 0v8c0 5 -4 8 -8 8s-8 -3 -8 -8zM8 10h2M14 10h2M8 15c2 2 6 2 8 0",
  cafe: "M4 9h13v5c0 4 -3 6 -6.500 6s-6.500 -2 -6.500 -6zM17 10c5 -1 5 6 0 6M8 6c-1 -2 1 -2 0 -4M13 6c-1 -2 1 -2 0 -4",
  "amusement-park":
    "M12 3a8 8 0 1 0 0 16a8 8 0 0 0 0 -16M12 3v16M4 11h16M6.500 5.500l11 11M17.500 5.500l-11 11M8 22l4 -11l4 11",
  restaurant: "M7 3v18M4 3v5a3 3 0 0 0 6 0V3M17 21V3c-3 1 -4 5 -4 9h4",
  "sports-hall": "M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0 -18M12 3v18M3 12h18M6 5.500c4 4 4 9 0 13M18 5.500c-4 4 -4 9 0 13",
  stadium:
    "M12 7c-6 0 -10 2 -10 5.500s4 5.500 10 5.500s10 -2 10 -5.500s-4 -5.500 -10 -5.500M12 10.500c-3 0 -5 1 -5 2s2 2 5 2s5 -1 5 -2s-2 -2 -5 -2M4 9V3l3 1.500l-3 1.500M20 9V3l-3 1.500l3 1.500",
};

export function ObjectIcon({ id, size = 18 }: { readonly id: ObjectId; readonly size?: number }): JSX.Element {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} class="icon" aria-hidden="true" focusable="false">
      <path d={shapes[id]} />
    </svg>
  );
}
