import type { Seat } from "@tabletown/kernel";

export type Action =
  | { readonly type: "roll"; readonly dice: number }
  /** Radio tower: keep the roll. */
  | { readonly type: "keep" }
  /** Harbour: add to the total, or leave it. */
  | { readonly type: "add" }
  | { readonly type: "leave" }
  /** TV station: who pays. */
  | { readonly type: "charge"; readonly seat: Seat }
  /** Business center: no swap; or what to take, then what to give for it. */
  | { readonly type: "decline" }
  | { readonly type: "take"; readonly card: string; readonly from: Seat }
  | { readonly type: "give"; readonly card: string }
  | { readonly type: "build"; readonly card: string }
  | { readonly type: "build-landmark"; readonly landmark: string }
  /** Build nothing. */
  | { readonly type: "pass" };
