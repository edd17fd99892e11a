import type { Seat } from "@tabletown/kernel";

/** A house's id. */
export type HouseId = string;

export interface State {
  turn: Seat;
  /** Face down; the last one is drawn first. */
  stack: HouseId[];
  players: Player[];
}

export interface Player {
  hand: HouseId[];
  street: HouseId[];
}

export interface Action {
  readonly kind: "build";
  readonly house: HouseId;
}

/** What a viewer may know: other hands and the stack only by their size. */
export interface View {
  readonly viewer?: Seat;
  readonly turn: Seat;
  readonly stack: number;
  readonly players: readonly { readonly hand: readonly HouseId[] | number; readonly street: readonly HouseId[] }[];
}

export interface Rules {
  readonly heights: ReadonlyMap<HouseId, number>;
  /** Every single house in the box. */
  readonly houses: readonly HouseId[];
}

export function copy(s: State): State {
  return {
    turn: s.turn,
    stack: s.stack.slice(),
    players: s.players.map(({ hand, street }) => ({ hand: hand.slice(), street: street.slice() })),
  };
}
