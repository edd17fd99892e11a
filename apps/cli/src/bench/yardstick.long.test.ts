import { metropolia } from "@tabletown/metropolia";
import { expect, test } from "vitest";
import { randomGames } from "./engine.ts";
import { yardstick } from "./yardstick.ts";

// The yardstick is only worth something if it plays the same game: the same number of decisions on average.
test.each([2, 3, 4])("the yardstick's games with %i players are as long as the real ones", (players) => {
  const options = metropolia.options({});
  if (!options.ok) throw new Error(options.problem);
  const real = randomGames(metropolia.game(options.value), players, 3000, 5, "per-game");
  const stick = yardstick(players, 3000, 5);
  const difference = real.moves / real.games / (stick.moves / stick.games) - 1;
  expect(Math.abs(difference)).toBeLessThan(0.03);
});
