import { quickChance } from "@tabletown/kernel";
import { expect, test } from "vitest";
import { advise } from "./advise.ts";
import { fallbackMind } from "./fallback-mind.ts";
import { type TrapAction, trap } from "./trap.fixture.ts";

test("what a game would not think about is listed in a hint, never as the best", () => {
  const mind = fallbackMind(trap);
  const best = (candidates?: (s: unknown, seat: number, actions: readonly TrapAction[]) => readonly TrapAction[]) => {
    const told = advise(trap, { ...mind, ...(candidates && { candidates }) }, trap.setup(2, quickChance(1)), 0, {
      iterations: 200,
    });
    return told.options.map(({ action }) => action);
  };
  const [first, second] = best();
  expect(best((_, __, actions) => actions.filter((action) => action !== first))).toEqual([second, first]);
});
