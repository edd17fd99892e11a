import { useRef } from "preact/hooks";
import type { ShownPosition } from "./match-model.ts";

/** How often what is shown has leapt: over several moves at once, or to somebody else's eyes; or with every move. */
export function useLeaps({ seq, viewer }: ShownPosition, everyMove: boolean): number {
  const last = useRef({ seq, viewer, leaps: 0 }).current;
  if (Math.abs(seq - last.seq) > (everyMove ? 0 : 1) || viewer !== last.viewer) last.leaps++;
  Object.assign(last, { seq, viewer });
  return last.leaps;
}
