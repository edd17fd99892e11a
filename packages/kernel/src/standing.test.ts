import { expect, test } from "vitest";
import { rank, ranksOf, scoresOf, victoryShares, winners } from "./standing.ts";

const scored = (seat: number, order: readonly number[]) => ({ seat, score: order[0] ?? 0, parts: [], order });

test("the first difference decides, equals share a rank and the next rank is skipped", () => {
  const standing = rank([scored(0, [5, 1]), scored(1, [7, 0]), scored(2, [5, 1]), scored(3, [5, 0])]);
  expect(standing.map(({ seat, rank }) => [seat, rank])).toEqual([
    [1, 1],
    [0, 2],
    [2, 2],
    [3, 4],
  ]);
});

test("a shared victory has several winners", () => {
  expect(winners(rank([scored(0, [3]), scored(1, [3]), scored(2, [1])]))).toEqual([0, 1]);
});

test("those who are first share the victory", () => {
  expect(victoryShares([2, 1, 3])).toEqual([0, 1, 0]);
  expect(victoryShares([1, 3, 1])).toEqual([0.5, 0, 0.5]);
});

test("ranks and scores stand in the order of seats", () => {
  const standing = rank([scored(0, [3]), scored(1, [9]), scored(2, [4])]);
  expect(ranksOf(standing)).toEqual([3, 1, 2]);
  expect(scoresOf(standing)).toEqual([3, 9, 4]);
});
