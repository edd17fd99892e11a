import type { ObjectId } from "../data/table.ts";

export type Action =
  /** Put one's building on its lot. */
  | { readonly do: "build"; readonly lot: string }
  /** Sell a share to the bank when short; its price tells which. */
  | { readonly do: "sell"; readonly object: ObjectId; readonly price: number }
  /** Take the free share of the object just built beside. */
  | { readonly do: "take"; readonly object: ObjectId }
  /** Buy the share on top of a stack. */
  | { readonly do: "buy"; readonly object: ObjectId }
  /** Acquire nothing and end the turn. */
  | { readonly do: "pass" };
