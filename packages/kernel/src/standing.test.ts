import { expect, test } from "vitest";
import { rank, winners } from "./standing.ts";

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
