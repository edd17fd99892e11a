import type { Outline, Seat } from "@tabletown/kernel";
import type { PlayerView, View } from "../rules/view.ts";
import type { Phrases } from "./phrases.ts";

/** A position as text: the terminal prints it, a screen reader walks through it. */
export function outline(phrases: Phrases, view: View, name: (seat: Seat) => string): Outline {
  const { outline: labels } = phrases;
  return {
    sections: [
      { title: labels.table, rows: [{ label: labels.stack, text: String(view.stack) }] },
      ...view.players.map((player, seat) => ({ title: name(seat), seat, rows: rowsOf(phrases, player) })),
    ],
  };
}

function rowsOf({ names, outline: labels }: Phrases, { hand, street, coins, corners, sealed, bid }: PlayerView) {
  const list = (buildings: readonly string[]): string => buildings.map((id) => names[id] ?? id).join(", ") || "–";
  return [
    { label: labels.street, text: list(street) },
    { label: labels.hand, text: typeof hand === "number" ? labels.hidden(hand) : list(hand) },
    { label: labels.coins, text: String(coins) },
    { label: labels.corners, text: String(corners) },
    ...(sealed ? [{ label: labels.bid, text: bid === undefined ? labels.sealed : String(bid) }] : []),
  ];
}
