import { type ComponentChildren, createContext, type JSX } from "preact";
import { useContext, useLayoutEffect, useRef, useState } from "preact/hooks";

/** Pieces of drawing that wait for each other: each has a task and a frame of its own, so that none holds the page up. */
export interface PartQueue {
  /** Waits for its turn; what is returned takes it out again. */
  add(draw: () => void): () => void;
  /** Is the next. */
  addFirst(draw: () => void): () => void;
  /** Waits until nothing else does. */
  addLast(draw: () => void): () => void;
}

/** Milliseconds after which a frame is not waited for any longer: a page that nobody sees has none. */
const NO_FRAME = 400;

/** Does something after the next frame, in a task of its own. */
export function afterFrame(work: () => void): void {
  const come = (): void => {
    clearTimeout(late);
    cancelAnimationFrame(frame);
    setTimeout(work);
  };
  const late = setTimeout(come, NO_FRAME);
  const frame = requestAnimationFrame(come);
}

export function partQueue(): PartQueue {
  const waiting: (() => void)[] = [];
  const last: (() => void)[] = [];
  let busy = false;
  const next = (): void => {
    const draw = waiting.shift() ?? last.shift();
    busy = draw !== undefined;
    if (draw === undefined) return;
    try {
      draw();
    } finally {
      // What cannot be drawn holds up nothing that comes after it. A frame may come before the task that draws: it is
      // asked for afterwards, or two parts would share the next one.
      setTimeout(() => afterFrame(next));
    }
  };
  const addTo = (queue: (() => void)[], draw: () => void, place = queue.length): (() => void) => {
    queue.splice(place, 0, draw);
    if (!busy) {
      busy = true;
      setTimeout(next);
    }
    return () => {
      const index = queue.indexOf(draw);
      if (index >= 0) queue.splice(index, 1);
    };
  };
  return {
    add: (draw) => addTo(waiting, draw),
    addFirst: (draw) => addTo(waiting, draw, 0),
    addLast: (draw) => addTo(last, draw),
  };
}

/** Given where a whole board comes at once, with everything on it: its parts then come one after the other. */
export const PartsContext = createContext<PartQueue | undefined>(undefined);

/** How often what is shown has leapt: most of the board then changes, each part in its turn. */
export const LeapsContext = createContext(0);

interface PartProps {
  readonly children: ComponentChildren;
  /** Changes before the other parts do: it answers what was tapped. It comes in its turn, or it would be moved. */
  readonly first?: boolean;
}

/**
 * A part of a board that can come a moment later than the others, and change a moment later after a leap. Parts of a
 * part come after it.
 */
export function Part({ children, first = false }: PartProps): JSX.Element {
  const queue = useContext(PartsContext);
  const leaps = useContext(LeapsContext);
  const [, draw] = useState({});
  const part = useRef<DrawnPart>({ leaps, drawn: undefined, shown: undefined, leave: undefined }).current;
  part.leaps = leaps;
  if (queue === undefined) part.drawn = leaps;
  const waits = part.drawn !== leaps;
  if (!waits) part.shown = children;
  // With every drawing: what leaps again between its turn and its drawing waits for another turn.
  useLayoutEffect(() => {
    if (!waits || part.leave !== undefined) return;
    const add = first && part.drawn !== undefined ? queue?.addFirst : queue?.add;
    part.leave = add?.(() => {
      part.leave = undefined;
      part.drawn = part.leaps;
      draw({});
    });
  });
  useLayoutEffect(
    () => () => {
      part.leave?.();
      part.leave = undefined;
    },
    [queue],
  );
  return <LeapsContext.Provider value={part.drawn ?? leaps}>{part.shown}</LeapsContext.Provider>;
}

interface DrawnPart {
  /** Leaps so far, and those before what is shown: where they differ it waits for its turn. */
  leaps: number;
  drawn: number | undefined;
  shown: ComponentChildren;
  /** Takes it out of the queue, while it waits there. */
  leave: (() => void) | undefined;
}
