import type { Event } from "../rules/event.ts";

/** Where something is to be seen, the best place first: a stack of one's own city is drawn, another's only as a whole. */
export function places(event: Event): readonly string[] {
  switch (event.what) {
    case "placed":
    case "activated":
    case "repeated":
    case "turned":
    case "stored":
      return [`stack-${event.seat}-${event.detail.stack}`, `city-${event.seat}`];
    case "money":
    case "prestige":
    case "poverty":
    case "loans":
      return [`${event.what}-${event.seat}`];
    case "score-cards":
    case "run":
      return [`city-${event.seat}`];
    case "score-money":
      return [`money-${event.seat}`];
    case "score-loans":
      return [`loans-${event.seat}`];
    case "score-poverty":
      return [`poverty-${event.seat}`];
    case "looked":
    case "returned":
    case "draw-more":
    case "deck-due":
    case "last-turns":
      return ["deck"];
    case "played":
    case "hand-spared":
      return [`hand-${event.seat}`];
    case "overflow":
      return ["row-top"];
    case "discarded":
      return [`row-${event.detail.row}`];
    case "offered":
      return [`borough-${event.about}`, "land"];
    case "bought":
      return [`boroughs-${event.seat}`, `hand-${event.seat}`];
    default:
      return [];
  }
}
