import { botFor, contest, guarded, scheduleOf } from "@tabletown/bots";
import { quickChance } from "@tabletown/kernel";
import { expect, it } from "vitest";
import { gameWith } from "../fixtures/arrange.ts";
import { metropolia } from "../index.ts";
import { rulesetOf } from "../rules/ruleset.ts";
import { expectedIncome } from "./expected-income.fixture.ts";
import { metropoliaMind } from "./index.ts";

const GAMES = 400;

it("greedy holds its own against who reckons with mean income alone", async () => {
  const game = gameWith({ plus: false });
  const mind = metropoliaMind.mind(game.options);
  const { choose } = expectedIncome(rulesetOf(game.options, metropolia.components.standard));
  const reckoner = guarded(game, mind, {
    name: "expected income",
    decide({ seat, view, options: listed, chance }) {
      const action = choose(game.guess(view, quickChance(1)), seat, listed, chance);
      return { action, weighed: [], iterations: 0, milliseconds: 0 };
    },
  });
  const budget = { iterations: 400 };
  const contestants = [botFor("greedy", game, mind), reckoner].map((bot) => ({ bot, budget }));
  const { gameNumbered } = scheduleOf(2, 2, GAMES, "greedy");
  let wins = 0;
  for (let n = 0; n < GAMES; n++) {
    const { seats, ranks } = await contest(game, contestants, gameNumbered(n));
    if (seats[ranks.indexOf(1)] === 0) wins++;
  }
  expect(wins / GAMES).toBeGreaterThan(0.42);
});
