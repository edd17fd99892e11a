import type { Event } from "../rules/event.ts";

/** Where something is to be seen, the best place first. */
export function places(event: Event): readonly string[] {
  switch (event.what) {
    case "roll":
    case "catch":
    case "kept":
    case "total":
    case "extra-turn":
      return ["dice"];
    case "charged":
    case "asked":
      return [`city-${event.with}`, `coins-${event.with}`];
    case "passed":
    case "declined":
    case "won":
      return [`city-${event.seat}`, `coins-${event.seat}`];
    case "built":
    case "swapped":
      return [`card-${event.seat}-${event.about}`, `city-${event.seat}`];
    case "coins":
      return [`card-${event.seat}-${event.cause.component}`, `coins-${event.seat}`];
    case "revealed":
    case "removed":
      return [`pile-${event.about}`, "market"];
    default:
      return [];
  }
}
