import { expect, test } from "vitest";
import { sharedVictory } from "./shared-victory.ts";

const places = (...ranks: readonly number[]) => ranks.map((rank, seat) => ({ seat, rank }));

test("those who are first share the victory; where nobody is, or somebody plays alone, places say nothing", () => {
  expect(sharedVictory(places(2, 1, 3))).toEqual([0, 1, 0]);
  expect(sharedVictory(places(1, 3, 1))).toEqual([0.5, 0, 0.5]);
  expect(sharedVictory([])).toBe(undefined);
  expect(sharedVictory(places(1))).toBe(undefined);
});
