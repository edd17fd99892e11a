import { rank, type Standing } from "@tabletown/kernel";
import { expect, test } from "vitest";
import { finalRewards } from "./rewards.ts";

const standingOf = (...scores: readonly number[]): Standing =>
  rank(scores.map((score, seat) => ({ seat, score, parts: [], order: [score] })));

test("a victory is worth 1, shared among those who share it", () => {
  expect(finalRewards("win", standingOf(3, 9, 4))).toEqual([0, 1, 0]);
  expect(finalRewards("win", standingOf(9, 3, 9))).toEqual([0.5, 0, 0.5]);
});

test("ranks are worth from 1 to -1, equal places share theirs, and all add up to nothing", () => {
  expect(finalRewards("rank", standingOf(1, 2, 3))).toEqual([-1, 0, 1]);
  expect(finalRewards("rank", standingOf(5, 5))).toEqual([0, 0]);
  expect(finalRewards("rank", standingOf(7, 7, 1))).toEqual([0.5, 0.5, -1]);
});

test.each([
  ["beat-dale", 1, 1],
  ["lost-to-dale", 0, -1],
  ["population", 1, 1],
])("alone at the table one wins unless a rival was not beaten: %s", (what, win, place) => {
  const alone: Standing = [{ seat: 0, rank: 1, score: 3, parts: [{ what, by: 0, cause: { rule: "1" } }] }];
  expect(finalRewards("win", alone)).toEqual([win]);
  expect(finalRewards("rank", alone)).toEqual([place]);
});
