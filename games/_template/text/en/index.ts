import type { Phrases } from "../phrases.ts";
import { pitch, title } from "../pitch.ts";
import { names } from "./names.ts";
import { rules } from "./rules.ts";

export const en: Phrases = {
  title: title.en,
  pitch: pitch.en,
  names,
  rules,
  points: { one: "point", other: "points" },
  coins: { one: "coin", other: "coins" },
  effects: { scores: (points) => `Scores ${points}.` },
  actions: {
    build: (building) => `Build a ${building}`,
    bid: (coins) => `Bid ${coins}`,
  },
  events: {
    built: (player, building) => `${player.does("built")} a ${building}.`,
    drew: (player, building) => `${player.does("drew")} a ${building ?? "building"}.`,
    bid: (player, coins) =>
      coins === undefined ? `${player.does("sealed")} a bid.` : `${player.does("sealed")} a bid of ${coins}.`,
    opened: (bids) => `The bids: ${bids}.`,
    coins: (player, change, left) => `${player.name}: ${change}, ${left} left.`,
    won: (player, plot) => `${player.does("takes")} the ${plot}.`,
    unsold: (plot) => `Nobody takes the ${plot}.`,
  },
  reasons: {
    height: (building, points) => `the ${building} scores ${points}`,
    roomAbove: "everything else in your hand can go above it",
    unbeatable: (coins) => `nobody else can bid ${coins}`,
    keeps: (coins) => `keeps ${coins}`,
  },
  outline: {
    table: "Table",
    stack: "Stack",
    street: "Street",
    hand: "Hand",
    coins: "Coins",
    corners: "Corner plots",
    bid: "Bid",
    sealed: "sealed",
    hidden: (count) => `${count} (hidden)`,
  },
};
