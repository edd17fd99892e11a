import type { Seat } from "@tabletown/kernel";
import { type Ruleset, tilesOn } from "./ruleset.ts";
import type { Borough, Phase, State, Tile } from "./state.ts";

/** A borough lies open. */
export type BoroughView = Omit<Borough, "frontier" | "kinds" | "tiles"> & { readonly tiles: readonly Tile[] };

export interface HandView {
  readonly chosen: boolean;
  /** Both goals dealt, for their owner alone. */
  readonly dealt: readonly string[];
  /** The goal kept: known to its owner, and to all when the game is over. */
  readonly kept: string;
}

export interface View {
  /** Whose eyes; absent for a spectator. */
  readonly viewer?: Seat;
  readonly phase: Phase;
  readonly first: Seat;
  readonly turn: Seat;
  readonly round: number;
  readonly last: number;
  readonly boroughs: readonly BoroughView[];
  readonly market: readonly string[];
  /** What each space of the market adds to the price. */
  readonly prices: readonly number[];
  readonly supply: readonly number[];
  /** Every tile that has come up so far, in order. */
  readonly seen: readonly string[];
  /** How many are still face down in the stacks. */
  readonly left: number;
  readonly removed: readonly string[];
  readonly goals: readonly string[];
  readonly hands: readonly HandView[];
}

export function view(rules: Ruleset, s: State, seat: Seat | undefined): View {
  const over = s.phase.type === "over";
  return {
    ...(seat !== undefined && { viewer: seat }),
    phase: s.phase,
    first: s.first,
    turn: s.turn,
    round: s.round,
    last: s.last,
    boroughs: s.boroughs.map(({ frontier: _, kinds: __, tiles, ...numbers }) => ({ ...numbers, tiles })),
    market: tilesOn(rules, s.market),
    prices: rules.prices,
    supply: s.supply,
    seen: s.stack.slice(0, s.drawn),
    left: s.stack.length - s.drawn,
    removed: s.removed,
    goals: s.goals,
    hands: s.hands.map(({ dealt, kept }, owner) => ({
      chosen: kept !== "",
      dealt: owner === seat ? dealt : [],
      kept: owner === seat || over ? kept : "",
    })),
  };
}
