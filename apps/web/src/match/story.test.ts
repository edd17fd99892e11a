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
    lead: { seat: 1, from: 2, to: 4 },
    best: { seat: 1, number: 2, from: 3, to: 4, by: 10, changes: [0, 10] },
    moments: [
      { seat: 0, number: 1, from: 1, to: 2, by: 3, changes: [3, 0] },
      { seat: 0, number: 3, from: 5, to: 6, by: -2, changes: [-2, 0] },
      { seat: 1, number: 4, from: 7, to: 7, by: 1, changes: [0, 1] },
    ],
  });
});

test("who plays alone leads nobody, and nothing is told of a game in which nothing changed", () => {
  expect(storyOf([[0], [4], [6]], [0, 0])).toEqual({
    lead: undefined,
    best: { seat: 0, number: 1, from: 1, to: 1, by: 4, changes: [4] },
    moments: [{ seat: 0, number: 2, from: 2, to: 2, by: 2, changes: [2] }],
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

test("what a turn brought to others makes a moment, however little its maker got", () => {
  const values = [
    [9, 9, 9],
    [2, 9, 9],
    [2, 9, 20],
    [2, 4, 20],
    [2, 4, 25],
    [2, 5, 25],
  ];
  const { best, moments } = storyOf(values, [0, 1, 1, 2, 1]);
  expect(best?.from).toBe(4);
  // The second player's turn cost them 5 and brought another 11.
  expect(moments.map(({ from, changes }) => [from, changes])).toEqual([
    [1, [-7, 0, 0]],
    [2, [0, -5, 11]],
    [5, [0, 1, 0]],
  ]);
});

test("the best turn is the one that put its maker furthest ahead, not one that brought another more", () => {
  const values = [
    [0, 0, 0],
    [30, 28, 0],
    [30, 28, 6],
  ];
  expect(storyOf(values, [1, 2]).best?.from).toBe(2);
});

test("the best turn is one that brought its maker something, not one by which the others lost", () => {
  const values = [
    [0, 0],
    [5, 0],
    [5, 4],
    [6, -9],
  ];
  expect(storyOf(values, [0, 1, 0])).toMatchObject({ best: { from: 1 }, moments: [{ from: 2 }, { from: 3 }] });
});

test("a game in which every turn brought somebody else as much has no best turn, but moments", () => {
  const values = [
    [50, 50],
    [48, 50],
    [54, 56],
    [66, 68],
  ];
  const { best, moments } = storyOf(values, [0, 1, 0]);
  expect(best).toBe(undefined);
  expect(moments.map(({ from }) => from)).toEqual([1]);
});

test("next to turns that brought others much, one that brought its maker a little is no best turn", () => {
  const values = [
    [50, 50],
    [51, 50],
    [99, 86],
    [97, 86],
  ];
  const { best, moments } = storyOf(values, [0, 1, 0]);
  expect(best).toBe(undefined);
  expect(moments.map(({ from }) => from)).toEqual([1, 2, 3]);
});

test("where every turn changes as much, told are those that changed who leads, and the last is the best", () => {
  const values = [
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 1],
    [3, 1],
    [3, 2],
    [4, 2],
    [4, 3],
    [5, 3],
  ];
  const { best, moments } = storyOf(values, [0, 1, 0, 1, 1, 0, 1, 0]);
  expect(best?.from).toBe(8);
  expect(moments.map(({ from }) => from)).toEqual([1, 2, 3]);
});

test("selling what one had is nobody's best turn, however much it brings", () => {
  const values = [
    [0, 0],
    [5, 0],
    [5, 4],
  ];
  expect(storyOf(values, [0, 1], (move) => move === 1).best?.from).toBe(2);
});
