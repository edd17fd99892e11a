import { useRef } from "preact/hooks";
import type { ShownPosition } from "./match-model.ts";

/** How often what is shown has leapt: over several moves at once, or to somebody else's eyes. */
export function useLeaps({ seq, viewer }: ShownPosition): number {
  const last = useRef({ seq, viewer, leaps: 0 }).current;
  if (Math.abs(seq - last.seq) > 1 || viewer !== last.viewer) last.leaps++;
  Object.assign(last, { seq, viewer });
  return last.leaps;
}
