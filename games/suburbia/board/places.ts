import type { Event } from "../rules/event.ts";

/** Where something is to be seen, the best place first: the tile at work, otherwise the number that changed. */
export function places(event: Event): readonly string[] {
  switch (event.what) {
    case "placed":
    case "invested":
      return [`tile-${event.detail.borough}-${event.detail.hex}`, `borough-${event.detail.borough}`];
    case "money":
    case "income":
    case "reputation":
    case "population": {
      const { borough, hex } = event.detail;
      const number = `${event.what}-${borough}`;
      return hex === undefined ? [number] : [`tile-${borough}-${hex}`, number];
    }
    case "took":
      return event.detail.space === undefined ? [`basic-${event.about}`] : [`market-${event.detail.space}`];
    case "removed":
      return [`market-${event.detail.space}`];
    case "red-line":
      return [`population-${event.detail.borough}`, "tracks"];
    case "goal":
    case "goal-missed":
      return [`goal-${event.about}`, "goals"];
    case "kept":
    case "shown":
      return [`own-goal-${event.seat}`, "goals"];
    case "exchanged":
      return [`population-${event.detail.borough}`];
    case "beat-dale":
    case "lost-to-dale":
    case "title":
      return [`population-${event.seat}`];
    case "last-round":
      return ["round"];
    case "turned-up":
      return [`market-${event.detail.space}`];
  }
}
