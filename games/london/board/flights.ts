import type { Flight } from "@tabletown/ui";
import type { Event } from "../rules/event.ts";

/** Cards travel between deck, board, hands and cities; money to and from the bank; poverty comes to the streets. */
export function flights(event: Event): readonly Flight[] {
  switch (event.what) {
    case "drawn":
      return [{ token: "card", from: "deck", to: `hand-${event.seat}` }];
    case "taken":
    case "swapped":
      return [{ token: "card", from: `row-${event.detail.row}`, to: `hand-${event.seat}` }];
    case "discarded":
      return [{ token: "card", from: `hand-${event.seat}`, to: `row-${event.detail.row}` }];
    case "placed":
      return [{ token: "card", from: `hand-${event.seat}`, to: `city-${event.seat}` }];
    case "bought":
      return [{ token: "card", from: `borough-${event.about}`, to: `boroughs-${event.seat}` }];
    case "money":
      return event.by > 0
        ? [{ token: "coin", from: "bank", to: `money-${event.seat}`, count: event.by }]
        : [{ token: "coin", from: `money-${event.seat}`, to: "bank", count: -event.by }];
    case "poverty":
      return event.by > 0
        ? [{ token: "person", from: "bank", to: `poverty-${event.seat}`, count: event.by }]
        : [{ token: "person", from: `poverty-${event.seat}`, to: "bank", count: -event.by }];
    default:
      return [];
  }
}
