import type { ObjectId } from "../data/table.ts";

export type Action =
  /** Put one's building on its lot. */
  | { readonly type: "build"; readonly lot: string }
  /** Sell a share to the bank when short; its price tells which. */
  | { readonly type: "sell"; readonly object: ObjectId; readonly price: number }
  /** Take the free share of the object just built beside. */
  | { readonly type: "take"; readonly object: ObjectId }
  /** Buy the share on top of a stack. */
  | { readonly type: "buy"; readonly object: ObjectId }
  /** Acquire nothing and end the turn. */
  | { readonly type: "pass" };
