import type { Flight } from "@tabletown/ui";
import type { BankPayment, Event } from "../rules/event.ts";

/** Income that no establishment brings: the town hall's, and the airport's straight from the bank. */
const TOWN_HALL: ReadonlySet<string> = new Set(["7.6", "8.2"]);
const AIRPORT = "7.8";

/** Cards travel to the city that built them, payments out of the card that earned them, between players, or to the bank. */
export function flights(event: Event): readonly Flight[] {
  if (event.what === "built") {
    // A landmark stands in its city from the start and only turns over.
    return event.now === undefined ? [] : [{ token: "card", from: `pile-${event.about}`, to: `city-${event.seat}` }];
  }
  if (event.what !== "coins" || event.by === 0) return [];
  if (event.with === undefined) return withTheBank(event);
  return [{ token: "coin", from: `coins-${event.with}`, to: `coins-${event.seat}`, count: event.by }];
}

function withTheBank({ seat, by, cause }: BankPayment): readonly Flight[] {
  const purse = `coins-${seat}`;
  const count = Math.abs(by);
  if (by < 0) return [{ token: "coin", from: purse, to: "bank", count }];
  if (cause.rule === AIRPORT) return [{ token: "coin", from: "bank", to: purse, count }];
  const earner = TOWN_HALL.has(cause.rule) ? `hall-${seat}` : `card-${seat}-${cause.component}`;
  return [
    { token: "coin", from: "bank", to: earner, count },
    { token: "coin", from: earner, to: purse, count },
  ];
}
