import type { Event } from "../rules/event.ts";

/** Where something is to be seen, where nothing travels there. */
export function places(event: Event): readonly string[] {
  switch (event.what) {
    case "finished":
    case "joined":
      return [`street-${event.about}`, "city"];
    case "closed":
      return [`stack-${event.about}`, `object-${event.about}`];
    case "passed":
    case "idle":
    case "short":
    case "no-draw":
    case "bankrupt":
    case "survivor":
      return [`player-${event.seat}`];
    case "money":
    case "spent":
    case "won":
      return [`money-${event.seat}`];
    default:
      return [];
  }
}
