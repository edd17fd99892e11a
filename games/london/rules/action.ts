import type { Seat } from "@tabletown/kernel";
import type { Id } from "./state.ts";

export const ROWS = ["top", "bottom"] as const;
export type BoardRow = (typeof ROWS)[number];

/** Everything a player can decide. Stacks are counted from 0. */
export type Action =
  | { readonly type: "repay" }
  | { readonly type: "borrow" }
  | { readonly type: "look" }
  /** Take a card that was looked at. */
  | { readonly type: "pick"; readonly card: Id }
  /** Put a card that was looked at back on the deck. */
  | { readonly type: "return"; readonly card: Id }
  | { readonly type: "draw" }
  | { readonly type: "take"; readonly row: BoardRow; readonly card: Id }
  /** Stop drawing, placing or discarding where the rules do not insist. */
  | { readonly type: "stop" }
  | { readonly type: "swap"; readonly by: Id; readonly give: Id; readonly row: BoardRow; readonly card: Id }
  | { readonly type: "place"; readonly card: Id }
  | { readonly type: "onto"; readonly stack: number | "new" }
  | { readonly type: "play"; readonly card: Id }
  | { readonly type: "discard"; readonly card: Id }
  | { readonly type: "buy"; readonly borough: Id }
  | { readonly type: "draw-more" }
  | { readonly type: "run" }
  | { readonly type: "activate"; readonly stack: number }
  /** Carry out the run effect of the newest borough. */
  | { readonly type: "borough" }
  | { readonly type: "target"; readonly seat: Seat }
  /** Put a card of the development board on the card being activated. */
  | { readonly type: "cover"; readonly row: BoardRow; readonly card: Id }
  | { readonly type: "repeat"; readonly stack: number }
  | { readonly type: "turn"; readonly stack: number }
  /** Finish developing, running or the turn. */
  | { readonly type: "done" };
