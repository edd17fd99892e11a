import type { Hex } from "./hex.ts";

/** Market spaces are counted from 1 at the left. */
export type Action =
  | { readonly type: "keep"; readonly goal: string }
  | { readonly type: "buy"; readonly tile: string; readonly space: number }
  | { readonly type: "lake"; readonly tile: string; readonly space: number }
  | { readonly type: "basic"; readonly tile: string }
  | { readonly type: "invest"; readonly tile: string; readonly hex: Hex }
  | { readonly type: "place"; readonly hex: Hex }
  | { readonly type: "discard"; readonly tile: string; readonly space: number };
