import { botFor, contest, reasonsFor, scheduleOf } from "@tabletown/bots";
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

it("says what speaks for a move, and why it is better than another", () => {
  const { state } = arrange({ players: [{ hand: ["cottage", "tower"] }, {}] });
  const choice = { view: game.view(state(), 0), seat: 0 };
  const [low, high] = ["cottage", "tower"].map((building) => ({ type: "build", building }) as const);
  if (low === undefined || high === undefined) throw new Error("no buildings");
  const told = reasonsFor(game, mind, { ...choice, action: low, instead: high });
  expect(told.map(({ what }) => what)).toContain("room-above");
  expect(reasonsFor(game, mind, { ...choice, action: high }).map(({ what }) => what)).toEqual(["height"]);
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
