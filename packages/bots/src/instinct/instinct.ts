import { type Between, between, type Seat } from "@tabletown/kernel";
import type { Mind } from "../mind.ts";
import type { Layer } from "../net/net.ts";
import { decodeNet, type NetData } from "../net/net-data.ts";
import type { Clues } from "./clues.ts";
import { Sums } from "./sums.ts";

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
  const mixed = new Float64Array(clues.count);
  const sums = new Sums<A>(mixed);
  const look = (s: S, seat: Seat): void => {
    mix(clues, weights, s, mixed);
    sums.clear();
    clues.note(s, seat, sums);
  };
  return {
    choose(s, seat) {
      look(s, seat);
      let best = 0;
      for (let option = 1; option < sums.options; option++) {
        if (sums.sum(option) > sums.sum(best)) best = option;
      }
      return { action: sums.actions[best] as A, next: sums.nexts[best] };
    },
    leanings(s, seat, format) {
      look(s, seat);
      const found = new Map<string, number>();
      for (let option = 0; option < sums.options; option++) {
        const action = format(sums.actions[option] as A);
        found.set(action, Math.max(found.get(action) ?? Number.NEGATIVE_INFINITY, sums.sum(option)));
      }
      return found;
    },
  };
}

/** Mixes the weights of the two stages that a state lies between, and says where it lies. */
export function mix<S, A>({ stages, stage }: Clues<S, A>, weights: Float32Array, s: S, into: Float64Array): Between {
  const place = between(stages, stage(s));
  const { at, part } = place;
  for (let clue = 0, w = at; clue < into.length; clue++, w += stages.length) {
    into[clue] = (1 - part) * (weights[w] as number) + part * (weights[w + 1] as number);
  }
  return place;
}
