import type { Seat } from "@tabletown/kernel";
import type { At } from "./hex.ts";

/** A tile in a borough. Like all that is "never changed, only replaced", copies of a state share it. */
export interface Tile {
  readonly kind: string;
  readonly at: At;
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
  /** The free spaces beside its tiles, in reading order: where the next tile may go. Never changed, only replaced. */
  frontier: readonly At[];
}

/** A seat's private goals. */
export interface Hand {
  readonly dealt: readonly string[];
  /** The goal kept; empty until chosen, or where none is dealt. */
  readonly kept: string;
}

/** An empty space of the market. */
export const EMPTY = "";

/** The tile that announces the end. */
export const MARKER = "one-more-round";

/** What the table waits for. Never changed, only replaced. */
export type Phase =
  | { readonly is: "goals" }
  | { readonly is: "turn" }
  /** A tile was taken and needs a space; `space` is 0 for a basic tile. */
  | { readonly is: "place"; readonly tile: string; readonly space: number }
  /** A market tile must go: after a basic tile, after a marker, or the Lone Architect's extra one. */
  | { readonly is: "discard"; readonly after: "basic" | "marker" | "turn" }
  | { readonly is: "over" };

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
  /** From left to right. Never changed, only replaced. */
  market: readonly string[];
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

/** Market spaces are counted from 1 at the left. */
export type Action =
  | { readonly do: "keep"; readonly goal: string }
  | { readonly do: "buy"; readonly tile: string; readonly space: number }
  | { readonly do: "lake"; readonly tile: string; readonly space: number }
  | { readonly do: "basic"; readonly tile: string }
  | { readonly do: "invest"; readonly tile: string; readonly at: At }
  | { readonly do: "place"; readonly at: At }
  | { readonly do: "discard"; readonly tile: string; readonly space: number };
