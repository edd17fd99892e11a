import { type ComponentChildren, createContext, type JSX } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";

/** Pieces of drawing that wait for each other: each has a task and a frame of its own, so that none holds the page up. */
export interface PartQueue {
  /** Waits for its turn; what is returned takes it out again. */
  add(draw: () => void): () => void;
}

export function partQueue(): PartQueue {
  const waiting: (() => void)[] = [];
  let busy = false;
  const next = (): void => {
    const draw = waiting.shift();
    busy = draw !== undefined;
    if (draw === undefined) return;
    draw();
    requestAnimationFrame(() => setTimeout(next));
  };
  return {
    add(draw) {
      waiting.push(draw);
      if (!busy) {
        busy = true;
        setTimeout(next);
      }
      return () => {
        const index = waiting.indexOf(draw);
        if (index >= 0) waiting.splice(index, 1);
      };
    },
  };
}

/** Given where a whole board comes at once, with everything on it: its parts then come one after the other. */
export const PartsContext = createContext<PartQueue | undefined>(undefined);

/** A part of a board that can come a moment later than the others. */
export function Part({ children }: { readonly children: ComponentChildren }): JSX.Element {
  const queue = useContext(PartsContext);
  const [drawn, setDrawn] = useState(queue === undefined);
  useEffect(() => queue?.add(() => setDrawn(true)), [queue]);
  return <>{drawn && children}</>;
}
