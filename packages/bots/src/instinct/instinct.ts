import type { Seat } from "@tabletown/kernel";
import type { Mind } from "../mind.ts";
import type { Layer } from "../net/net.ts";
import { decodeNet, type NetData } from "../net/net-data.ts";
import { between, type Clues } from "./clues.ts";
import { Notes } from "./notes.ts";

/** Chooses at first sight. */
export interface Instinct<S = unknown, A = unknown> {
  /** What to do now, and right after it if that was thought of together. */
  choose(s: S, seat: Seat): { readonly action: A; readonly next: A | undefined };
  /** How much speaks for each option that comes to mind, told as the game writes it. */
  leanings(s: S, seat: Seat, format: (action: A) => string): ReadonlyMap<string, number>;
}

/** The instinct that a mind has learned for as many seats as a state has, if any. */
export function instinctOf<S, A>(mind: Mind<S, A>): (s: S) => Instinct<S, A> | undefined {
  const { clues } = mind;
  if (clues === undefined) return () => undefined;
  const bySeats = new Map<number, Instinct<S, A> | undefined>();
  return (s) => {
    const seats = clues.seats(s);
    if (!bySeats.has(seats)) bySeats.set(seats, learned(clues, mind.lore?.(seats)));
    return bySeats.get(seats);
  };
}

function learned<S, A>(clues: Clues<S, A>, data: NetData | undefined): Instinct<S, A> | undefined {
  // Other components have other clues: nobody has learned what they are worth.
  if (data?.sizes[0] !== clues.count || data.sizes[1] !== clues.stages.length) return undefined;
  return instinctBy(clues, (decodeNet(data).layers[0] as Layer).weights);
}

/** An instinct by weights: for each clue one per stage. */
export function instinctBy<S, A>(clues: Clues<S, A>, weights: Float32Array): Instinct<S, A> {
  const thought = thoughtOf(clues, weights);
  const { notes, sums } = thought;
  return {
    choose(s, seat) {
      thought.look(s, seat);
      let best = 0;
      for (let option = 1; option < notes.options; option++) {
        if ((sums[option] as number) > (sums[best] as number)) best = option;
      }
      return { action: notes.actions[best] as A, next: notes.nexts[best] };
    },
    leanings(s, seat, format) {
      thought.look(s, seat);
      const found = new Map<string, number>();
      for (let option = 0; option < notes.options; option++) {
        const action = format(notes.actions[option] as A);
        found.set(action, Math.max(found.get(action) ?? Number.NEGATIVE_INFINITY, sums[option] as number));
      }
      return found;
    },
  };
}

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
  const stages = clues.stages.length;
  const mixed = new Float64Array(clues.count);
  const notes = new Notes<A>();
  const sums: number[] = [];
  return {
    notes,
    sums,
    stage: 0,
    part: 0,
    look(s, seat) {
      const { at, part } = between(clues.stages, clues.stage(s));
      this.stage = at;
      this.part = part;
      for (let clue = 0, w = at; clue < mixed.length; clue++, w += stages) {
        mixed[clue] = (1 - part) * (weights[w] as number) + part * (weights[w + 1] as number);
      }
      notes.clear();
      clues.note(s, seat, notes);
      const { indices, values } = notes;
      for (let option = 0; option < notes.options; option++) {
        const end = notes.endOf(option);
        let sum = 0;
        for (let i = notes.starts[option] as number; i < end; i++) {
          sum += (mixed[indices[i] as number] as number) * (values[i] as number);
        }
        sums[option] = sum;
      }
    },
  };
}
