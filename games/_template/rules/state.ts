import type { Seat } from "@tabletown/kernel";

/** The whole truth: plain data that survives JSON. */
export interface State {
  phase: Phase;
  /** Face down; the last one is drawn first. */
  stack: string[];
  players: Player[];
}

/** What the table waits for. Never changed, only replaced. */
export type Phase =
  /** This seat must build. */
  | { readonly type: "build"; readonly turn: Seat }
  /** Everybody who has not bid yet must; plots are counted from 1. */
  | { readonly type: "auction"; readonly plot: number }
  | { readonly type: "over" };

export interface Player {
  /** Building ids, known to this player alone. */
  hand: string[];
  street: string[];
  coins: number;
  /** Corner plots won. */
  corners: number;
  /** The sealed bid, or NO_BID. */
  bid: number;
}

/** Where no bid waits to be opened. */
export const NO_BID = -1;
