import type { Game } from "@tabletown/kernel";
import { lawsOf } from "@tabletown/testkit";
import { describe, expect, it } from "vitest";
import { type Action, metropolia, type Options, type State, type View } from "../index.ts";

/** Every copy of every establishment, wherever it is. Coins come from and go to a bank without bounds. */
function census(game: Game<State, Action, View, Options>, s: State): unknown {
  const { establishments } = metropolia.components.standard;
  const inPlay = establishments.filter(({ box }) => game.options.plus || box === "base");
  const there = (ids: readonly string[], id: string): number => ids.filter((other) => other === id).length;
  return inPlay.map(({ id }, index) => {
    const owned = s.players.reduce((sum, player) => sum + (player.owned[index] ?? Number.NaN), 0);
    return [id, owned + (s.market[index] ?? Number.NaN) + there(s.deck, id) + there(s.removed, id)];
  });
}

const variants = [
  {},
  { plus: true },
  { plus: true, sushiBar: 4, townHall: "when-broke", stuckPiles: "leave" },
  { plus: true, sushiBar: 1, stuckPiles: "leave" },
];

describe("laws", () => {
  const laws = lawsOf({
    title: metropolia,
    variants,
    games: 60,
    longest: 5_000,
    census,
    openChoices: ["charged"],
  });
  for (const law of laws) it(law.name, () => expect(law.check).not.toThrow());
});
