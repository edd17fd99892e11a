import { botFor, contest, scheduleOf } from "@tabletown/bots";
import { expect, it } from "vitest";
import { arrange, gameWith } from "../fixtures/arrange.ts";
import { highStreetMind } from "./index.ts";

const game = gameWith();
const mind = highStreetMind.mind(game.options);

it("values what is built, held, won and saved", () => {
  const { state } = arrange({ players: [{ street: ["tower"] }, { hand: ["tower"] }, { corners: 1 }, { coins: 0 }] });
  expect(mind.evaluate(state())).toEqual([11, 11, 9, 0]);
});

it("would rather build upwards", () => {
  const { state } = arrange({
    players: [
      { street: ["cottage"], hand: ["tower"] },
      { street: ["tower"], hand: ["cottage"] },
    ],
  });
  const [up = 0, down = 0] = mind.evaluate(state());
  expect(up).toBeGreaterThan(down);
});

it("beats chance when it looks one step ahead", async () => {
  const contestants = [botFor("greedy", game, mind), botFor("random", game, mind)].map((bot) => ({
    bot,
    budget: { iterations: 100 },
  }));
  let wins = 0;
  const games = 200;
  const { gameNumbered } = scheduleOf(2, 2, games, "high street");
  for (let n = 0; n < games; n++) {
    const { seats, ranks } = await contest(game, contestants, gameNumbered(n));
    if (ranks[seats.indexOf(1)] === 2) wins++;
  }
  expect(wins).toBeGreaterThan(games * 0.6);
});
