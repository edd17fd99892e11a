import type { Moment } from "@tabletown/ui";
import { expect, test } from "vitest";
import { turnsOf, turnsSince } from "./turns.ts";

const cause = { rule: "1" };
const did = (seq: number, seat: number, ...what: string[]): Moment => ({
  seq,
  seat,
  events: what.map((each) => ({ what: each, seat, cause })),
});

const history = [
  did(1, 0, "drawn"),
  did(2, 0, "placed", "turn"),
  did(3, 1, "drawn"),
  // A hidden step: nobody but its maker sees anything of it.
  did(4, 1),
  did(5, 1, "placed", "turn"),
  // Somebody has two turns in a row.
  did(6, 1, "drawn", "turn"),
  did(7, 2, "turn"),
];

const outline = (turns: ReturnType<typeof turnsOf>) =>
  turns.map(({ seat, moments }) => [seat, moments.map(({ seq }) => seq)]);

test("moves are told in turns, each under one name, and what nobody saw is not told", () => {
  expect(outline(turnsOf(history))).toEqual([
    [0, [1, 2]],
    [1, [3, 5]],
    [1, [6]],
  ]);
  expect(outline(turnsOf(history, undefined, (seq) => seq === 4))[1]).toEqual([1, [3, 4, 5]]);
});

test("what only prepares a move is not told, and a turn of nothing else is none", () => {
  expect(outline(turnsOf(history, ["drawn"]))).toEqual([
    [0, [2]],
    [1, [5]],
  ]);
  expect(outline(turnsSince(history, 0, ["drawn"]))).toEqual([[1, [5]]]);
});

test("since the last turn of the viewer so many turns were taken, not so many steps", () => {
  expect(outline(turnsSince(history, 0))).toEqual([
    [1, [3, 5]],
    [1, [6]],
  ]);
  expect(turnsSince(history, undefined)).toEqual([]);
});
