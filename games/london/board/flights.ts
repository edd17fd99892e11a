import type { GameEvent } from "@tabletown/kernel";
import type { Flight } from "@tabletown/ui";

/** Cards travel between deck, board, hands and cities; money to and from the bank; poverty comes to the streets. */
export function flights(event: GameEvent): readonly Flight[] {
  const { what, seat, of = "", by = 0, detail } = event;
  if (seat === undefined) return [];
  const hand = `hand-${seat}`;
  switch (what) {
    case "drawn":
      return [{ token: "card", from: "deck", to: hand }];
    case "taken":
    case "swapped":
      return [{ token: "card", from: `row-${String(detail?.row)}`, to: hand }];
    case "discarded":
      return [{ token: "card", from: hand, to: `row-${String(detail?.row)}` }];
    case "placed":
      return [{ token: "card", from: hand, to: `city-${seat}` }];
    case "bought":
      return [{ token: "card", from: `borough-${of}`, to: `boroughs-${seat}` }];
    case "money":
      return by > 0
        ? [{ token: "coin", from: "bank", to: `money-${seat}`, count: by }]
        : [{ token: "coin", from: `money-${seat}`, to: "bank", count: -by }];
    case "poverty":
      return by > 0
        ? [{ token: "person", from: "bank", to: `poverty-${seat}`, count: by }]
        : [{ token: "person", from: `poverty-${seat}`, to: "bank", count: -by }];
    default:
      return [];
  }
}
