import type { Seat } from "@tabletown/kernel";
import type { Clues } from "./clues.ts";
import { mix } from "./instinct.ts";
import { Notes } from "./notes.ts";

/** What comes to mind of one state. */
export interface Thought<S, A> {
  readonly notes: Notes<A>;
  /** How much speaks for each option noted. */
  readonly sums: number[];
  /** Between which stages the state was, and how far. */
  stage: number;
  part: number;
  look(s: S, seat: Seat): void;
}

export function thoughtOf<S, A>(clues: Clues<S, A>, weights: Float32Array): Thought<S, A> {
  const mixed = new Float64Array(clues.count);
  const notes = new Notes<A>();
  const sums: number[] = [];
  return {
    notes,
    sums,
    stage: 0,
    part: 0,
    look(s, seat) {
      const { at, part } = mix(clues, weights, s, mixed);
      this.stage = at;
      this.part = part;
      notes.clear();
      clues.note(s, seat, notes);
      for (let option = 0; option < notes.options; option++) {
        const end = notes.endOf(option);
        let sum = 0;
        for (let i = notes.starts[option] as number; i < end; i++) {
          sum += (mixed[notes.indices[i] as number] as number) * (notes.values[i] as number);
        }
        sums[option] = sum;
      }
    },
  };
}
