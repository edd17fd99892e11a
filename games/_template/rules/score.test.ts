import { expect, it } from "vitest";
import { arrange, gameWith, type Position } from "../fixtures/arrange.ts";

const game = gameWith();

function points(players: Position["players"]): readonly (readonly [seat: number, rank: number, score: number])[] {
  const s = arrange({ phase: { type: "over" }, players }).state();
  return game.score(s).map(({ seat, rank, score }) => [seat, rank, score]);
}

it("[4.2] each building scores its height", () => {
  expect(points([{ coins: 0, street: ["cottage", "townhouse", "tenement", "tower"] }])).toEqual([[0, 1, 14]]);
});

it("[4.3] a building lower than the one before it costs 2", () => {
  expect(points([{ coins: 0, street: ["tower", "cottage", "cottage"] }])).toEqual([[0, 1, 7]]);
});

it("[4.4] each corner plot scores 5", () => {
  expect(points([{ coins: 0, corners: 2 }])).toEqual([[0, 1, 10]]);
});

it("[4.5] each coin left scores 1", () => {
  expect(points([{ coins: 3 }])).toEqual([[0, 1, 3]]);
});

it("[4.6] with equal points the longer street is ahead; still equal, places are shared", () => {
  const short = { coins: 2, street: ["townhouse"] };
  const long = { coins: 2, street: ["cottage", "cottage"] };
  expect(points([short, long, short])).toEqual([
    [1, 1, 4],
    [0, 2, 4],
    [2, 2, 4],
  ]);
});
