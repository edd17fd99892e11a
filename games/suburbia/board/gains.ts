import type { Seat } from "@tabletown/kernel";
import type { Stat } from "../data/table.ts";
import type { Event } from "../rules/event.ts";

export type Gains = Readonly<Record<Stat, number>>;

/** Paying the price, income and growth come with every turn and would hide what the space itself brings. */
function fromTheSpace({ cause: { rule } }: Event): boolean {
  return rule !== "5.1" && !rule.startsWith("7.");
}

/** What a placing changes for a seat by itself, through all tiles and red lines. */
export function gainsOf(events: readonly Event[], seat: Seat): Gains {
  const gains = { money: 0, income: 0, reputation: 0, population: 0 };
  // Growth by reputation may pass a red line too: what follows the first such step belongs to the turn, not the space.
  const end = events.findIndex((event) => event.seat === seat && event.cause.rule.startsWith("7."));
  for (const event of end < 0 ? events : events.slice(0, end)) {
    if (event.seat !== seat || !fromTheSpace(event)) continue;
    switch (event.what) {
      case "money":
      case "income":
      case "reputation":
      case "population":
        gains[event.what] += event.by;
    }
  }
  return gains;
}
