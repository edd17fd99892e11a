import type { GameEvent } from "@tabletown/kernel";
import type { Flight } from "@tabletown/ui";

/** Income that no establishment brings: the town hall's, and the airport's straight from the bank. */
const TOWN_HALL: ReadonlySet<string> = new Set(["7.6", "8.2"]);
const AIRPORT = "7.8";

/** Payments travel: out of the card that earned them, from purse to purse, or into the bank. */
export function flights(event: GameEvent): readonly Flight[] {
  const { what, seat, by = 0, cause } = event;
  if (seat === undefined) return [];
  if (what === "built") return [{ token: "card", from: `pile-${event.of}`, to: `city-${seat}` }];
  if (what !== "coins" || by === 0) return [];
  const purse = `coins-${seat}`;
  const count = Math.abs(by);
  if (event.with !== undefined) return [{ token: "coin", from: `coins-${event.with}`, to: purse, count }];
  if (by < 0) return [{ token: "coin", from: purse, to: "bank", count }];
  if (cause.rule === AIRPORT) return [{ token: "coin", from: "bank", to: purse, count }];
  const earner = TOWN_HALL.has(cause.rule) ? `hall-${seat}` : `card-${seat}-${cause.component}`;
  return [
    { token: "coin", from: "bank", to: earner, count },
    { token: "coin", from: earner, to: purse, count },
  ];
}
