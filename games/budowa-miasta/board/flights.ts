import type { Flight } from "@tabletown/ui";
import type { Event } from "../rules/event.ts";

/** Buildings go from hands to lots, shares from stacks to players, money wherever it is paid. */
export function flights(event: Event): readonly Flight[] {
  switch (event.what) {
    case "built":
      return [{ token: "card", from: `hand-${event.seat}`, to: `lot-${event.about}` }];
    case "drawn":
      return [{ token: "card", from: "bag", to: `hand-${event.seat}` }];
    case "refilled":
      return [{ token: "card", from: `hand-${event.seat}`, to: "bag", count: event.by }];
    case "taken":
    case "bought":
      return [{ token: "card", from: `object-${event.about}`, to: `shares-${event.seat}` }];
    case "sold":
    case "restored":
      return [{ token: "card", from: `shares-${event.seat}`, to: `object-${event.about}` }];
    case "money":
      return [moneyFlight(event)];
    default:
      return [];
  }
}

function moneyFlight({ seat, by, cause }: Extract<Event, { what: "money" }>): Flight {
  const purse = `money-${seat}`;
  if (by < 0) return { token: "coin", from: purse, to: "bank", count: -by };
  // A payout comes out of the object that pays. SPEC 5.2
  return { token: "coin", from: cause.rule === "5.2" ? `object-${cause.component}` : "bank", to: purse, count: by };
}
