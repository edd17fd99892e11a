import { botFor, contest, scheduleOf } from "@tabletown/bots";
import { expect, it } from "vitest";
import { arrange, gameWith } from "../fixtures/arrange.ts";
import { highStreetMind } from "./index.ts";

const game = gameWith();
const mind = highStreetMind.mind(game.options);

it("values what is built, held, won and saved", () => {
  const { state } = arrange({ players: [{ street: ["tower"] }, { hand: ["tower"] }, { corners: 1 }, { coins: 0 }] });
  const [built = 0, held = 0, won = 0, poor = 0] = mind.evaluate(state());
  expect(built).toBeGreaterThan(held);
  expect(held).toBeGreaterThan(won);
  expect(won).toBeGreaterThan(poor);
});

it("beats chance when it looks one step ahead", async () => {
  const contestants = [botFor("greedy", game, mind), botFor("random", game, mind)].map((bot) => ({
    bot,
    budget: { iterations: 1 },
  }));
  let wins = 0;
  const games = 60;
  const { fixture } = scheduleOf({ contestants: 2, seats: 2, seed: "high street" });
  for (let n = 0; n < games; n++) {
    const { seats, ranks } = await contest(game, contestants, fixture(n));
    if (ranks[seats.indexOf(0)] === 1) wins++;
  }
  expect(wins).toBeGreaterThan(games * 0.75);
});
