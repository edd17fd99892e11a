import { expect, test } from "vitest";
import { storyOf } from "./story.ts";

test("a game is told by who led longest, the best turn, and what changed most", () => {
  const values = [
    [0, 0],
    [2, 0],
    [3, 0],
    [3, 9],
    [3, 10],
    [4, 10],
    [1, 10],
    [1, 11],
  ];
  expect(storyOf(values, [0, 0, 1, 1, 0, 0, 1])).toEqual({
    lead: { seat: 1, from: 3, to: 7 },
    best: { seat: 1, from: 3, to: 4, by: 10 },
    moments: [
      { seat: 0, from: 1, to: 2, by: 3 },
      { seat: 0, from: 5, to: 6, by: -2 },
      { seat: 1, from: 7, to: 7, by: 1 },
    ],
  });
});

test("who plays alone leads nobody, and nothing is told of a game in which nothing changed", () => {
  expect(storyOf([[0], [4], [6]], [0, 0])).toEqual({
    lead: undefined,
    best: { seat: 0, from: 1, to: 1, by: 4 },
    moments: [{ seat: 0, from: 2, to: 2, by: 2 }],
  });
  expect(
    storyOf(
      [
        [1, 1],
        [1, 1],
      ],
      [0],
    ),
  ).toEqual({ lead: undefined, best: undefined, moments: [] });
});
