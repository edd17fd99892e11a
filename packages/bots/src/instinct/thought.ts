import type { Seat } from "@tabletown/kernel";
import type { Clues } from "./clues.ts";
import { mix } from "./instinct.ts";
import { Notes } from "./notes.ts";

/** What comes to mind of one state. */
export interface Thought<S, A> {
  readonly notes: Notes<A>;
  /** Between which stages the state was, and how far. */
  stage: number;
  part: number;
  look(s: S, seat: Seat): void;
}

export function thoughtOf<S, A>(clues: Clues<S, A>, weights: Float32Array): Thought<S, A> {
  const notes = new Notes<A>(new Float64Array(clues.count));
  return {
    notes,
    stage: 0,
    part: 0,
    look(s, seat) {
      const { at, part } = mix(clues, weights, s, notes.weights);
      this.stage = at;
      this.part = part;
      notes.clear();
      clues.note(s, seat, notes);
    },
  };
}
