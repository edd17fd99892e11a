import { quickChance } from "@tabletown/kernel";
import { expect, it } from "vitest";
import { gameWith } from "../fixtures/arrange.ts";
import { highStreet } from "../index.ts";

const game = gameWith();
const { buildings, coins } = highStreet.components.standard;

it("[1.1] all buildings of the table are shuffled into one stack", () => {
  const orders = ["a", "b"].map((seed) => {
    const { stack, players } = game.setup(3, quickChance(seed));
    return [...players.flatMap(({ hand }) => hand), ...stack];
  });
  for (const order of orders) {
    for (const { id, copies } of buildings) expect(order.filter((each) => each === id)).toHaveLength(copies);
  }
  expect(orders[0]).not.toEqual(orders[1]);
});

it("[1.2] everybody is dealt three buildings that nobody else sees, and takes 4 coins", () => {
  const s = game.setup(2, quickChance(1));
  for (const player of s.players) expect([player.hand.length, player.coins]).toEqual([3, coins]);
  expect(coins).toBe(4);
  expect(game.view(s, 0).players.map(({ hand }) => hand)).toEqual([s.players[0]?.hand, 3]);
  expect(game.view(s, undefined).players.map(({ hand }) => hand)).toEqual([3, 3]);
});

it("[1.3] the first player begins", () => {
  expect(game.toAct(game.setup(4, quickChance(1)))).toEqual([0]);
});
