import { gamesToPlay, lawsOf } from "@tabletown/testkit";
import { test } from "vitest";
import { highStreet } from "../index.ts";

const laws = lawsOf({
  title: highStreet,
  variants: [{}, { corners: 3 }],
  games: gamesToPlay(90, 900),
  longest: 60,
  census: (_game, { stack, players }) => ({
    buildings: [stack, ...players.flatMap(({ hand, street }) => [hand, street])].flat().sort(),
    seats: players.length,
  }),
  told: {
    phase: "any",
    stack: ["drew"],
    "players.*.hand": ["built", "drew"],
    "players.*.street": ["built"],
    "players.*.coins": ["coins"],
    "players.*.corners": ["won"],
    "players.*.sealed": ["bid", "opened"],
    "players.*.bid": ["bid", "opened"],
  },
  counts: { coins: ({ players }, seat) => players[seat]?.coins ?? 0 },
});

for (const { name, check } of laws) test(name, check);
