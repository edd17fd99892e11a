import type { GameEvent } from "@tabletown/kernel";
import type { Flight } from "@tabletown/ui";
import { detailNumber, whoOf } from "./seen.ts";

/** Tiles go from the stacks to the market and from there to boroughs; coins and people to and from the panels. */
export function flights(event: GameEvent): readonly Flight[] {
  const { what, by = 0 } = event;
  const who = whoOf(event);
  const space = detailNumber(event, "space");
  const count = Math.abs(by);
  switch (what) {
    case "turned-up":
      return space === undefined ? [] : [{ token: "card", from: "stack", to: `market-${space}` }];
    case "took":
      return who === undefined ? [] : [{ token: "card", from: sourceOf(event, space), to: `borough-${who}` }];
    case "money":
      if (who === undefined || count === 0) return [];
      return by > 0
        ? [{ token: "coin", from: actorOf(event, who), to: `money-${who}`, count }]
        : [{ token: "coin", from: `money-${who}`, to: "market", count }];
    case "population":
      return who === undefined || by <= 0
        ? []
        : [{ token: "person", from: actorOf(event, who), to: `population-${who}`, count }];
    default:
      return [];
  }
}

function sourceOf({ of = "" }: GameEvent, space: number | undefined): string {
  return space === undefined ? `basic-${of}` : `market-${space}`;
}

/** The tile at work, or the number that pays every turn. */
function actorOf(event: GameEvent, who: number): string {
  const at = detailNumber(event, "at");
  if (at !== undefined) return `tile-${who}-${at}`;
  return event.what === "money" ? `income-${who}` : `reputation-${who}`;
}
