import type { GameEvent } from "@tabletown/kernel";
import type { Flight } from "@tabletown/ui";

/** What an event tells besides: a row, a stack. */
export function detailOf({ detail }: GameEvent): Readonly<Record<string, unknown>> {
  return typeof detail === "object" && !Array.isArray(detail) ? (detail as Readonly<Record<string, unknown>>) : {};
}

/** Cards travel between deck, board, hands and cities; money to and from the bank; poverty comes to the streets. */
export function flights(event: GameEvent): readonly Flight[] {
  const { what, seat, of = "", by = 0 } = event;
  if (seat === undefined) return [];
  const hand = `hand-${seat}`;
  const row = `row-${String(detailOf(event).row)}`;
  switch (what) {
    case "drawn":
      return [{ token: "card", from: "deck", to: hand }];
    case "taken":
    case "swapped":
      return [{ token: "card", from: row, to: hand }];
    case "discarded":
      return [{ token: "card", from: hand, to: row }];
    case "placed":
      return [{ token: "card", from: hand, to: `city-${seat}` }];
    case "bought":
      return [{ token: "card", from: `borough-${of}`, to: `boroughs-${seat}` }];
    case "money":
      return by > 0
        ? [{ token: "coin", from: "bank", to: `money-${seat}`, count: by }]
        : [{ token: "coin", from: `money-${seat}`, to: "bank", count: -by }];
    case "poverty":
      return by > 0
        ? [{ token: "person", from: "bank", to: `poverty-${seat}`, count: by }]
        : [{ token: "person", from: `poverty-${seat}`, to: "bank", count: -by }];
    default:
      return [];
  }
}
