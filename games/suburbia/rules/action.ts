import type { Hex } from "./hex.ts";

/** Puts the tile in hand on a space. */
export interface PlaceAction {
  readonly type: "place";
  readonly hex: Hex;
}

/** Market spaces are counted from 1 at the left. */
export type Action =
  | { readonly type: "keep"; readonly goal: string }
  | { readonly type: "buy"; readonly tile: string; readonly space: number }
  | { readonly type: "lake"; readonly tile: string; readonly space: number }
  | { readonly type: "basic"; readonly tile: string }
  | { readonly type: "invest"; readonly tile: string; readonly hex: Hex }
  | PlaceAction
  | { readonly type: "discard"; readonly tile: string; readonly space: number };
