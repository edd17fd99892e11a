import type { Seat } from "@tabletown/kernel";
import type { GenericSchema } from "valibot";

/** A run of numbers in an observation, or of indices among actions. */
export interface Field {
  readonly name: string;
  readonly count: number;
  readonly meaning: string;
}

/**
 * A position and its actions in numbers, for programs that learn.
 *
 * Everything is told from the seat that looks: `player0` is that seat, `player1` the next in turn order, in observations
 * and in actions alike. So one net can play every seat. Lengths depend on game, options, components and number of players
 * alone.
 */
export interface Encoding<A = unknown, V = unknown, S = unknown> {
  /** Changes whenever a number of an observation or an index of an action comes to mean something else. */
  readonly version: number;
  /** What an observation holds, in order. */
  readonly fields: readonly Field[];
  readonly observationSize: number;
  /** What the indices of actions stand for, in order. */
  readonly actionFields: readonly Field[];
  readonly actionCount: number;
  /** Writes what `view`, the view of `seat`, shows into `into` from `start` on; that part of it must hold zeros. */
  observe(view: V, seat: Seat, into: Float32Array, start: number): void;
  /**
   * Writes the same numbers as `observe` does of the view of that state, without making one: where there is this,
   * batches need not wait for views. Tests hold one against the other.
   */
  observeState?(state: S, seat: Seat, into: Float32Array, start: number): void;
  /** The index of an action of `seat`; no two legal actions of a position share one. */
  indexOf(action: A, seat: Seat): number;
  /** What an index stands for, readable. */
  label(index: number): string;
}

/** What a game tells programs that learn: it lives in `games/<id>/bot/research.ts` and the catalog names it. */
export interface ResearchSource<A = unknown, V = unknown, O = unknown, T = unknown, S = unknown> {
  encoding(seats: number, options: O, table?: T): Encoding<A, V, S>;
  /** The shape of a view, with a sentence for every field. */
  viewSchema(options: O, table?: T): GenericSchema<unknown, V>;
  /** The shape of an action, with a sentence for every kind and every field. */
  actionSchema(options: O, table?: T): GenericSchema<unknown, A>;
}

/** The legal action that an index stands for. */
export function actionAt<A>(
  encoding: Pick<Encoding<A>, "indexOf">,
  legal: readonly A[],
  seat: Seat,
  index: number,
): A | undefined {
  for (const action of legal) if (encoding.indexOf(action, seat) === index) return action;
  return undefined;
}
