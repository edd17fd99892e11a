import { highStreet } from "@tabletown/_template";
import { finish, type Game, quickChance } from "@tabletown/kernel";
import { expect, test } from "vitest";
import { advise, advising } from "./advise.ts";
import { BOTS, botFor } from "./levels.ts";

const game = highStreet.game({ corners: 1 }) as Game;
const state = game.setup(3, quickChance("thinking"));
const [view, options] = [game.view(state, 0), game.actions(state, 0)];

test.each(BOTS)("%s comes to the same in steps", (name) => {
  const bot = botFor(name, game);
  const question = () => ({ seat: 0, view, options, chance: quickChance("steps"), budget: { iterations: 300 } });
  const { milliseconds: _, ...inSteps } = finish(bot.thinking(question()));
  const { milliseconds: __, ...atOnce } = bot.decide(question());
  expect(inSteps).toEqual(atOnce);
});

test("advice tells something after its first steps, and more with every further one", () => {
  const budget = { iterations: 300 };
  const seen: number[] = [];
  for (const soFar of advising(game, undefined, view, 0, budget)) {
    const told = soFar();
    expect(told.map(({ value }) => value)).toEqual(told.map(({ value }) => value).sort((a, b) => b - a));
    seen.push(told.length);
  }
  expect(seen[0]).toBe(1);
  expect(seen.at(-1)).toBe(options.length);
  expect(advise(game, undefined, view, 0, budget).options).toHaveLength(options.length);
});
