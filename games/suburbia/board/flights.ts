import type { Flight } from "@tabletown/ui";
import type { Event } from "../rules/event.ts";

/** Tiles go from the stacks to the market and from there to boroughs; coins and people to and from the panels. */
export function flights(event: Event): readonly Flight[] {
  switch (event.what) {
    case "turned-up":
      return [{ token: "card", from: "stack", to: `market-${event.detail.space}` }];
    case "took": {
      const { space, borough } = event.detail;
      const from = space === undefined ? `basic-${event.about}` : `market-${space}`;
      return [{ token: "card", from, to: `borough-${borough}` }];
    }
    case "money": {
      const { borough, hex } = event.detail;
      const count = Math.abs(event.by);
      if (count === 0) return [];
      if (event.by < 0) return [{ token: "coin", from: `money-${borough}`, to: "market", count }];
      const from = hex === undefined ? `income-${borough}` : `tile-${borough}-${hex}`;
      return [{ token: "coin", from, to: `money-${borough}`, count }];
    }
    case "population": {
      const { borough, hex } = event.detail;
      if (event.by <= 0) return [];
      const from = hex === undefined ? `reputation-${borough}` : `tile-${borough}-${hex}`;
      return [{ token: "person", from, to: `population-${borough}`, count: event.by }];
    }
    default:
      return [];
  }
}
