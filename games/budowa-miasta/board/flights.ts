import type { GameEvent } from "@tabletown/kernel";
import type { Flight } from "@tabletown/ui";

/** Buildings go from hands to lots, shares from stacks to players, money wherever it is paid. */
export function flights(event: GameEvent): readonly Flight[] {
  const { what, seat, of = "" } = event;
  if (seat === undefined) return [];
  switch (what) {
    case "built":
      return [{ token: "card", from: `hand-${seat}`, to: `lot-${of}` }];
    case "drawn":
      return [{ token: "card", from: "bag", to: `hand-${seat}` }];
    case "refilled":
      return [{ token: "card", from: `hand-${seat}`, to: "bag", count: event.by ?? 1 }];
    case "taken":
    case "bought":
      return [{ token: "card", from: `object-${of}`, to: `shares-${seat}` }];
    case "sold":
    case "restored":
      return [{ token: "card", from: `shares-${seat}`, to: `object-${of}` }];
    case "money":
      return moneyFlights(event, `money-${seat}`);
    default:
      return [];
  }
}

function moneyFlights({ by = 0, cause }: GameEvent, purse: string): readonly Flight[] {
  const { rule, component = "" } = cause;
  const count = Math.abs(by);
  if (count === 0) return [];
  // A payout comes out of the object that pays. SPEC 5.2
  const source = rule === "5.2" ? `object-${component}` : "bank";
  return [
    by > 0 ? { token: "coin", from: source, to: purse, count } : { token: "coin", from: purse, to: "bank", count },
  ];
}
