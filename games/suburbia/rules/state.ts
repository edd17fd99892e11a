import type { Seat } from "@tabletown/kernel";
import type { PlaceAction } from "./action.ts";
import type { Hex } from "./hex.ts";

/** A tile in a borough. Like all that is "never changed, only replaced", copies of a state share it. */
export interface Tile {
  readonly kind: string;
  readonly hex: Hex;
  readonly invested: boolean;
  /** For a lake, the building on its other side; otherwise empty. */
  readonly under: string;
  /** For a tile that looks forward: how many times over it has acted, event by event (SPEC 1.9, 1.10). */
  readonly past: readonly number[];
}

export interface Borough {
  money: number;
  income: number;
  reputation: number;
  population: number;
  /** Investment markers not yet placed. */
  markers: number;
  /** In the order in which they were built. Never changed, only replaced. */
  tiles: readonly Tile[];
  /** By tile: the number of its kind in the ruleset, since ids are slow to look up. Never changed, only replaced. */
  kinds: readonly number[];
  /** A move for each free space beside its tiles, in reading order: where the next tile may go. Never changed, only replaced. */
  frontier: readonly PlaceAction[];
}

/** A seat's private goals. */
export interface Hand {
  readonly dealt: readonly string[];
  /** The goal kept; empty until chosen, or where none is dealt. */
  readonly kept: string;
}

/** An empty space of the market, as it is seen and as states know it. */
export const EMPTY = "";
export const NO_KIND = -1;

/** The tile that announces the end. */
export const MARKER = "one-more-round";

/** What the table waits for. Never changed, only replaced. */
export type Phase =
  | { readonly type: "goals" }
  | { readonly type: "turn" }
  /** A tile was taken and needs a space; `space` is 0 for a basic tile. */
  | { readonly type: "place"; readonly tile: string; readonly space: number }
  /** A market tile must go: after a basic tile, after a marker, or the Lone Architect's extra one. */
  | { readonly type: "discard"; readonly after: "basic" | "marker" | "turn" }
  | { readonly type: "over" };

export interface State {
  phase: Phase;
  first: Seat;
  turn: Seat;
  /** Counted from 1. */
  round: number;
  /** The last round; 0 until it is known. */
  last: number;
  /** By seat; Dale's, where he plays, comes last. */
  boroughs: Borough[];
  /** The numbers of the kinds in the ruleset, from left to right. */
  market: number[];
  /** Basic tiles left, in the order of the component table. Never changed, only replaced. */
  supply: readonly number[];
  /** Every tile in the order it comes up, the end marker among them. Never changed. */
  stack: readonly string[];
  /** How many of the stack have come up. */
  drawn: number;
  /** Market tiles removed from the game, in order. Never changed, only replaced. */
  removed: readonly string[];
  goals: readonly string[];
  /** By seat. Never changed, only replaced. */
  hands: readonly Hand[];
}
