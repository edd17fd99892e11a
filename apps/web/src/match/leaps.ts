import type { BoardProps } from "@tabletown/ui";
import { useRef } from "preact/hooks";
import type { ShownPosition } from "./match-model.ts";

/**
 * How often what is shown has leapt: over several moves at once, or to somebody else's eyes; or, where everything
 * counts, with every move and with whatever is half chosen.
 */
export function useLeaps(
  { seq, viewer }: ShownPosition,
  { proposed, picked }: Pick<BoardProps, "proposed" | "picked">,
  everything: boolean,
): number {
  const last = useRef({ seq, viewer, proposed, picked, leaps: 0 }).current;
  const chosen = everything && (proposed !== last.proposed || picked !== last.picked);
  if (Math.abs(seq - last.seq) > (everything ? 0 : 1) || viewer !== last.viewer || chosen) last.leaps++;
  Object.assign(last, { seq, viewer, proposed, picked });
  return last.leaps;
}
