import type { Flight } from "@tabletown/ui";
import type { Event } from "../rules/event.ts";

/** What travels over the board when something happens. */
export function flights(event: Event): readonly Flight[] {
  switch (event.what) {
    case "built":
      return [{ token: "card", from: `hand-${event.seat}`, to: `street-${event.seat}` }];
    case "drew":
      return [{ token: "card", from: "stack", to: `hand-${event.seat}` }];
    case "coins":
      return [{ token: "coin", from: `coins-${event.seat}`, to: "corner", count: -event.by }];
    case "won":
      return [{ token: "card", from: "corner", to: `street-${event.seat}` }];
    default:
      return [];
  }
}
