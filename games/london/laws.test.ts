import { lawsOf } from "@tabletown/testkit";
import { describe, test } from "vitest";
import { london } from "./index.ts";

const laws = lawsOf({
  title: london,
  variants: [{}],
  games: 90,
  longest: 3000,
  samples: 8,
  census: (_game, s) => ({
    cards: [
      s.deck,
      s.top,
      s.bottom,
      s.removed,
      ...s.players.flatMap(({ hand, stacks }) => [hand, ...stacks.map(({ card, under }) => [card, ...under])]),
    ]
      .flat()
      .sort(),
    boroughs: [s.market, s.land, ...s.players.map(({ boroughs }) => boroughs)].flat().sort(),
  }),
});

describe("the laws of every game", () => {
  for (const { name, check } of laws) test(name, check);
});
